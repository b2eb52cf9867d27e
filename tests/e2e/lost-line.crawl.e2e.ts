import { IS_FULL } from '../extent';
import type { Viewer } from '../screens/worlds';
import { crawledScenes, needsItsDataAnew } from './crawl/crawl-scenes';
import { CrawlSession } from './crawl/crawl-session';
import { FAULTS, type FaultName } from './crawl/line';
import { expect, test } from './fixtures';
import { toastText } from './toasts';

/*
 * A person has the app open, nothing is loading any more, and the connection drops (the state 4 and 15 seconds
 * after the first paint). Every screen is opened online and crawled offline.
 */

/** The others are in the full crawl only: each takes minutes. */
const SHORT_CRAWL: readonly (Viewer | null)[] = [null, 'outsider'];

const CASES: readonly { as: Viewer | null; fault: FaultName }[] = [
  { as: null, fault: 'offline' },
  { as: 'unfinished', fault: 'unreachable' },
  { as: 'outsider', fault: 'offline' },
  { as: 'member', fault: 'unreachable' },
  { as: 'creator', fault: 'offline' },
];
const LINE_FAULTS: readonly FaultName[] = ['offline', 'unreachable'];

/** Another page, so that what an earlier screen has kept in memory is gone. */
const ELSEWHERE = '/comingsoon';

for (const { as, fault } of IS_FULL
  ? CASES.flatMap(({ as }) => LINE_FAULTS.map((fault) => ({ as, fault })))
  : CASES.filter(({ as }) => SHORT_CRAWL.includes(as))) {
  test(`every control of ${as ?? 'a visitor'} answers when ${FAULTS[fault]}`, async ({
    page,
    context,
    backend,
    guard,
    signInAs,
    google: _google,
  }, testInfo) => {
    test.setTimeout(IS_FULL ? 1_200_000 : 600_000);
    const session = await CrawlSession.start({ page, context, backend, guard, signInAs }, as);
    const { crawler, line } = session;
    const scenes = crawledScenes(as);

    /** With all of the code loaded. */
    const load = async (scene: (typeof scenes)[number]) => {
      await line.open();
      await session.load(scene);
      await session.fetchAllCode();
      await line.cut(fault);
    };

    let isFirst = true;
    for (const scene of scenes) {
      session.now(scene.name, fault);
      const options = { skipFrame: !isFirst, mayReload: false, reopen: () => load(scene) };
      if (isFirst || needsItsDataAnew(scene)) await load(scene);
      else {
        await crawler.goTo(ELSEWHERE);
        await crawler.goTo(scene.path);
        await scene.show(page);
        await line.cut(fault);
      }
      // The palette's commands come last: one of them leads to the switch that turns "?" off.
      if (isFirst) for (const keys of ['?', 'ControlOrMeta+k']) await crawler.crawlKeys(keys, options);
      await crawler.crawl(options);
      await session.mend();
      isFirst = false;
    }
    // Not only is what was lost back: the app works on.
    await crawler.goTo('/');
    // The card of a paused run has a link of that name too, to the sending screen.
    await page.getByRole('article').getByRole('link', { name: 'Northern Design Circle' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Northern Design Circle' })).toBeVisible();

    if (as !== null) {
      await line.cut(fault);
      await page.getByRole('button', { name: 'User menu' }).click();
      await page.getByRole('menuitem', { name: 'Sign Out' }).click();
      // It asks first where decisions have been pressed that could not be sent.
      const signOut = page.getByRole('dialog').getByRole('button', { name: 'Sign out' });
      const signedOut = toastText(page, 'Signed out successfully');
      await expect(signOut.or(signedOut).first()).toBeVisible();
      if (await signOut.isVisible()) await signOut.click();
      await expect(signedOut).toBeVisible();
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    }
    session.finish(testInfo);
  });
}

test('/error can be left when the device is offline', async ({ page, context, backend, guard, signInAs }) => {
  const session = await CrawlSession.start({ page, context, backend, guard, signInAs }, null);
  await page.goto('/error');
  await session.fetchAllCode();
  await session.line.cut('offline');
  await page.getByRole('link', { name: 'Sign in again' }).click();
  await expect(page.getByRole('button', { name: 'Sign in with Google' })).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Discover Amazing Talent' })).toBeVisible();
});
