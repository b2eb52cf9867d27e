import type { Page } from '@playwright/test';
import { accountOf } from './firebase/id-token';
import { expect, test } from './fixtures';

interface Shift {
  value: number;
  /** What moved: tag and classes of each element. */
  moved: string[];
}

declare global {
  interface Window {
    shifts: Shift[];
  }
}

/** Runs in the page, before anything else. */
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
  expect.soft(await page.evaluate(() => window.shifts), path).toEqual([]);
}

const WIDTHS = [1280, 390];

for (const width of WIDTHS) {
  test.describe(`${width} px wide, with answers that take their time`, () => {
    test.use({ viewport: { width, height: 800 } });

    test.beforeEach(async ({ page, backend }) => {
      backend.fail({ path: /.*/, delayMs: 250 });
      await page.addInitScript(watchShifts);
    });

    test('nothing moves on any screen of a visitor', async ({ page, backend, firebase, guard }) => {
      expect(firebase.calls).toEqual([]);
      // The unknown board's.
      guard.allow(/404/);
      const board = (await backend.store.read()).boards[0];
      const routes = ['/', '/?mode=member', '/auth', `/boards/${board?._id}`, '/boards/unknown'];
      for (const path of [...routes, '/board/join/unknown', '/profile', '/comingsoon', '/nowhere']) {
        await expectStill(page, path);
      }
    });

    test('nothing moves on any screen of a signed-in person', async ({ page, backend, signInAs }) => {
      const { boards, users } = await backend.store.read();
      const [board, other] = [boards[0], boards.find(({ creator }) => creator !== boards[0]?.creator)];
      const creator = users.find(({ _id }) => _id === board?.creator);
      if (creator === undefined || other === undefined) throw new Error('The seed has changed');
      const accessToken = await signInAs(accountOf(creator));
      const auth = { ...accountOf(creator), isLoggedIn: true, accessToken, _id: creator._id };
      const kept = { auth: JSON.stringify(auth), _persist: '{"version":1,"rehydrated":true}' };
      await page.addInitScript((value) => localStorage.setItem('persist:root', value), JSON.stringify(kept));
      const own = ['/', `/boards/${board?._id}`, `/boards/${board?._id}?tab=requests`, '/boards', '/profile'];
      const others = [`/boards/${other._id}`, `/board/join/${other._id}`, `/profile/${other.creator}`];
      for (const path of [...own, ...others, '/boards/create']) await expectStill(page, path);
    });
  });
}

test('the start frame has the very boxes of the discover screen', async ({ page, backend }) => {
  backend.fail({ path: /.*/, delayMs: 500 });
  const boxes = () =>
    page.evaluate(() =>
      ['h1', 'h1 + p', '[aria-label="Search for"]', '.grid > *'].map((selector) => {
        const element = [...document.querySelectorAll(selector)].find((one) => one.checkVisibility());
        const { x, y, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
        return { selector, x, y, width, height };
      }),
    );
  // The app stays away for as long as the frame is looked at.
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
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(await boxes()).toEqual(frame);
});
