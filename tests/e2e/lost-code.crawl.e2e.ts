import { IS_FULL } from '../extent';
import { codeOf } from './crawl/scene-code';
import { crawledScenes, routesWithoutScene } from './crawl/crawl-scenes';
import { CrawlSession } from './crawl/crawl-session';
import { FAULTS, type FaultName } from './crawl/line';
import { expect, test } from './fixtures';

/*
 * The screen has just loaded: its own code and data are there, but nothing of what is fetched later (the state 0.3
 * to 2 seconds after the first paint). Then the rest is lost: with the connection, or because a deploy has removed
 * it, or because it never arrives. Each screen meets one of the faults, and every person meets all of them. Some
 * people's screens take minutes: they are in the full crawl only.
 */

const FAULT_NAMES = Object.keys(FAULTS) as FaultName[];
const ALL_VIEWERS = [null, 'unfinished', 'outsider', 'member', 'creator'] as const;
const VIEWERS = IS_FULL ? ALL_VIEWERS : ([null, 'outsider'] as const);

test('every route has a screen that is crawled', () => {
  expect(routesWithoutScene()).toEqual([]);
});

VIEWERS.forEach((as, viewerIndex) => {
  test(`every control of ${as ?? 'a visitor'} answers while the code behind it is missing`, async ({
    page,
    context,
    backend,
    guard,
    signInAs,
    google: _google,
  }, testInfo) => {
    test.setTimeout(IS_FULL ? 3_600_000 : 600_000);
    const session = await CrawlSession.start({ page, context, backend, guard, signInAs }, as);
    const { crawler, line, built } = session;
    const cases = crawledScenes(as).flatMap((scene, index) =>
      FAULT_NAMES.filter((_, at) => IS_FULL || at === (index + viewerIndex) % FAULT_NAMES.length).map(
        (fault) => ({
          scene,
          fault,
        }),
      ),
    );
    const framed = new Set<FaultName>();
    for (const { scene, fault } of cases) {
      session.now(scene.name, fault);
      const needed = new Set(built.neededFor(codeOf(scene)));
      const reopen = async () => {
        await line.open();
        line.hold((file) => needed.has(file));
        await session.load(scene);
        await line.cut(fault);
      };
      await reopen();
      // What a deploy has removed is loaded by reloading the page.
      const mayReload = fault === 'missing' || fault === 'replaced';
      await crawler.crawl({ skipFrame: framed.has(fault), mayReload, reopen });
      framed.add(fault);
      await session.mend();
      await session.pressFailedAgain();
    }
    session.finish(testInfo);
  });
});
