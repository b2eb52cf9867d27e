import { createHash } from 'node:crypto';
import { appendFile, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { routeRegExp } from './boot-routes.ts';
import { buildPlugin, type Build } from './build-plugin.ts';
import { bundleScript } from './bundle-script.ts';
import { readVariable } from './configuration-variables.ts';
import { routePaths } from './run-module.ts';

/** The worker's dependencies, which Vite's list of licenses doesn't contain. */
const PACKAGES = ['core', 'expiration', 'precaching', 'routing', 'strategies'].map(
  (name) => `workbox-${name}`,
);

async function addLicenses({ config, folder }: Build): Promise<void> {
  for (const name of PACKAGES) {
    const read = (file: string) => readFile(path.join(config.root, 'node_modules', name, file), 'utf8');
    const { version, license } = JSON.parse(await read('package.json')) as Record<string, string>;
    const text = `\n## ${name} - ${version} (${license})\n\n${await read('LICENSE')}`;
    await appendFile(path.join(folder, 'licenses.md'), text);
  }
}

/** Writes `sw.js`, the service worker (boot/worker). The demo uses MSW's instead. */
export const serviceWorker = () =>
  buildPlugin('service-worker', (build) => ({
    writeBundle: {
      // Runs after the other plugins have written their files.
      order: 'post',
      sequential: true,
      async handler() {
        const { config, folder } = build;
        if (config.mode === 'demo') return;
        const { base } = config;
        const html = await readFile(path.join(folder, 'index.html'), 'utf8');
        const assets = (await readdir(path.join(folder, config.build.assetsDir)))
          .filter((name) => /\.(?:js|css)$/.test(name))
          .map((name) => `${base}${config.build.assetsDir}/${name}`);
        const isShell = (url: string) => new RegExp(`<(?:script|link)[^>]*"${url}"`).test(html);
        const revision = createHash('sha256').update(html).digest('base64url').slice(0, 8);
        const options = {
          base,
          apiBaseUrl: readVariable(config.env, 'VITE_API_BASE_URL'),
          routes: (await routePaths(config)).map(routeRegExp),
          shell: [{ url: base, revision }, ...assets.filter(isShell).map((url) => ({ url, revision: null }))],
          chunks: assets.filter((url) => !isShell(url)),
        };
        const script = await bundleScript('/src/boot/worker/service-worker.ts', config, {
          define: { __WORKER_OPTIONS__: JSON.stringify(options) },
        });
        await writeFile(path.join(folder, 'sw.js'), script);
        await addLicenses(build);
      },
    },
  }));
