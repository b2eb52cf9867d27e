import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { buildPlugin } from './build-plugin.ts';

const TEXT = /\.(?:js|css|html|svg|json|md|webmanifest)$/;
/** Compressing a smaller file doesn't save a packet. */
const MIN_BYTES = 1000;

/** Writes a `.br` and a `.gz` copy of every text file of the bundle. */
export const precompress = () =>
  buildPlugin('precompress', (build) => ({
    async closeBundle() {
      const { folder } = build;
      const names = await readdir(folder, { recursive: true }).catch(() => []);
      await Promise.all(
        names
          .filter((name) => TEXT.test(name))
          .map(async (name) => {
            const file = path.join(folder, name);
            const content = await readFile(file);
            if (content.length < MIN_BYTES) return;
            const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
            await writeFile(`${file}.br`, await promisify(brotliCompress)(content, { params: quality }));
            await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
          }),
      );
    },
  }));
