import type { Browser, Page } from '@playwright/test';
import type { DemoDb } from '@/demo/db';
import { paths } from '@/lib/addresses/paths';
import { APP_ORIGIN, CPU_ONLY, creatorOf, open, quantile, type OpenOptions } from './bench-browser';
import { readProbe } from './page-probe';

const PAINTS = 3;
const STEPS = 50;
const KEY_PAUSE_MS = 150;
/** Browsers do not report shorter events. */
const SHORTEST_EVENT_MS = 16;
const TYPED = 'ada berg';

type Screen = Pick<OpenOptions, 'url' | 'selector' | 'as'>;

async function openScreen(browser: Browser, screen: Screen) {
  const page = await open(browser, { ...screen, profile: CPU_ONLY });
  const { shown, dataAt } = await page.evaluate(readProbe);
  const elements = await page.evaluate(() => document.getElementsByTagName('*').length);
  return { page, paintMs: shown - dataAt, elements };
}

/** Presses keys. @returns the time from each to the paint of its effect */
async function pressAll(page: Page, keys: readonly string[]) {
  await page.evaluate(() => {
    window.benchProbe.interactions = {};
  });
  for (const key of keys) {
    await page.keyboard.press(key);
    await page.waitForTimeout(KEY_PAUSE_MS);
  }
  await page.waitForTimeout(500);
  const reported = Object.values((await page.evaluate(readProbe)).interactions);
  return keys.map((_, index) => reported[index] ?? SHORTEST_EVENT_MS);
}

async function slowestKeyOfSearch(page: Page): Promise<number> {
  await page.getByRole('searchbox').first().focus();
  return Math.max(...(await pressAll(page, [...TYPED, ...Array.from(TYPED, () => 'Backspace')])));
}

/** One line of the table: its name and a number. */
type Measured = [name: string, value: number];

async function measureList(browser: Browser, name: string, screen: Screen): Promise<Measured[]> {
  const paints: number[] = [];
  for (let round = 1; round < PAINTS; round += 1) {
    const { page, paintMs } = await openScreen(browser, screen);
    paints.push(paintMs);
    await page.context().close();
  }
  const { page, paintMs, elements } = await openScreen(browser, screen);
  const slowestKeyMs = await slowestKeyOfSearch(page);
  await page.context().close();
  return [
    [`${name}: paint after the last byte, ms`, quantile([...paints, paintMs], 0.5)],
    [`${name}: elements`, elements],
    [`${name}: slowest key of a search, ms`, slowestKeyMs],
  ];
}

async function measureDesk(browser: Browser, screen: Screen): Promise<Measured[]> {
  const { page, paintMs, elements } = await openScreen(browser, screen);
  await page.waitForTimeout(1000);
  const next = await pressAll(page, Array<string>(STEPS).fill('j'));
  const verdicts = await pressAll(page, [...'ymn'.repeat(STEPS)].slice(0, STEPS));
  const slowestKeyMs = await slowestKeyOfSearch(page);
  await page.context().close();
  return [
    ['desk: paint after the last byte, ms', paintMs],
    ['desk: elements', elements],
    ['desk: the next application by key, 98 % of 50, ms', quantile(next, 0.98)],
    ['desk: a verdict by key, 98 % of 50, ms', quantile(verdicts, 0.98)],
    ['desk: slowest key of a search, ms', slowestKeyMs],
  ];
}

/** Lists and the review desk over the given data. */
export async function measureScale(browser: Browser, db: DemoDb): Promise<Measured[]> {
  const { board, creator } = creatorOf(db);
  const selector = 'main article a';
  const members = { url: APP_ORIGIN + paths.board(board._id), selector };
  return [
    ...(await measureList(browser, 'members of a board', members)),
    ...(await measureList(browser, 'boards', { url: `${APP_ORIGIN}/`, selector })),
    ...(await measureDesk(browser, {
      url: APP_ORIGIN + paths.review(board._id),
      selector: '[aria-label="Applications"] [role=listitem], [aria-label="Applications"] li',
      as: creator,
    })),
  ];
}
