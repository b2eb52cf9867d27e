import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const FILES = ['.github', 'src', 'tests'].flatMap((folder) =>
  readdirSync(folder, { recursive: true }).map((name) => `${folder}/${String(name).replaceAll('\\', '/')}`),
);
const DOCUMENTS = ['README.md', ...FILES.filter((file) => file.endsWith('.md'))];
const OWN_FILE = 'tests/documents.test.ts';
const SOURCES = FILES.filter((file) => /\.(tsx?|m?js|css)$/.test(file) && file !== OWN_FILE);

const matches = (file: string, pattern: RegExp) =>
  [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, found = '']) => found);

/** As GitHub derives them from headings. */
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
    const wanted = target === '' ? file : path.posix.join(path.posix.dirname(file), target);
    return !existsSync(wanted) || (anchor !== undefined && !anchors(wanted).includes(anchor));
  });
  expect(broken).toEqual([]);
});

it.each(DOCUMENTS)('%s names code files that exist', (file) => {
  const named = matches(file, /`([\w./-]+\.(?:tsx?|mjs|css))`/g);
  expect(
    named.filter((name) => !existsSync(name) && !FILES.some((known) => known.endsWith(`/${name}`))),
  ).toEqual([]);
});

/** Of libraries. */
const OTHERS_NAMES = ['extractRehydrationInfo', 'invalidatesTags', 'useBlocker'];

it('the documents name nothing of the code that is gone', () => {
  const code = [...OTHERS_NAMES, ...SOURCES.map((file) => readFileSync(file, 'utf8'))].join('\n');
  const named = DOCUMENTS.flatMap((file) => matches(file, /`([a-z]+(?:[A-Z]\w*)+)(?:\(\))?`/g));
  expect(named.filter((name) => !code.includes(name))).toEqual([]);
});

const foldersIn = (folder: string) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
/** They are linked in the table of rooms. */
const ROOMS = foldersIn('src').filter((name) => name !== 'pictures');

it.each(ROOMS)('src/%s has a README, which src/README.md links to, and which names its folders', (room) => {
  expect(matches('src/README.md', /^\[\w+\]: (\w+)\/README\.md$/gm)).toContain(room);
  const readme = readFileSync(`src/${room}/README.md`, 'utf8');
  expect(foldersIn(`src/${room}`).filter((folder) => !readme.includes(`${folder}/`))).toEqual([]);
});

/** An exception belongs into the configuration, with its reason. */
it('no rule of lint is switched off within a file', () => {
  const switches = /((?:eslint|oxlint)-disable|@ts-(?:ignore|expect-error|nocheck))/g;
  expect(SOURCES.flatMap((file) => matches(file, switches).map((found) => `${file}: ${found}`))).toEqual([]);
});

it('the bench quotes no figure that its table does not have', () => {
  const bench = 'tests/bench/README.md';
  const [table = '', prose = ''] = matches(
    bench,
    /(?:<!-- bench -->|^## Over budget$)([^]*?)(?=<!-- \/bench|^## |$(?![^]))/gm,
  );
  const figures = (text: string) => (text.match(/\d+(?:\.\d+)?/g) ?? []).map(Number);
  const printed = figures(table);
  expect(printed).not.toEqual([]);
  expect(figures(prose)).not.toEqual([]);
  expect(figures(prose).filter((figure) => !printed.includes(figure))).toEqual([]);
});

/** A rule is stated where it applies, or in one of the documents above. */
it('no comment or test refers to a document that is not in the repository', () => {
  const elsewhere =
    /([Ss]pec(?:ification)? sections?|\b(?:spec|contract|budgets|design|architecture)(?:\.md\b|, ')|\((?:contract|budgets)\)|\bissues? #?\d)/g;
  expect(SOURCES.flatMap((file) => matches(file, elsewhere).map((found) => `${file}: ${found}`))).toEqual([]);
});
