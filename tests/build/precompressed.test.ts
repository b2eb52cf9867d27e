import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { bundleFolder } from './bundles';

/** Compressing smaller files would not save a packet. */
const WORTH_IT_BYTES = 1000;
const TEXTS = /\.(?:js|css|html|svg|json|md|webmanifest)$/;
const COPIES = [
  ['.br', brotliDecompressSync],
  ['.gz', gunzipSync],
] as const;

const folder = bundleFolder('production');
const read = (file: string) => readFileSync(path.join(folder, file));
const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
const texts = files.filter((file) => TEXTS.test(file) && read(file).length >= WORTH_IT_BYTES);

test('has many text files, among them index.html, scripts and icons', () => {
  expect(texts).toContain('index.html');
  expect(texts.filter((file) => file.endsWith('.js')).length).toBeGreaterThan(20);
});

test.each(COPIES)(
  'has a smaller %s copy of each text file, which unpacks to the same bytes',
  (ending, unpack) => {
    const wrong = texts.filter((file) => {
      if (!files.includes(file + ending)) return true;
      const copy = read(file + ending);
      return copy.length >= read(file).length || !unpack(copy).equals(read(file));
    });
    expect(wrong).toEqual([]);
  },
);

test('has no other compressed copies', () => {
  const originals = files.filter((file) => /\.(?:br|gz)$/.test(file)).map((file) => file.slice(0, -3));
  expect(originals.filter((file) => !texts.includes(file))).toEqual([]);
});
