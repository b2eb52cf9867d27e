import { test } from './fixtures';
import { crawlWatched } from './ledger/watched-crawl';
import { GROUPS } from './ledger/watched-scenes';

/*
 * The long form of ledger.production: every control by mouse, Enter and Space, in forms both empty and filled in, in
 * every field its keys, and every shortcut on every screen. One screen a test.
 */

for (const { hasFrame, signsOut, scenes, more = [], ...group } of GROUPS) {
  const all = [...scenes, ...more];
  all.forEach((scene, index) => {
    const frame = hasFrame && index === 0 ? { hasFrame } : {};
    const end = signsOut && index === scenes.length - 1 ? { signsOut } : {};
    test(`${group.name}, ${scene}: only the controls of the ledger change something`, async ({
      page,
      context,
      backend,
      guard,
      signInAs,
      google,
    }, testInfo) => {
      test.setTimeout(3_600_000);
      const surroundings = { page, context, backend, guard, signInAs, google };
      const one = { ...group, ...frame, ...end, name: `${group.name}, ${scene}`, scenes: [scene] };
      await crawlWatched(surroundings, one, { isLong: true, alikeMax: 2 }, testInfo);
    });
  });
}
