import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { SCORES } from '@/domain/review/assessment';

const SOURCE = fileURLToPath(new URL('../../../src', import.meta.url));
/** The keys of a command, which are listed with its label. */
const COMMAND = /label: [^\n]*?,\s*keys: ('[^']+'|\[[^\]]+\]|String\(\w+\))/g;

/** Every shortcut that any screen has, as the sources name them. */
export function allShortcuts(): string[] {
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !file.includes('.test.'),
  );
  const keys = files.flatMap((file) =>
    [...readFileSync(path.join(SOURCE, file), 'utf8').matchAll(COMMAND)].flatMap(([, found = '']) =>
      found.startsWith('String(')
        ? SCORES.map(String)
        : [...found.matchAll(/'([^']+)'/g)].map(([, key = '']) => key),
    ),
  );
  return [...new Set(keys)].toSorted();
}
