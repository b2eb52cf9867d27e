import { IS_FULL } from '../extent';
import type { Viewer } from '../screens/worlds';
import { BOARDS } from '../screens/worlds';
import { CrawlSession } from './crawl/crawl-session';
import { codeOf } from './crawl/scene-code';
import { expect, test } from './fixtures';

/*
 * The connection drops while the app is starting, in the first seconds after the first paint. It is cut after a
 * number of scripts: every moment lies between two of them, and unlike a time in seconds they are the same on any
 * machine.
 */

const CASES: readonly { as: Viewer | null; path: string; heading: string }[] = [
  { as: null, path: '/', heading: 'Discover Amazing Talent' },
  { as: 'creator', path: `/boards/${BOARDS.busy}`, heading: 'Northern Design Circle' },
];
/** After each of so many scripts behind those that the page needs. */
const CUTS_BEHIND = 6;
/** By the clock, after the first paint; in the full crawl only. */
const MOMENTS_MS = IS_FULL ? [300, 1000, 2000, 4000, 15_000] : [];

// A board's start takes minutes to crawl: it is in the full crawl only.
for (const { as, path, heading } of IS_FULL ? CASES : CASES.slice(0, 1)) {
  test(`the connection drops while ${path === '/' ? 'the first page' : 'a board'} starts: the frame stays, and the app is there when the connection is back`, async ({
    page,
    context,
    backend,
    guard,
    signInAs,
    google: _google,
  }, testInfo) => {
    test.setTimeout(IS_FULL ? 1_200_000 : 240_000);
    // Besides telling the person, the start reports what it could not load.
    guard.allow(/^uncaught: Failed to fetch dynamically imported module: /);
    const session = await CrawlSession.start({ page, context, backend, guard, signInAs }, as);
    const { crawler, line, built, ledger } = session;
    const isRunning = () => page.getByRole('navigation', { name: 'Main' }).isVisible();

    async function afterTheCut(reopen: () => Promise<void>): Promise<void> {
      // Either the app is running, or what is shown instead says that it is not.
      await expect
        .poll(
          async () => (await isRunning()) || /could not be loaded/.test((await crawler.condition()).text),
          {
            message: `${ledger.screen}: nothing says that the line is gone`,
            timeout: 20_000,
          },
        )
        .toBe(true);
      const { hasFrame, text } = await crawler.condition();
      if (!hasFrame) ledger.problem('the start', `the frame is gone: "${text.slice(0, 120)}"`);
      const wasRunning = await isRunning();
      if (wasRunning) await crawler.crawl({ skipFrame: false, mayReload: false, reopen });
      if (wasRunning) await session.mend();
      else await line.open();
      await expect(page.getByRole('heading', { level: 1, name: heading }), ledger.screen).toBeVisible();
      await expect(page.getByRole('navigation', { name: 'Main' }), ledger.screen).toBeVisible();
    }

    const first = built.neededFor(codeOf({ name: '', as, path, show: async () => {} })).length;
    const cuts = IS_FULL
      ? Array.from({ length: first + CUTS_BEHIND + 1 }, (_, count) => count)
      : [0, first - 1, first, first + 1, first + CUTS_BEHIND];
    for (const count of cuts) {
      session.now(`${path} after ${count} scripts`, 'offline');
      const open = async () => {
        await line.open();
        await session.forget();
        line.hold((_, asked) => asked <= count);
        await page.goto(path, { waitUntil: 'commit' });
        await expect
          .poll(() => line.isHolding(), {
            message: `${ledger.screen}: no further script is asked for`,
            timeout: 20_000,
          })
          .toBe(true);
        await line.cut('offline');
      };
      await open();
      await afterTheCut(open);
    }

    for (const momentMs of MOMENTS_MS) {
      session.now(`${path} ${momentMs} ms after the first paint`, 'offline');
      const open = async () => {
        await line.open();
        await session.forget();
        await page.goto(path, { waitUntil: 'commit' });
        await page.evaluate(async (ms) => {
          const isPainted = () => performance.getEntriesByName('first-contentful-paint').length > 0;
          while (!isPainted()) await new Promise(requestAnimationFrame);
          await new Promise((resolve) => setTimeout(resolve, ms));
        }, momentMs);
        await line.cut('offline');
      };
      await open();
      await afterTheCut(open);
    }
    session.finish(testInfo);
  });
}
