import { createHash } from 'node:crypto';
import type { ResolvedConfig } from 'vite';
import { inlineScript } from './inline-script.ts';

/** The routes with a script of their own in boot/pages, which draws their page before the app has loaded. */
const PAGES: Readonly<Record<string, string>> = {
  board: '/src/boot/pages/board.tsx',
  joinBoard: '/src/boot/pages/invitation.tsx',
};

/** With these the app's components draw at once, without React. */
export const INSTEAD_OF_REACT = {
  'react/jsx-runtime': '/src/boot/jsx/jsx-runtime.ts',
  'react/jsx-dev-runtime': '/src/boot/jsx/jsx-runtime.ts',
  react: '/src/boot/jsx/react.ts',
  'react-router-dom': '/src/boot/jsx/react-router-dom.tsx',
  '@/ui/lazy-component': '/src/boot/jsx/lazy-component.ts',
  'boring-avatars': '/src/boot/jsx/not-here.ts',
};

/**
 * Bundles those scripts. They are no chunks of the app: nothing imports them, and the app does not need them.
 * @returns with their names below the build's folder
 */
export async function pageScripts(config: ResolvedConfig) {
  const scripts = Object.entries(PAGES).map(async ([route, file]) => {
    const text = await inlineScript(file, config, { alias: INSTEAD_OF_REACT });
    const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
    return { route, fileName: `assets/early-${route}-${hash}.js`, text };
  });
  return Promise.all(scripts);
}

export type PageScript = Awaited<ReturnType<typeof pageScripts>>[number];
