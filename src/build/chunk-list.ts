import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin, ResolvedConfig, Rollup } from 'vite';

/** First what a person may need without leaving the screen, then the other screens, then the rest. */
const ORDER = [/\/src\/app\//, /\/src\/ui\//, /\/src\/(components|features)\//, /\/src\/pages\//];

function place({ facadeModuleId }: Rollup.OutputChunk): number {
  const found = ORDER.findIndex((folder) => folder.test(facadeModuleId ?? ''));
  return found === -1 ? ORDER.length : found;
}

/**
 * Every chunk once, each after its own imports, so that none of them has to wait for another.
 * @throws Error where chunks import each other (chunk-groups.ts): a module could run before what it imports
 */
function inOrder(bundle: Rollup.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const files = new Set<string>();
  const add = (chunk: Rollup.OutputChunk | undefined, importers: readonly string[]) => {
    if (chunk === undefined || files.has(chunk.fileName)) return;
    const chain = [...importers, chunk.fileName];
    if (importers.includes(chunk.fileName)) throw new Error(`Chunks import each other: ${chain.join(', ')}`);
    chunk.imports.forEach((name) =>
      add(
        chunks.find(({ fileName }) => fileName === name),
        chain,
      ),
    );
    files.add(chunk.fileName);
  };
  chunks.toSorted((one, other) => place(one) - place(other)).forEach((chunk) => add(chunk, []));
  return [...files];
}

/**
 * Writes the names of all chunks into a file that index.html refers to, so that the running app can fetch what it
 * has not needed yet (app/late/fetch-ahead.ts). Not into a chunk, whose own name would then change with every other.
 */
export function chunkList(): Plugin {
  let config: ResolvedConfig;
  let list = { fileName: '', text: '' };
  return {
    name: 'talentboard:chunk-list',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (bundle === undefined) return html;
        const text = JSON.stringify(inOrder(bundle).map((name) => config.base + name));
        const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
        list = { fileName: `assets/chunks-${hash}.json`, text };
        return html.replace(
          '</title>',
          () => `</title>\n    <meta name="chunks" content="${config.base}${list.fileName}" />`,
        );
      },
    },
    async writeBundle() {
      await writeFile(path.resolve(config.root, config.build.outDir, list.fileName), list.text);
    },
  };
}
