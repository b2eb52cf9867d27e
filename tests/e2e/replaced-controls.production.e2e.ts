import type { Locator, Page } from '@playwright/test';
import { scaleDb } from '@kit/scale-db';
import { becomeViewer } from '../screens/become-viewer';
import { BOARDS, type Viewer } from '../screens/worlds';
import { expect, test } from './fixtures';

/*
 * Late code replaces controls that people are using: the first boards and the top of a board become the app's, a long list draws only what is
 * near the window, tabs get their arrow keys. What is being pressed counts, and the focus stays.
 */

interface Case {
  what: string;
  as: Viewer | null;
  path: string;
  /** Held back at first. */
  code: string;
  control: (page: Page) => Locator;
  /** The press has worked. */
  worked: (page: Page) => Promise<void>;
}

const secondCard = (page: Page) => page.getByRole('article').nth(1).getByRole('link');
const showsBoard = async (page: Page) => {
  await expect(page.getByRole('searchbox', { name: 'Search members' })).toBeVisible();
};

const CASES: readonly Case[] = [
  {
    what: 'a board that is shown before the app',
    as: null,
    path: '/',
    code: 'app',
    control: secondCard,
    worked: showsBoard,
  },
  {
    what: 'the way to apply that is shown before the app',
    as: null,
    path: `/boards/${BOARDS.busy}`,
    code: 'app',
    control: (page) => page.getByRole('link', { name: 'Apply to join' }),
    worked: async (page) => {
      await expect(page).toHaveURL(/\/auth\?redirect=%2Fboard%2Fjoin%2F/);
    },
  },
  {
    what: 'a board of a long list',
    as: null,
    path: '/',
    code: 'virtual-rows',
    control: secondCard,
    worked: showsBoard,
  },
  {
    what: 'a tab',
    as: 'creator',
    path: `/boards/${BOARDS.busy}`,
    code: 'tab-strip',
    control: (page) => page.getByRole('tab', { name: /^Pending Requests/ }),
    worked: async (page) => {
      await expect(page).toHaveURL(/tab=requests/);
    },
  },
];

for (const { what, as, path, code, control, worked } of CASES) {
  test.describe(what, () => {
    let letCodeCome: () => Promise<void>;

    test.beforeEach(async ({ page, context, backend, signInAs, google: _google }) => {
      await becomeViewer({ page, backend, signInAs }, as);
      await backend.store.update((db) =>
        Object.assign(db, scaleDb(db, { boards: 40, members: 0, requests: 0 })),
      );
      // The clock that limits how long a press is waited for stands still, timers do not.
      await page.clock.setFixedTime(Date.now());
      let come = () => {};
      const mayCome = new Promise<void>((resolve) => (come = resolve));
      const file = new RegExp(`/assets/${code}-[^/]*\\.js$`);
      await context.route(file, async (route) => {
        await mayCome;
        await route.continue();
      });
      letCodeCome = async () => {
        const answer = page.waitForResponse(file);
        come();
        const url = (await answer).url();
        await page.evaluate(async (module) => {
          await import(module);
          await new Promise((resolve) => requestIdleCallback(resolve));
        }, url);
      };
      await page.goto(path, { waitUntil: 'commit' });
      if (code !== 'app') await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
      await expect(control(page)).toBeVisible();
    });

    /** Whether the element that was there first is gone. */
    const isReplaced = async (page: Page) =>
      expect.poll(() => page.evaluate(() => window.first?.isConnected)).toBe(false);

    test('is opened by a press during which its code arrives', async ({ page }) => {
      await control(page).evaluate((element) => (window.first = element));
      const box = await control(page).boundingBox();
      if (box === null) throw new Error('It is not on screen');
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
      await page.mouse.down();
      await letCodeCome();
      await page.mouse.up();
      await worked(page);
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    });

    test('keeps the focus when its code arrives', async ({ page }) => {
      await control(page).evaluate((element) => (window.first = element));
      await control(page).focus();
      await letCodeCome();
      await isReplaced(page);
      await expect(control(page)).toBeFocused();
    });
  });
}

declare global {
  interface Window {
    /** The control as it was before. */
    first?: Element;
  }
}
