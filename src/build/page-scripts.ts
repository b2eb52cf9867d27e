import { createHash } from 'node:crypto';
import type { ResolvedConfig } from 'vite';
import { inlineScript } from './inline-script.ts';

/** Routes with an early page, and its module in `boot/pages`. */
const PAGES = { home: 'home', board: 'board', joinBoard: 'invitation' };

const WITH_PREACT = {
  react: 'preact/compat',
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react-dom/client': 'preact/compat/client',
  'react-router-dom': '/src/boot/stubs.tsx',
  '@/ui/lazy-component': '/src/boot/stubs.tsx',
  'boring-avatars': '/src/boot/stubs.tsx',
};

export interface PageScript {
  route: string;
  /** Relative to the build's folder. */
  fileName: string;
  text: string;
}

/** Bundles the scripts of the early pages. They share no chunks with the app. */
export const pageScripts = (config: ResolvedConfig): Promise<PageScript[]> =>
  Promise.all(
    Object.entries(PAGES).map(async ([route, file]) => {
      const text = await inlineScript(`/src/boot/pages/${file}.tsx`, config, { alias: WITH_PREACT });
      const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
      return { route, fileName: `assets/early-${route}-${hash}.js`, text };
    }),
  );
