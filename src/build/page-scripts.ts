import { createHash } from 'node:crypto';
import type { ResolvedConfig } from 'vite';
import { inlineScript } from './inline-script.ts';

/** The routes with a script of their own in boot/pages, which draws their page before the app has loaded. */
const PAGES: Readonly<Record<string, string>> = {
  boards: '/src/boot/pages/my-boards.tsx',
  profile: '/src/boot/pages/profile.tsx',
  joinBoard: '/src/boot/pages/invitation.tsx',
};

/** With these the app's components draw at once, without React. */
const INSTEAD = {
  'react/jsx-runtime': '/src/boot/jsx/jsx-runtime.ts',
  'react/jsx-dev-runtime': '/src/boot/jsx/jsx-runtime.ts',
  react: '/src/boot/jsx/react.ts',
  'react-router-dom': '/src/boot/jsx/react-router-dom.tsx',
};

export interface PageScript {
  route: string;
  /** Below the build's folder. */
  fileName: string;
  text: string;
}

/**
 * Bundles those scripts. They are no chunks of the app: nothing imports them, and the app does not need them.
 */
export async function pageScripts(config: ResolvedConfig): Promise<PageScript[]> {
  const scripts = Object.entries(PAGES).map(async ([route, file]) => {
    const text = await inlineScript(file, config, { alias: INSTEAD });
    const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
    return { route, fileName: `assets/early-${route}-${hash}.js`, text };
  });
  return Promise.all(scripts);
}
