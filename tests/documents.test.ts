import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { PRODUCT } from '@/lib/product';

const DOCUMENTS = ['.', '.github', 'src', 'tests'].flatMap((folder) =>
  readdirSync(folder, { recursive: folder !== '.' })
    .map((name) => path.posix.join(folder, String(name).replaceAll('\\', '/')))
    .filter((file) => file.endsWith('.md')),
);

const matches = (file: string, pattern: RegExp) =>
  [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, found = '']) => found);

/** GitHub's anchors of the headings in a document. */
const anchors = (file: string) =>
  matches(file, /^#+ (.*)$/gm).map((heading) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w\- ]/g, '')
      .replaceAll(' ', '-'),
  );

it.each(DOCUMENTS)('%s links to files and headings that exist', (file) => {
  const links = matches(file, /(?:\]\(|^\[[^\]]+\]: )((?!https?:)[^)\s]+)/gm);
  const broken = links.filter((link) => {
    const [target = '', anchor] = link.split('#');
    const linked = target === '' ? file : path.posix.join(path.posix.dirname(file), target);
    return !existsSync(linked) || (anchor !== undefined && !anchors(linked).includes(anchor));
  });
  expect(broken).toEqual([]);
});

it('shrinks the page above a phone’s keyboard, and sends cookies for the manifest', () => {
  const page = readFileSync('index.html', 'utf8');
  expect(page).toMatch(/<meta name="viewport" [^>]*interactive-widget=resizes-content/);
  expect(page).toMatch(/<link rel="manifest" crossorigin="use-credentials"/);
});

it('writes the name of the product in one file', () => {
  const sources = readdirSync('src', { recursive: true })
    .map((name) => `src/${String(name).replaceAll('\\', '/')}`)
    .filter((file) => /\.(tsx?|css)$/.test(file) && !/\.test\./.test(file));
  const named = [...sources, 'index.html'].filter((file) => readFileSync(file, 'utf8').includes(PRODUCT));
  expect(named).toEqual(['src/lib/product.ts']);
});
