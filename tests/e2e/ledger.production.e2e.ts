import { expect, test } from './fixtures';
import { ALLOWED_PRESSES } from './ledger/allowed-presses';
import { crawlWatched } from './ledger/watched-crawl';
import { GROUPS } from './ledger/watched-scenes';
import { allShortcuts } from './ledger/shortcuts';
import { CHANGE_CALLS } from './ledger/wire';

/*
 * From the finger to the wire: nothing leaves that the pressed words don't say. This is the short form, which presses
 * each control once. `npm run test:crawl -- ledger` presses it in every way.
 */

test('every call that changes something has a row, and every row a screen that is crawled', () => {
  const calls = new Set(ALLOWED_PRESSES.map(({ call }) => call));
  expect([...calls].toSorted()).toEqual(CHANGE_CALLS.toSorted());
  // Written in each of the ways in which the sources name keys.
  expect(allShortcuts()).toEqual(
    expect.arrayContaining(['?', '$mod+z', 'ArrowDown', 'Shift+y', 'g b', '5', '/']),
  );
  const crawled = GROUPS.flatMap(({ scenes }) => scenes);
  expect(ALLOWED_PRESSES.map(({ scene }) => scene).filter((scene) => !crawled.includes(scene))).toEqual([]);
});

for (const group of GROUPS.filter(({ scenes }) => scenes.length > 0)) {
  const tag = group.inFullRun ? ' @full-run' : '';
  test(`${group.name}: only the controls of the ledger change something, with what they show${tag}`, async ({
    page,
    context,
    backend,
    guard,
    signInAs,
    google,
  }, testInfo) => {
    const surroundings = { page, context, backend, guard, signInAs, google };
    await crawlWatched(surroundings, group, { isLong: false, alikeMax: 1 }, testInfo);
  });
}
