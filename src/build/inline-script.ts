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
export async function inlineScript(
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
