import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import type { Backend } from '../backend/http-server';
import { BOARDS, viewerId } from '../screens/data';
import { accountOf, type Account } from './firebase/id-token';
import { expect, test } from './fixtures';

interface Shift {
  value: number;
  /** Tag and classes of each element that moved. */
  moved: string[];
}

declare global {
  interface Window {
    shifts: Shift[];
  }
}

/** Runs in the page before its scripts. */
function watchShifts() {
  window.shifts = [];
  type Entry = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as Entry[]) {
      const moved = sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 160) : ''));
      window.shifts.push({ value, moved });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

async function expectStill(page: Page, path: string) {
  await page.goto(path, { waitUntil: 'networkidle' });
  await expect(page.locator('main')).toBeVisible();
  await expect(page.locator('.skeleton').filter({ visible: true })).toHaveCount(0);
  // The browser reports a shift with the next frame.
  await page.evaluate(
    () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))),
  );
  expect.soft(await page.evaluate(() => window.shifts), path).toEqual([]);
}

interface Surroundings {
  backend: Backend;
  signInAs: (account: Account, options: { rememberedAs: string }) => Promise<string>;
}

/** Signs in a returning person: the app has their data at the first paint. */
async function signInAsReturning({ backend, signInAs }: Surroundings, id: string) {
  const user = (await backend.store.read()).users.find(({ _id }) => _id === id);
  if (user === undefined) throw new Error('The seed has changed');
  await signInAs(accountOf(user), { rememberedAs: id });
}

const WIDTHS = [1280, 390];

for (const width of WIDTHS) {
  test.describe(`${width} px wide, with slow responses`, () => {
    test.use({ viewport: { width, height: 800 } });

    test.beforeEach(async ({ page, backend }) => {
      backend.intercept = async (_request, next) => {
        await wait(250);
        return next();
      };
      await page.addInitScript(watchShifts);
    });

    test('nothing moves on any screen of a visitor', async ({ page, backend, firebase, guard }) => {
      expect(firebase.calls).toEqual([]);
      guard.allow(/Failed to load resource.*\/api\/boards\/unknown\)/);
      const board = (await backend.store.read()).boards[0];
      const paths = ['/', '/?mode=member', '/auth', '/boards/unknown', '/profile'];
      for (const path of [...paths, `/boards/${board?._id}`]) await expectStill(page, path);
    });

    test('nothing moves on any screen of a signed-in person', async ({ page, backend, signInAs }) => {
      const { boards } = await backend.store.read();
      const [board, other] = [boards[0], boards.find(({ creator }) => creator !== boards[0]?.creator)];
      if (board === undefined || other === undefined) throw new Error('The seed has changed');
      await signInAsReturning({ backend, signInAs }, board.creator);
      const own = ['/', `/boards/${board._id}`, `/boards/${board._id}?tab=requests`, '/boards', '/profile'];
      const others = [`/boards/${other._id}`, `/board/join/${other._id}`, `/profile/${other.creator}`];
      for (const path of [...own, ...others, '/boards/create']) await expectStill(page, path);
    });

    test('nothing moves in onboarding', async ({ page, backend, signInAs }) => {
      await signInAsReturning({ backend, signInAs }, viewerId('unfinished'));
      await expectStill(page, '/onboarding');
      await expectStill(page, `/board/join/${BOARDS.busy}`);
    });
  });
}

test('the skeleton in index.html has the same boxes as the Discover screen', async ({ page, backend }) => {
  // Holds the boards until both skeletons have been measured.
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/boards?*', async (route) => {
    await released;
    await route.continue();
  });
  const boxes = () =>
    page.evaluate(() =>
      ['h1', 'h1 + p', '[aria-label="Search for"]', '.grid > *'].map((selector) => {
        const visible = [...document.querySelectorAll(selector)].find((element) => element.checkVisibility());
        const { x = 0, y = 0, width = 0, height = 0 } = visible?.getBoundingClientRect() ?? {};
        return { selector, x, y, width, height };
      }),
    );
  // Holds the app while the skeleton of index.html is measured.
  await page.route('**/assets/app-*.js', async (route) => {
    await page.waitForFunction(() => 'frameSeen' in window);
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByText('Loading boards...')).toBeVisible();
  const frame = await boxes();
  expect(frame.every(({ width, height }) => width > 0 && height > 0)).toBe(true);
  await page.evaluate(() => Object.assign(window, { frameSeen: true }));
  await expect(page.getByRole('searchbox')).toBeVisible();
  expect(await boxes()).toEqual(frame);
  release();
  await expect(page.getByRole('article').first()).toBeVisible();
  // A card is as tall as its content.
  expect(await boxes()).toMatchObject(frame.map(({ selector, x, y, width }) => ({ selector, x, y, width })));
  expect(backend.requests).toHaveLength(1);
});
