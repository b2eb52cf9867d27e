import { expect, test } from 'vitest';
import { bundleFolder } from './bundles';
import { BuiltFiles } from './built-files';

/** Chrome's documentation: only at the very beginning of the file. */
const HINT = '//# allFunctionsCalledOnLoad\n';

const files = new BuiltFiles(bundleFolder('production'));
const hinted = files.scripts().filter((file) => files.read(file).toString('utf8').startsWith(HINT));

test.each(['app', 'board-only', 'join-board-page', 'profile-only', 'review-page'])(
  'V8 is asked to compile %s while it is loading',
  (chunk) => {
    expect(hinted).toContainEqual(expect.stringMatching(new RegExp(`^assets/${chunk}-.{8}\\.js$`)));
  },
);

test('V8 is not asked to compile what most visits never run', () => {
  expect(hinted).not.toContainEqual(expect.stringMatching(/dialog|palette|export|identity/));
});
