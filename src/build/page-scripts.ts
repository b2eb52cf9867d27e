import { createHash } from 'node:crypto';
import type { ResolvedConfig } from 'vite';
import { inlineScript } from './inline-script.ts';

/** The routes with a script that draws their page before the app has loaded. */
const PAGES = { home: 'home', board: 'board', joinBoard: 'invitation' };

const WITH_PREACT = {
  react: 'preact/compat',
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react-dom/client': 'preact/compat/client',
  'react-router-dom': '/src/boot/stand-ins.tsx',
  '@/ui/lazy-component': '/src/boot/stand-ins.tsx',
  'boring-avatars': '/src/boot/stand-ins.tsx',
};

export interface PageScript {
  route: string;
  /** Below the build's folder. */
  fileName: string;
  text: string;
}

/** Bundles those scripts. They are no chunks of the app: nothing imports them. */
export const pageScripts = (config: ResolvedConfig): Promise<PageScript[]> =>
  Promise.all(
    Object.entries(PAGES).map(async ([route, file]) => {
      const text = await inlineScript(`/src/boot/pages/${file}.tsx`, config, { alias: WITH_PREACT });
      const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
      return { route, fileName: `assets/early-${route}-${hash}.js`, text };
    }),
  );
