import type { Page } from '@playwright/test';
import { BOARDS, DATA, type Viewer } from '../screens/data';
import { becomeViewer } from '../screens/scene';
import { expect, test } from './fixtures';

/* index.html renders a board and an invitation before the app has loaded. The app then replaces them. */

/** Holds the app's scripts. @returns a function that releases them */
async function holdApp(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/app-*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

interface Watched {
  shifts: string[];
  /** The number of headings in each frame. */
  counts: number[];
}

/** Runs in the page before its scripts. */
function watchFrames() {
  const watched: Watched = { shifts: [], counts: [] };
  Object.assign(window, { watched });
  type Entry = PerformanceEntry & { sources: { node: Node | null }[] };
  new PerformanceObserver((list) => {
    for (const { sources } of list.getEntries() as Entry[]) {
      for (const { node } of sources) {
        watched.shifts.push(node instanceof Element ? node.outerHTML.slice(0, 160) : '');
      }
    }
  }).observe({ type: 'layout-shift', buffered: true });
  const countHeadings = () => {
    watched.counts.push(
      [...document.querySelectorAll('h1')].filter((heading) => heading.checkVisibility()).length,
    );
    requestAnimationFrame(countHeadings);
  };
  requestAnimationFrame(countHeadings);
}
const watched = (page: Page) => page.evaluate(() => (window as unknown as { watched: Watched }).watched);

interface Case {
  page: string;
  as: Viewer | null;
  path: string;
  /** A text from the response. */
  text: string | RegExp;
  /** A control that the early page doesn't have. */
  control: (page: Page) => ReturnType<Page['getByRole']>;
}

const INVITED = /invited you to join/;
const CASES: Case[] = [
  {
    page: 'a board of a visitor',
    as: null,
    path: `/boards/${BOARDS.busy}`,
    text: /^Total Members|members/i,
    control: (page) => page.getByRole('searchbox', { name: 'Search members' }),
  },
  {
    page: 'an invitation',
    as: 'outsider',
    path: `/board/join/${BOARDS.busy}`,
    text: INVITED,
    control: (page) => page.getByRole('button', { name: 'Join Board' }),
  },
];

const EARLY = '#root [data-skeleton]:not([data-skeleton=shell])';
const early = (page: Page) => page.locator(EARLY).filter({ visible: true });

/** Runs in the page. @returns every visible element with text of its own, with its box */
function textsIn(selector: string) {
  const isText = (node: Node) => node instanceof Text && node.data.trim() !== '';
  return [...document.querySelectorAll<HTMLElement>(`${selector} *`)]
    .filter((element) => [...element.childNodes].some(isText))
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { text: element.textContent, x, y, width, height };
    })
    .filter(({ width, height }) => width > 1 && height > 1);
}

const VARIANTS = [
  { width: 390, data: 'seed' },
  { width: 1280, data: 'extreme' },
] as const;

for (const { page: name, as, path, text, control } of CASES) {
  for (const { width, data } of VARIANTS) {
    test(`the app takes over ${name} at ${width} px without moving its texts`, async ({
      page,
      backend,
      signInAs,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await backend.store.update((db) => Object.assign(db, DATA[data]()));
      if (as !== null) await becomeViewer({ backend, signInAs }, as);
      await page.addInitScript(watchFrames);
      const releaseApp = await holdApp(page);
      await page.goto(path, { waitUntil: 'commit' });
      await expect(early(page).getByText(text).first()).toBeVisible();
      await expect(control(page)).toHaveCount(0);
      const before = await page.evaluate(textsIn, EARLY);
      expect(before.length).toBeGreaterThan(3);

      releaseApp();
      await expect(control(page)).toBeVisible();
      await page.waitForLoadState('networkidle');
      const after = (await page.evaluate(textsIn, 'main')).map((element) => JSON.stringify(element));
      expect(before.filter((element) => !after.includes(JSON.stringify(element)))).toEqual([]);
      const { shifts, counts } = await watched(page);
      expect(shifts).toEqual([]);
      // From the first heading on, each frame has one.
      expect([...new Set(counts.slice(counts.indexOf(1)))]).toEqual([1]);
    });
  }
}

test('a link works before the app has loaded', async ({ page, backend }) => {
  const releaseApp = await holdApp(page);
  await page.goto(`/boards/${BOARDS.busy}`, { waitUntil: 'commit' });
  const link = page.getByRole('main').or(early(page)).getByRole('link', { name: 'Apply to join' });
  await expect(link).toHaveAttribute('href', `/board/join/${BOARDS.busy}`);
  releaseApp();
  await link.click();
  await expect(page).toHaveURL(`/auth?redirect=${encodeURIComponent(`/board/join/${BOARDS.busy}`)}`);
  expect(backend.requests.length).toBeGreaterThan(0);
});
