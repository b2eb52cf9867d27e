import { fileURLToPath } from 'node:url';
import { runnerImport, type ResolvedConfig } from 'vite';

/**
 * Runs a module of the app in Node, so that the build can use its exports.
 * @param file relative to the project's root: '/src/app/routes.tsx'
 */
export async function runModule<Module>(file: string, config: ResolvedConfig): Promise<Module> {
  const { module } = await runnerImport<Module>(file, {
    root: config.root,
    configFile: false,
    resolve: { alias: { '@': fileURLToPath(new URL('..', import.meta.url)) } },
  });
  return module;
}

export async function routePaths(config: ResolvedConfig): Promise<string[]> {
  const { routes } = await runModule<{ routes: Record<string, { path: string }> }>(
    '/src/app/routes.tsx',
    config,
  );
  return Object.values(routes).map(({ path }) => path);
}
