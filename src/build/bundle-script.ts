import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { build, type ResolvedConfig } from 'vite';

const SOURCE = fileURLToPath(new URL('..', import.meta.url));

interface Replacements {
  /** Constants, in addition to those of the app's build. */
  define?: Record<string, string>;
  /** Replacements of packages: other packages or files of the project ('/src/...'). */
  alias?: Record<string, string>;
}

/**
 * Bundles a module of the app with its imports into a classic script.
 * @param file relative to the project's root: '/src/boot/inline-script.ts'
 */
export async function bundleScript(
  file: string,
  config: ResolvedConfig,
  { define = {}, alias = {} }: Replacements = {},
): Promise<string> {
  const aliases = Object.entries(alias).map(([name, to]) => ({
    find: new RegExp(`^${name}$`),
    replacement: to.startsWith('/src/') ? config.root + to : to,
  }));
  const result = await build({
    root: config.root,
    base: config.base,
    mode: config.mode,
    configFile: false,
    logLevel: 'error',
    define: { ...config.define, ...define },
    resolve: { alias: [...aliases, { find: '@', replacement: SOURCE }] },
    build: {
      write: false,
      target: config.build.target,
      modulePreload: false,
      rolldownOptions: { input: config.root + file, output: { format: 'iife' } },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (output === undefined || !('output' in output)) throw new Error(`${file} was not bundled`);
  return output.output[0].code.trim().replace(/<\//g, '<\\/');
}

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
      const text = await bundleScript(`/src/boot/pages/${file}.tsx`, config, { alias: WITH_PREACT });
      const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
      return { route, fileName: `assets/early-${route}-${hash}.js`, text };
    }),
  );
