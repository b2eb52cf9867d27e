import { fileURLToPath } from 'node:url';
import { runnerImport, type ResolvedConfig } from 'vite';

/**
 * Runs a module of the app in Node, so that the build can use what it exports.
 * @param file from the project's root: '/src/app/route-needs.ts'
 */
export async function runModule<Module>(file: string, config: ResolvedConfig): Promise<Module> {
  const { module } = await runnerImport<Module>(file, {
    root: config.root,
    configFile: false,
    resolve: { alias: { '@': fileURLToPath(new URL('..', import.meta.url)) } },
  });
  return module;
}

export async function routePatterns(config: ResolvedConfig): Promise<string[]> {
  const file = '/src/lib/addresses/paths.ts';
  const paths = await runModule<{ routePatterns: Record<string, string> }>(file, config);
  return Object.values(paths.routePatterns);
}
