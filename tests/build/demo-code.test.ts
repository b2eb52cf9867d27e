import { expect, test } from 'vitest';
import { bundleFolder } from './bundles';
import { DEMO_MARKS } from './budgets';
import { BuiltFiles } from './built-files';

const filesWith = (mark: string, bundle: 'production' | 'demo') =>
  new BuiltFiles(bundleFolder(bundle))
    .texts()
    .filter(({ file, text }) => file.includes(mark) || text.includes(mark))
    .map(({ file }) => file);

test.each(DEMO_MARKS)('"%s" is in the demo and not in production', (mark) => {
  expect(filesWith(mark, 'demo'), 'a mark that is nowhere would prove nothing').not.toEqual([]);
  expect(filesWith(mark, 'production')).toEqual([]);
});

/** A file's name without its hash, which may contain any letters. */
const nameOf = ({ file }: { file: string }) => file.replace(/-[\w-]{8}(?=\.\w+$)/, '');

test('production has no file named for the demo or MSW', () => {
  const names = new BuiltFiles(bundleFolder('production')).texts().map(nameOf);
  expect(names.filter((name) => /demo|msw|mock/i.test(name))).toEqual([]);
});
