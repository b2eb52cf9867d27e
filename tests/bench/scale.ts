import type { Browser, Page } from '@playwright/test';
import type { DemoDb } from '@/demo/db';
import { paths } from '@/lib/addresses/paths';
import { APP_ORIGIN, CPU_ONLY, open, type OpenOptions, type OpenPage } from './bench-browser';
import { readResources } from './page-probe';
import { creatorOf, median, percentile98 } from './report';

const PAINTS = 3;
const STEPS = 50;
const KEY_PAUSE_MS = 150;
/** Browsers do not report shorter events. */
const SHORTEST_EVENT_MS = 16;
const TYPED = 'ada berg';

type Screen = Pick<OpenOptions, 'url' | 'selector' | 'as'>;

async function openScreen(browser: Browser, screen: Screen) {
  const opened = await open(browser, { ...screen, count: 1, profile: CPU_ONLY });
  const { dataAt } = await opened.page.evaluate(readResources);
  const { shown } = await opened.page.evaluate(() => window.benchProbe);
  return { opened, paintMs: (shown ?? NaN) - dataAt };
}

async function nodesAndHeap({ page, devtools }: OpenPage) {
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  const nodes = await page.evaluate(() => document.getElementsByTagName('*').length);
  return { nodes, heapMb: usedSize / 1_000_000 };
}

/** The time from each interaction to the paint of its effect. */
async function interactionsOf(page: Page, count: number, act: (step: number) => Promise<void>) {
  await page.evaluate(() => {
    window.benchProbe.interactions = {};
  });
  for (let step = 0; step < count; step += 1) {
    await act(step);
    await page.waitForTimeout(KEY_PAUSE_MS);
  }
  await page.waitForTimeout(500);
  const reported = Object.values((await page.evaluate(() => window.benchProbe)).interactions);
  const fast = Array.from({ length: Math.max(0, count - reported.length) }, () => SHORTEST_EVENT_MS);
  return [...reported, ...fast];
}

async function typeSearch(page: Page): Promise<number> {
  await page.getByRole('searchbox').first().focus();
  const keys = [...TYPED, ...Array.from(TYPED, () => 'Backspace')];
  return Math.max(
    ...(await interactionsOf(page, keys.length, (step) => page.keyboard.press(keys[step] ?? ''))),
  );
}

/** One line of the table: its name and a number. */
export type Measured = [name: string, value: number];

async function measureList(browser: Browser, name: string, screen: Screen): Promise<Measured[]> {
  const paints: number[] = [];
  for (let round = 0; round < PAINTS; round += 1) {
    const { opened, paintMs } = await openScreen(browser, screen);
    paints.push(paintMs);
    await opened.close();
  }
  const { opened } = await openScreen(browser, screen);
  const { nodes, heapMb } = await nodesAndHeap(opened);
  const slowestKeyMs = await typeSearch(opened.page);
  await opened.close();
  return [
    [`${name}: paint after the last byte, ms`, median(paints)],
    [`${name}: elements`, nodes],
    [`${name}: heap, MB`, heapMb],
    [`${name}: slowest key of a search, ms`, slowestKeyMs],
  ];
}

async function measureDesk(browser: Browser, screen: Screen): Promise<Measured[]> {
  const { opened, paintMs } = await openScreen(browser, screen);
  const { page } = opened;
  const { nodes } = await nodesAndHeap(opened);
  await page.waitForTimeout(1000);
  const next = await interactionsOf(page, STEPS, () => page.keyboard.press('j'));
  const verdicts = await interactionsOf(page, STEPS, (step) => page.keyboard.press('ymn'.charAt(step % 3)));
  const slowestKeyMs = await typeSearch(page);
  await opened.close();
  return [
    ['desk: paint after the last byte, ms', paintMs],
    ['desk: elements', nodes],
    ['desk: the next application by key, 98 % of 50, ms', percentile98(next)],
    ['desk: a verdict by key, 98 % of 50, ms', percentile98(verdicts)],
    ['desk: slowest key of a search, ms', slowestKeyMs],
  ];
}

/** Lists and the review desk over the given data. */
export async function measureScale(browser: Browser, db: DemoDb): Promise<Measured[]> {
  const { board, creator } = creatorOf(db);
  const selector = 'main article a';
  return [
    ...(await measureList(browser, 'members of a board', {
      url: APP_ORIGIN + paths.board(board._id),
      selector,
    })),
    ...(await measureList(browser, 'boards', { url: `${APP_ORIGIN}/`, selector })),
    ...(await measureList(browser, 'people', { url: `${APP_ORIGIN}/?mode=member`, selector })),
    ...(await measureDesk(browser, {
      url: APP_ORIGIN + paths.review(board._id),
      selector: '[aria-label="Applications"] [role=listitem], [aria-label="Applications"] li',
      as: creator,
    })),
  ];
}
