import type { Browser, Page } from '@playwright/test';
import { CPU_ONLY, open } from './bench-browser';
import { median } from './statistics';

/** A click on a link, and what follows it. */
export interface NavigationCase {
  name: string;
  url: string;
  /** The link, which must not lead to the current page. */
  link: string;
  /**
   * Exists on the next screen only, once its data has loaded. The frame is there when its heading has the link's
   * text.
   */
  data: string;
}

export interface NavigationResult {
  name: string;
  frameMs: number;
  slowestFrameMs: number;
  dataMs: number;
}

/** Resolves when the page has nothing left to do. */
const untilIdle = (page: Page) =>
  page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));

/** Points at the link until the code and data of its page have arrived. */
async function pointAt(page: Page, link: string): Promise<void> {
  const path = String(await page.locator(link).first().getAttribute('href'));
  const data = page.waitForResponse((response) => new URL(response.url()).pathname === `/api${path}`);
  await page.locator(link).first().hover();
  await (await data).finished();
  await page.waitForLoadState('networkidle');
  await untilIdle(page);
}

async function pressOnce(browser: Browser, { url, link, data }: NavigationCase) {
  const opened = await open(browser, { url, selector: link, count: 1, profile: CPU_ONLY });
  const { page } = opened;
  // What listens for links being pointed at is loaded late.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/after-first-paint-')),
  );
  await untilIdle(page);
  await pointAt(page, link);
  const times = await page.evaluate(
    ({ link, data }) =>
      new Promise<{ frameMs: number; dataMs: number }>((resolve, reject) => {
        setTimeout(() => reject(new Error(`No ${data} came`)), 20_000);
        const start = performance.now();
        let frameMs: number | null = null;
        const pressed = document.querySelector<HTMLElement>(link);
        const heading = pressed?.textContent;
        pressed?.click();
        const look = () => {
          const hasFrame = document.querySelector('main h1')?.textContent.includes(heading ?? '') === true;
          const hasData = document.querySelector(data) !== null;
          // A task queued in a frame runs after that frame has been painted.
          setTimeout(() => {
            const now = performance.now() - start;
            if (hasFrame) frameMs ??= now;
            if (hasData && frameMs !== null) resolve({ frameMs, dataMs: now });
            else requestAnimationFrame(look);
          });
        };
        requestAnimationFrame(look);
      }),
    { link, data },
  );
  await opened.close();
  return times;
}

/**
 * From the click on a link that was hovered before, to the painted frame and data of the next screen: medians, and
 * the slowest.
 */
export async function measureNavigation(
  browser: Browser,
  navigationCase: NavigationCase,
  rounds: number,
): Promise<NavigationResult> {
  const results = [];
  for (let round = 0; round < rounds; round += 1) results.push(await pressOnce(browser, navigationCase));
  return {
    name: navigationCase.name,
    frameMs: median(results.map(({ frameMs }) => frameMs)),
    slowestFrameMs: Math.max(...results.map(({ frameMs }) => frameMs)),
    dataMs: median(results.map(({ dataMs }) => dataMs)),
  };
}
