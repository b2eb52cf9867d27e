import { createHash } from 'node:crypto';
import { appendFile, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buildPlugin, type Build } from './build-plugin.ts';
import { pagePaths } from './hosting/hosting-policy.ts';
import { inlineScript } from './inline-script.ts';
import { routePatterns } from './run-module.ts';

/** Besides `assets`: what the page names. Anything else is for hosts and for other sites. */
const KEPT = /^(?:favicon\.svg|manifest\.webmanifest|icons\/.*)$/;

/** In the worker, and so not in the list that Vite makes of the app's chunks. */
const PACKAGES = ['workbox-core', 'workbox-precaching', 'workbox-routing', 'workbox-strategies'];

async function addLicences({ config, folder }: Build): Promise<void> {
  for (const name of PACKAGES) {
    const read = (file: string) => readFile(path.join(config.root, 'node_modules', name, file), 'utf8');
    const { version, license } = JSON.parse(await read('package.json')) as Record<string, string>;
    const text = `\n## ${name} - ${version} (${license})\n\n${await read('LICENSE')}`;
    await appendFile(path.join(folder, 'licenses.md'), text);
  }
}

/** The files that the app may need, in two parts: without the first it cannot start. */
async function listFiles({ config, folder }: Build) {
  const names = (await readdir(folder, { recursive: true })).map((name) => name.replaceAll('\\', '/'));
  const html = await readFile(path.join(folder, 'index.html'), 'utf8');
  const withRevision = async (name: string) => {
    const content = await readFile(path.join(folder, name));
    return createHash('sha256').update(content).digest('base64url').slice(0, 8);
  };
  const page = { url: config.base, revision: await withRevision('index.html') };
  const assets = names
    .filter((name) => name.startsWith(`${config.build.assetsDir}/`) && !/\.(?:br|gz|map)$/.test(name))
    .map((name) => ({ url: config.base + name, revision: null }));
  const others = await Promise.all(
    names
      .filter((name) => KEPT.test(name) && /\.\w+$/.test(name) && !/\.(?:br|gz)$/.test(name))
      .map(async (name) => ({ url: config.base + name, revision: await withRevision(name) })),
  );
  const isNamed = ({ url }: { url: string }) => new RegExp(`<(?:script|link)[^>]*"${url}"`).test(html);
  return {
    first: [page, ...assets.filter(isNamed)],
    others: [...assets.filter((one) => !isNamed(one)), ...others],
  };
}

/**
 * Writes `sw.js`, which keeps the build on the device (boot/worker), and `sw-removed.js`, which removes it again. In the
 * demo, which has a worker of its own, `sw.js` is the latter: production may have been at the same address before.
 */
export const serviceWorker = () =>
  buildPlugin('service-worker', (build) => ({
    writeBundle: {
      // Once the other plugins have written their files.
      order: 'post',
      sequential: true,
      async handler() {
        const { config, folder } = build;
        const removed = await inlineScript('/src/boot/worker/removed-worker.ts', config);
        if (config.mode === 'demo') return writeFile(path.join(folder, 'sw.js'), removed);
        const paths = pagePaths(await routePatterns(config));
        const options = {
          base: config.base,
          pagePaths: paths.map((one) => config.base + one.slice(1)),
          ...(await listFiles(build)),
        };
        const script = await inlineScript('/src/boot/worker/service-worker.ts', config, {
          define: { __WORKER_OPTIONS__: JSON.stringify(options) },
        });
        await writeFile(path.join(folder, 'sw.js'), script);
        await writeFile(path.join(folder, 'sw-removed.js'), removed);
        await addLicences(build);
      },
    },
  }));
