import { describe, expect, test } from 'vitest';
import { bundleFolder } from './bundles';
import {
  BUDGETS,
  INLINE_SCRIPTS_MAX_CHARACTERS,
  EXCLUDED_LIBRARIES,
  LIBRARY_MARKS,
  PAGE_MAX_BYTES,
  PAGE_SCRIPT_MAX_BYTES,
  STYLES_MAX_BYTES,
} from './budgets';
import { brotliBytes, BuiltFiles } from './built-files';

const files = new BuiltFiles(bundleFolder('production'));

describe('bytes on the wire', () => {
  test.each(BUDGETS)('$what: at most $maxBytes bytes of script', ({ what, chunks, maxBytes }) => {
    const sizes = files.neededFor(chunks).map((file) => ({ file, bytes: brotliBytes(files.read(file)) }));
    const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
    const table = sizes
      .sort((a, b) => b.bytes - a.bytes)
      .map(({ file, bytes }) => `${String(bytes).padStart(9)}  ${file}`)
      .join('\n');
    console.log(`${what}: ${total} of ${maxBytes} bytes of script\n${table}`);
    expect(total, `${what}\n${table}`).toBeLessThanOrEqual(maxBytes);
    expect(total).toBeGreaterThan(0);
  });
});

test('the early pages are small, and contain no React', () => {
  const scripts = files.texts().filter(({ file }) => /assets\/early-\w+-.{8}\.js$/.test(file));
  expect(scripts.map(({ file }) => /early-(\w+)-/.exec(file)?.[1]).sort()).toEqual([
    'board',
    'home',
    'joinBoard',
  ]);
  for (const { file, text } of scripts) {
    const bytes = brotliBytes(Buffer.from(text));
    console.log(`${file}: ${bytes} of ${PAGE_SCRIPT_MAX_BYTES} bytes`);
    expect(bytes, file).toBeLessThanOrEqual(PAGE_SCRIPT_MAX_BYTES);
    expect(text, file).not.toContain('react.dev/errors');
  }
  expect(files.texts().some(({ text }) => text.includes('react.dev/errors'))).toBe(true);
});

test('the stylesheet is one small file', () => {
  const [styles, ...others] = files.texts().filter(({ file }) => file.endsWith('.css'));
  const total = brotliBytes(Buffer.from(styles?.text ?? ''));
  console.log(`styles: ${total} of ${STYLES_MAX_BYTES} bytes`);
  expect(total).toBeLessThanOrEqual(STYLES_MAX_BYTES);
  expect(others).toEqual([]);
  expect(styles?.text).toContain('--surface-raised');
  // The browsers of the tests don't support it, so no other test would detect its removal.
  expect(styles?.text).toMatch(
    /@supports ?\(-webkit-touch-callout: ?none\) ?\{input,select,textarea\{font-size:max\(1em, ?16px\)/,
  );
});

test('index.html is small, and the stylesheet does not delay the skeleton', () => {
  const content = files.read('index.html');
  const html = content.toString('utf8');
  const total = brotliBytes(content);
  const scripts = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script = '']) => script).join('');
  console.log(`index.html: ${total} of ${PAGE_MAX_BYTES} bytes, ${scripts.length} characters of script`);
  expect(total).toBeLessThanOrEqual(PAGE_MAX_BYTES);
  expect(scripts.length).toBeLessThanOrEqual(INLINE_SCRIPTS_MAX_CHARACTERS);
  expect(html.indexOf('rel="stylesheet"')).toBeGreaterThan(html.indexOf('id="root"'));
});

test('chunks have no circular imports', () => {
  expect(files.importCycles()).toEqual([]);
});

describe('excluded libraries', () => {
  const texts = (names: string[]) => names.map((file) => files.read(file).toString('utf8'));

  test.each(EXCLUDED_LIBRARIES)('$what loads none of $libraries', ({ chunks, libraries }) => {
    const scripts = texts(files.neededFor(chunks));
    const found = libraries.filter((library) =>
      scripts.some((text) => text.includes(LIBRARY_MARKS[library])),
    );
    expect(found).toEqual([]);
  });

  test.each(Object.entries(LIBRARY_MARKS))('the marks recognise %s in the bundle', (_library, mark) => {
    // The mark must exist in the bundle, or the check proves nothing.
    expect(files.texts().some(({ text }) => text.includes(mark))).toBe(true);
  });
});
