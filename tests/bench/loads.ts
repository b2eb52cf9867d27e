import type { Browser } from '@playwright/test';
import type { DemoDb } from '@/demo/db';
import { paths } from '@/lib/addresses/paths';
import { APP_ORIGIN, CPU_ONLY, creatorOf, open, PHONE, quantile, type OpenOptions } from './bench-browser';
import { API_HOST, FLOOR_HOST } from './bench-server';
import { readProbe } from './page-probe';

export const LIST_LENGTH = 20;
const LOADS = 5;
const PRESSES = 10;

interface LoadCase extends Omit<OpenOptions, 'profile'> {
  name: string;
}

const FLOOR: LoadCase = {
  name: 'no framework',
  url: `https://${FLOOR_HOST}/?api=https://${API_HOST}`,
  selector: 'article a',
};

/** A visitor, a person within the hour, and the same person on the next day; each with a cold and a warm cache. */
function casesOf(db: DemoDb): LoadCase[] {
  const { board, creator: as } = creatorOf(db);
  const home = { path: '/', selector: 'article a' };
  const boardPage = { path: paths.board(board._id), selector: '#root article a' };
  const myBoards = { path: paths.boards(), selector: `#root a[href="${paths.board(board._id)}"]` };
  const visitor = { viewer: 'visitor' };
  const people = [
    { viewer: 'within the hour', as },
    { viewer: 'next day', as, isNextDay: true },
  ];
  const loads = [
    ...[home, boardPage].flatMap((screen) =>
      [visitor, ...people].map((viewer) => ({ ...screen, ...viewer })),
    ),
    ...people.map((viewer) => ({ ...myBoards, ...viewer })),
  ];
  return loads.flatMap(({ path, viewer, ...load }) =>
    [false, true].map((isWarm) => ({
      name: `\`${path}\`, ${viewer}, ${isWarm ? 'warm' : 'cold'}`,
      url: APP_ORIGIN + path,
      isWarm,
      ...load,
    })),
  );
}

async function loadOnce(browser: Browser, loadCase: LoadCase) {
  const page = await open(browser, { ...loadCase, profile: PHONE });
  const { scriptBytes } = await page.evaluate(readProbe);
  // Content may still shift after it has been shown.
  await page.waitForLoadState('networkidle');
  const probe = await page.evaluate(readProbe);
  await page.context().close();
  return { ...probe, scriptBytes };
}

/** The cases alternate, so that a slow moment of the machine affects all of them. */
export async function measureLoads(browser: Browser, db: DemoDb): Promise<string[][]> {
  const cases = [FLOOR, ...casesOf(db)].map((loadCase) => ({
    loadCase,
    samples: [] as Awaited<ReturnType<typeof loadOnce>>[],
  }));
  for (let round = 0; round < LOADS; round += 1)
    for (const { loadCase, samples } of cases) samples.push(await loadOnce(browser, loadCase));
  const rows = cases.map(({ loadCase: { name }, samples }) => {
    const median = (key: 'scriptBytes' | 'fcp' | 'shown') =>
      quantile(
        samples.map((sample) => sample[key]),
        0.5,
      );
    return { name, median, cls: Math.max(...samples.map(({ cls }) => cls)) };
  });
  const floor = rows[0]!.median('shown');
  return [
    ['phone, median of 5 loads', 'JS kB', 'FCP ms', 'shown ms', 'x floor', 'CLS'],
    ...rows.map(({ name, median, cls }) => [
      name,
      (median('scriptBytes') / 1000).toFixed(1),
      median('fcp').toFixed(0),
      median('shown').toFixed(0),
      (median('shown') / floor).toFixed(2),
      cls.toFixed(3),
    ]),
  ];
}

async function pressOnce(browser: Browser): Promise<number> {
  const selector = 'main article a';
  const page = await open(browser, { url: `${APP_ORIGIN}/`, selector, profile: CPU_ONLY });
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
        const checkHeading = () => {
          if (document.querySelector('main h1')?.textContent?.includes(name) !== true)
            return void requestAnimationFrame(checkHeading);
          setTimeout(() => resolve(performance.now() - start));
        };
        requestAnimationFrame(checkHeading);
      }),
  );
  await page.context().close();
  return shownMs;
}

/** A press on a board whose link the pointer has hovered, until its heading is painted. */
export async function measurePress(browser: Browser): Promise<string[][]> {
  const times: number[] = [];
  for (let round = 0; round < PRESSES; round += 1) times.push(await pressOnce(browser));
  return [
    [`a press, ms, ${PRESSES} presses`, 'median', 'slowest'],
    ['from `/` to a board', quantile(times, 0.5).toFixed(0), Math.max(...times).toFixed(0)],
  ];
}
