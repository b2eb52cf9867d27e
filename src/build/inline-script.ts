import { fileURLToPath } from 'node:url';
import { build, type ResolvedConfig } from 'vite';

const SOURCE = fileURLToPath(new URL('..', import.meta.url));

/** Exactly these packages, and nothing that begins with their names. */
const aliases = (config: ResolvedConfig, alias: Record<string, string>) =>
  Object.entries(alias).map(([name, file]) => ({
    find: new RegExp(`^${name}$`),
    replacement: config.root + file,
  }));

/**
 * Bundles a module of the app, with all that it imports, as a classic script for index.html.
 * @param file from the project's root: '/src/boot/head-script.ts'
 * @param define constants to replace, besides those of the app's own build
 * @param alias files of the project to use instead of a package
 */
export async function inlineScript(
  file: string,
  config: ResolvedConfig,
  { define = {}, alias = {} }: Partial<Record<'define' | 'alias', Record<string, string>>> = {},
): Promise<string> {
  const result = await build({
    root: config.root,
    base: config.base,
    mode: config.mode,
    configFile: false,
    logLevel: 'error',
    define: { ...config.define, ...define },
    resolve: { alias: [...aliases(config, alias), { find: '@', replacement: SOURCE }] },
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
