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
    /** The browser's worker runs on a connection that is to be spared. */
    async saveData(): Promise<void> {
      const file = path.join(folder, 'sw.js');
      const saving = "Object.defineProperty(navigator, 'connection', { value: { saveData: true } });";
      await writeFile(file, saving + (await readFile(file, 'utf8')));
    },
    /** As the README says: the worker that removes itself takes the other one's place. */
    undoWorker: () => cp(path.join(folder, 'sw-removed.js'), path.join(folder, 'sw.js')),
    /** Nobody is answered any more. */
    async stop(): Promise<void> {
      if (!isStopped) await host.close();
      isStopped = true;
    },
  };
}
