import type { Browser } from '@playwright/test';
import type { DemoDb } from '@/demo/db';
import { paths } from '@/lib/addresses/paths';
import { APP_ORIGIN, CPU_ONLY, open, PHONE, type OpenOptions } from './bench-browser';
import { API_HOST, FLOOR_HOST } from './bench-server';
import { readResources } from './page-probe';
import { creatorOf, median, table } from './report';

export const LIST_LENGTH = 20;
const LOADS = 5;
const PRESSES = 10;

interface LoadCase extends Omit<OpenOptions, 'profile'> {
  name: string;
}

/** A visitor, a person within the hour, and the same person on the next day; each with a cold and a warm cache. */
function casesOf(db: DemoDb): LoadCase[] {
  const { board, creator } = creatorOf(db);
  const screens = {
    '/': { url: `${APP_ORIGIN}/`, selector: 'article a', count: LIST_LENGTH },
    '/boards/x': { url: APP_ORIGIN + paths.board(board._id), selector: '#root article a', count: 1 },
    '/boards': { url: APP_ORIGIN + paths.boards(), selector: '#root article a', count: 1 },
  };
  const viewers = {
    visitor: {},
    'within the hour': { as: creator },
    'next day': { as: creator, isNextDay: true },
  };
  const floor: LoadCase = {
    name: 'no framework',
    url: `https://${FLOOR_HOST}/?api=https://${API_HOST}`,
    selector: 'article a',
    count: LIST_LENGTH,
  };
  const loads = Object.entries(screens).flatMap(([path, screen]) =>
    Object.entries(viewers).flatMap(([viewer, options]) =>
      path === '/boards' && viewer === 'visitor'
        ? []
        : [false, true].map((isWarm) => ({
            name: `\`${path}\`, ${viewer}, ${isWarm ? 'warm' : 'cold'}`,
            ...screen,
            ...options,
            isWarm,
          })),
    ),
  );
  return [floor, ...loads];
}

async function loadOnce(browser: Browser, loadCase: LoadCase) {
  const opened = await open(browser, { ...loadCase, profile: PHONE });
  const { scriptBytes } = await opened.page.evaluate(readResources);
  // Content may still shift after it has been shown.
  await opened.page.waitForLoadState('networkidle');
  const { fcp, shown, cls } = await opened.page.evaluate(() => window.benchProbe);
  await opened.close();
  return { fcp: fcp ?? NaN, shown: shown ?? NaN, cls, scriptBytes };
}

/** The cases alternate, so that a slow moment of the machine affects all of them. */
export async function measureLoads(browser: Browser, db: DemoDb): Promise<string> {
  const cases = casesOf(db);
  const samples = cases.map(() => [] as Awaited<ReturnType<typeof loadOnce>>[]);
  for (let round = 0; round < LOADS; round += 1)
    for (const [index, loadCase] of cases.entries()) samples[index]!.push(await loadOnce(browser, loadCase));
  const shownOf = (index: number) => median(samples[index]!.map(({ shown }) => shown));
  const rows = cases.map(({ name }, index) => [
    name,
    (median(samples[index]!.map(({ scriptBytes }) => scriptBytes)) / 1000).toFixed(1),
    median(samples[index]!.map(({ fcp }) => fcp)).toFixed(0),
    shownOf(index).toFixed(0),
    (shownOf(index) / shownOf(0)).toFixed(2),
    Math.max(...samples[index]!.map(({ cls }) => cls)).toFixed(3),
  ]);
  return table(['phone, median of 5 loads', 'JS kB', 'FCP ms', 'shown ms', 'x floor', 'CLS'], rows);
}

async function pressOnce(browser: Browser): Promise<number> {
  const selector = 'main article a';
  const opened = await open(browser, { url: `${APP_ORIGIN}/`, selector, count: 1, profile: CPU_ONLY });
  const { page } = opened;
  const link = page.locator(selector).first();
  await page.waitForLoadState('networkidle');
  await link.hover();
  await page.waitForLoadState('networkidle');
  const shownMs = await link.evaluate(
    (element: HTMLElement) =>
      new Promise<number>((resolve) => {
        const start = performance.now();
        const name = element.textContent;
        element.click();
        const look = () => {
          if (document.querySelector('main h1')?.textContent?.includes(name) !== true)
            return void requestAnimationFrame(look);
          setTimeout(() => resolve(performance.now() - start));
        };
        requestAnimationFrame(look);
      }),
  );
  await opened.close();
  return shownMs;
}

/** A press on a board whose link the pointer has hovered, until its heading is painted. */
export async function measurePress(browser: Browser): Promise<string> {
  const times: number[] = [];
  for (let round = 0; round < PRESSES; round += 1) times.push(await pressOnce(browser));
  const row = ['from `/` to a board', median(times).toFixed(0), Math.max(...times).toFixed(0)];
  return table([`a press, ms, ${PRESSES} presses`, 'median', 'slowest'], [row]);
}
