import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { baseOf, bundleFolder, type BundleName } from '../build/bundles';
import { serveFiles } from './static-host';

const TEXT = /\.(?:html|js)$/;
const hashOf = (text: string) => createHash('sha256').update(text).digest('base64');
const inlineScripts = (html: string) =>
  [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script = '']) => script);

/** The same text after a change of every file: with other names of scripts, and hashes to match. */
function withNames(text: string, scripts: readonly string[], version: string): string {
  const changed = scripts.reduce(
    (all, name) => all.replaceAll(name, name.replace(/\.js$/, `${version}.js`)),
    text,
  );
  const after = inlineScripts(changed).map(hashOf);
  return inlineScripts(text)
    .reduce((all, script, at) => all.replaceAll(hashOf(script), after[at] ?? ''), changed)
    .replaceAll(/(revision:`)[^`]*`/g, `$1${version}\``);
}

/** Changes the build in a folder as if it was made from other sources. */
async function changeVersion(folder: string, version: string): Promise<void> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => TEXT.test(file));
  const scripts = files.filter((file) => file.startsWith('assets')).map((file) => path.basename(file));
  for (const file of files.map((name) => path.join(folder, name))) {
    await writeFile(file, withNames(await readFile(file, 'utf8'), scripts, version));
    if (scripts.includes(path.basename(file))) await rename(file, file.replace(/\.js$/, `${version}.js`));
  }
}

/** A host of files, to which one version after the other is deployed. Nothing stays of the one before. */
export async function startDeployments(folder: string) {
  await mkdir(folder, { recursive: true });
  const host = await serveFiles(folder, '/');
  let isStopped = false;
  return {
    origin: host.origin,
    /**
     * Replaces what is at the bundle's base.
     * @param version letters that are in the name of each of its scripts; none for the build as it is
     */
    async deploy(bundle: BundleName, version = ''): Promise<void> {
      const place = path.join(folder, baseOf(bundle));
      await rm(place, { recursive: true, force: true });
      await cp(bundleFolder(bundle), place, {
        recursive: true,
        filter: (file) => !/\.(?:br|gz)$/.test(file),
      });
      if (version !== '') await changeVersion(place, version);
    },
    /** Removes a chunk, as a blocker or a faulty upload does. @param name without its hash */
    async removeChunk(name: string): Promise<void> {
      const assets = path.join(folder, 'assets');
      const found = (await readdir(assets)).filter((file) => file.startsWith(`${name}-`));
      await Promise.all(found.map((file) => rm(path.join(assets, file))));
    },
    /** From now on a sign-in proxy stands in front of the app; null removes it. */
    refuse: (status: 302 | 401 | null) => host.refuse(status),
    /** Stops the host. */
    async stop(): Promise<void> {
      if (!isStopped) await host.close();
      isStopped = true;
    },
  };
}
