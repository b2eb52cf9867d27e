import type { Browser, Page } from '@playwright/test';
import type { DemoUser } from '@/demo/db';
import { CACHE_SECONDS } from '@/domain/limits';
import { paths } from '@/lib/addresses/paths';
import { CPU_ONLY, open, type OpenPage } from './bench-browser';
import { readResources } from './page-probe';
import { median, percentile98 } from './statistics';

/** Browsers do not report shorter events; they count as this long. */
const SHORTEST_REPORTED_MS = 16;
const KEY_PAUSE_MS = 150;

export interface ScaleCase {
  url: string;
  /** The API path whose answer contains the data. */
  dataPath: string;
  selector: string;
  as?: DemoUser | undefined;
}

export interface PaintResult {
  /** From the data's last byte to its first paint. */
  paintMs: number;
  /** The same from the moment the browser has parsed the answer: the app's own share. */
  ownMs: number;
  nodes: number;
  heapMb: number;
}

async function nodesAndHeap({ page, devtools }: OpenPage): Promise<{ nodes: number; heapMb: number }> {
  await devtools.send('HeapProfiler.enable');
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  const nodes = await page.evaluate(() => document.getElementsByTagName('*').length);
  return { nodes, heapMb: usedSize / 1_000_000 };
}

async function openScaled(browser: Browser, { url, dataPath, selector, as }: ScaleCase) {
  const opened = await open(browser, { url, selector, count: 1, as, profile: CPU_ONLY });
  const { dataAt } = await opened.page.evaluate(readResources, dataPath);
  const { shown, parsedAt } = await opened.probe();
  return { opened, paintMs: (shown ?? NaN) - dataAt, ownMs: (shown ?? NaN) - (parsedAt ?? dataAt) };
}

/** How many loads of a case the medians are taken from. */
export const PAINTS = 3;

/** First paint after the data, elements in the page, and heap; medians of several loads. */
export async function measurePaint(browser: Browser, scaleCase: ScaleCase): Promise<PaintResult> {
  const results: PaintResult[] = [];
  for (let round = 0; round < PAINTS; round += 1) {
    const { opened, paintMs, ownMs } = await openScaled(browser, scaleCase);
    results.push({ paintMs, ownMs, ...(await nodesAndHeap(opened)) });
    await opened.close();
  }
  return {
    paintMs: median(results.map(({ paintMs }) => paintMs)),
    ownMs: median(results.map(({ ownMs }) => ownMs)),
    nodes: median(results.map(({ nodes }) => nodes)),
    heapMb: median(results.map(({ heapMb }) => heapMb)),
  };
}

/** A little longer than unused answers are cached. */
const FORGOTTEN_AFTER_MS = (CACHE_SECONDS + 5) * 1000;

/** The heap after the list has been left within the app and its data is no longer cached, in MB. */
export async function measureLeaving(browser: Browser, scaleCase: ScaleCase): Promise<number> {
  const { opened } = await openScaled(browser, scaleCase);
  await opened.page.evaluate((path) => {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
  }, paths.comingSoon());
  await opened.page.waitForTimeout(FORGOTTEN_AFTER_MS);
  const { heapMb } = await nodesAndHeap(opened);
  await opened.close();
  return heapMb;
}

/** How long each interaction of `act` took until its effect was painted, in ms (Event Timing). */
async function interactionsDuring(opened: OpenPage, act: (page: Page) => Promise<number>): Promise<number[]> {
  await opened.page.evaluate(() => {
    window.benchProbe.interactions = {};
  });
  const count = await act(opened.page);
  await opened.page.waitForTimeout(500);
  const { interactions } = await opened.probe();
  const reported = Object.values(interactions);
  const unreported = Math.max(0, count - reported.length);
  return [...reported, ...Array.from({ length: unreported }, () => SHORTEST_REPORTED_MS)];
}

export interface TypingResult {
  slowestMs: number;
  medianMs: number;
}

async function typeAndTakeBack(opened: OpenPage, text: string): Promise<TypingResult> {
  await opened.page.getByRole('searchbox').focus();
  await opened.page.waitForTimeout(500);
  const durations = await interactionsDuring(opened, async (page) => {
    await page.keyboard.type(text, { delay: KEY_PAUSE_MS });
    for (let index = 0; index < text.length; index += 1) {
      await page.keyboard.press('Backspace');
      await page.waitForTimeout(KEY_PAUSE_MS);
    }
    return 2 * text.length;
  });
  return { slowestMs: Math.max(...durations), medianMs: median(durations) };
}

/** Types a search over the loaded list, and deletes it again. */
export async function measureTyping(
  browser: Browser,
  scaleCase: ScaleCase,
  text: string,
): Promise<TypingResult> {
  const { opened } = await openScaled(browser, scaleCase);
  const result = await typeAndTakeBack(opened, text);
  await opened.close();
  return result;
}

/** How long the steps of one kind took. */
export interface Steps {
  slowestMs: number;
  /** The 98th percentile, which is what the goal is about: the first step runs its code for the first time. */
  inpMs: number;
}

const stepsOf = (durations: readonly number[]): Steps => ({
  slowestMs: Math.max(...durations),
  inpMs: percentile98(durations),
});

export interface ReviewResult {
  /** From the requests' last byte to their first paint. */
  paintMs: number;
  nodes: number;
  /** From the click to the painted first application. */
  openMs: number;
  /** To the next application. */
  next: Steps;
}

/** Steps from one application to the next in one case. */
export const STEPS = 50;

/** Opens the pending requests, then the first application, and steps through some. */
export async function measureReview(browser: Browser, scaleCase: ScaleCase): Promise<ReviewResult> {
  const { opened, paintMs } = await openScaled(browser, scaleCase);
  const { nodes } = await nodesAndHeap(opened);
  const { page } = opened;
  await page.waitForTimeout(500);
  const openMs = await page.evaluate(
    (selector) =>
      new Promise<number>((resolve) => {
        const start = performance.now();
        document.querySelector<HTMLElement>(`${selector} button`)?.click();
        const look = () => {
          if (document.querySelector('[role="dialog"] textarea') === null) return requestAnimationFrame(look);
          return setTimeout(() => resolve(performance.now() - start));
        };
        requestAnimationFrame(look);
      }),
    scaleCase.selector,
  );
  const next = page.getByRole('dialog').getByRole('button', { name: /next/i });
  await next.waitFor();
  const durations = await interactionsDuring(opened, async () => {
    for (let step = 0; step < STEPS; step += 1) {
      await next.click({ force: true });
      await page.waitForTimeout(KEY_PAUSE_MS);
    }
    return STEPS;
  });
  await opened.close();
  return { paintMs, nodes, openMs, next: stepsOf(durations) };
}

export interface DeskResult {
  /** From the requests' last byte to the painted list. */
  paintMs: number;
  nodes: number;
  /** To the next application by key. */
  next: Steps;
  /** A verdict by key, which leads to the next application. */
  verdict: Steps;
  /** A score by key. */
  score: Steps;
  /** Selecting all, and deselecting them. */
  tickMs: number;
  /** Showing one pile only, another one, and all. */
  filterMs: number;
  /** A search in the answers. */
  typing: TypingResult;
}

/** Opens the review desk, goes down its list and judges by keyboard, selects everybody, filters, and searches. */
export async function measureDesk(browser: Browser, scaleCase: ScaleCase, text: string): Promise<DeskResult> {
  const { opened, paintMs } = await openScaled(browser, scaleCase);
  const { nodes } = await nodesAndHeap(opened);
  await opened.page.waitForTimeout(1000);
  const keys = async (keyOf: (step: number) => string) => {
    const durations = await interactionsDuring(opened, async (page) => {
      for (let step = 0; step < STEPS; step += 1) {
        await page.keyboard.press(keyOf(step));
        await page.waitForTimeout(KEY_PAUSE_MS);
      }
      return STEPS;
    });
    return stepsOf(durations);
  };
  const next = await keys(() => 'j');
  const verdict = await keys((step) => 'ymn'.charAt(step % 3));
  const score = await keys((step) => String(1 + (step % 5)));
  const all = opened.page.getByRole('checkbox', { name: /^All/ });
  const ticking = await interactionsDuring(opened, async (page) => {
    for (const _ of ['tick', 'untick']) {
      await all.click();
      await page.waitForTimeout(2 * KEY_PAUSE_MS);
    }
    return 2;
  });
  const piles = opened.page.getByRole('group', { name: 'Show only' });
  const filtering = await interactionsDuring(opened, async (page) => {
    const presses = [/^To read/, /^Yes/, /^Yes/];
    for (const name of presses) {
      await piles.getByRole('button', { name }).click();
      await page.waitForTimeout(2 * KEY_PAUSE_MS);
    }
    return presses.length;
  });
  const typing = await typeAndTakeBack(opened, text);
  await opened.close();
  const [tickMs, filterMs] = [Math.max(...ticking), Math.max(...filtering)];
  return { paintMs, nodes, next, verdict, score, tickMs, filterMs, typing };
}
