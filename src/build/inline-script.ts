import { fileURLToPath } from 'node:url';
import { build, type ResolvedConfig } from 'vite';

/**
 * Bundles a module of the app, with all that it imports, as a classic script for index.html.
 * @param file from the project's root: '/src/boot/head-script.ts'
 * @param define constants to replace, besides those of the app's own build
 */
export async function inlineScript(
  file: string,
  config: ResolvedConfig,
  define: Record<string, string> = {},
): Promise<string> {
  const result = await build({
    root: config.root,
    base: config.base,
    mode: config.mode,
    configFile: false,
    logLevel: 'error',
    define: { ...config.define, ...define },
    resolve: { alias: { '@': fileURLToPath(new URL('..', import.meta.url)) } },
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
