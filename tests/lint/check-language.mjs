// Refuses comments and documents that break the writing rules which a machine can check. Part of `npm run lint`.
import { readdirSync, readFileSync, statSync } from 'node:fs';

const FIRST_WORDS = /^(Of|Where|Who|What|Those|Or|As|The same)\b/;
const AVOIDED_WORDS =
  /\b(anew|meanwhile|by then|by itself|from now on|in this moment|also where|as it is|is gone|is told|says so|cannot be had)\b/i;

const files = ['src', 'tests', '.github', 'README.md']
  .flatMap((root) =>
    statSync(root).isDirectory()
      ? readdirSync(root, { recursive: true, encoding: 'utf8' }).map((file) => `${root}/${file}`)
      : root,
  )
  .filter((file) => /\.(tsx?|mjs|css|md)$/.test(file) && !file.endsWith('check-language.mjs'));

/** The prose of a line: a comment's text in code, the whole line in a document outside of code blocks. */
const proseOf = (line, isDocument) =>
  isDocument
    ? line
    : (/^\s*(?:\/\*\*?|\*|\/\/|\{\/\*)\s?(.*)$/.exec(line)?.[1] ?? /\s\/\/\s(.*)$/.exec(line)?.[1] ?? '');

const errors = files.flatMap((file) => {
  const isDocument = file.endsWith('.md');
  let isCodeBlock = false;
  let isContinued = false;
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, index) => {
      if (isDocument && line.startsWith('```')) isCodeBlock = !isCodeBlock;
      const prose = isCodeBlock ? '' : proseOf(line, isDocument).trim();
      const startsComment = !isDocument && !isContinued;
      isContinued = prose !== '' && !/[.:!?]$/.test(prose.replace(/\s*\*\/\}?$/, ''));
      const firstWord = startsComment && FIRST_WORDS.exec(prose)?.[0];
      const avoided = AVOIDED_WORDS.exec(prose)?.[0];
      return [
        ...(firstWord ? [`${file}:${index + 1} a comment begins with "${firstWord}"`] : []),
        ...(avoided ? [`${file}:${index + 1} avoid "${avoided}"`] : []),
      ];
    });
});

if (errors.length > 0) {
  console.error(errors.join('\n'));
  console.error(`\n${errors.length} comments to rewrite; .github/CONTRIBUTING.md has the writing rules.`);
  process.exit(1);
}
