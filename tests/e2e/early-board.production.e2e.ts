import type { Page } from '@playwright/test';
import { waysFor } from '../extent';
import { resetWorld } from '../screens/scene';
import { BOARDS, type Viewer } from '../screens/worlds';
import { beRemembered, holdApp, watched, watchFrames } from './early-pages';
import { expect, test } from './fixtures';

/* A board's header and first members are drawn by index.html before the app has loaded, and the app takes them over. */

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const applyLink = (page: Page) => page.getByRole('link', { name: 'Apply to join' });
const members = (page: Page) => page.getByRole('list', { name: 'Members', exact: true });
const isThere = (page: Page) => expect(page.getByRole('searchbox', { name: 'Search members' })).toBeVisible();

/** What is there before the app, with its box. */
const parts = (page: Page, { hasPanel, hasMembers }: { hasPanel: boolean; hasMembers: boolean }) =>
  page.evaluate(
    (selectors) => {
      const header = document.querySelector('header:has(h1)')!;
      const all = selectors.flatMap((selector) => [...header.parentElement!.querySelectorAll(selector)]);
      return all.map((part) => {
        const { x, y, width, height } = part.getBoundingClientRect();
        return { text: part.textContent, x, y, width, height };
      });
    },
    [
      ...['h1', 'p > a', 'p.tabular', 'p[dir]', 'ul[aria-label="Board type"] > li'].map(
        (one) => `header ${one}`,
      ),
      ...(hasPanel ? ['[aria-label=Joining]', '[aria-label=Joining] *'] : []),
      ...(hasMembers ? ['article', 'article a', 'article p', 'article li'] : []).map(
        (one) => `li:nth-child(-n+12) > ${one}`,
      ),
    ],
  );

const VIEWERS: [what: string, as: Viewer | null, board: string][] = [
  ['a visitor', null, BOARDS.busy],
  ['a stranger', 'outsider', BOARDS.busy],
  ['an applicant', 'member', BOARDS.applied],
  ['a member', 'member', BOARDS.joined],
  ['the creator', 'creator', BOARDS.busy],
];

const LOOKS = [
  { width: 1280, world: 'ordinary' },
  { width: 390, world: 'ordinary' },
  { width: 768, world: 'extreme' },
  { width: 320, world: 'extreme' },
] as const;

/** Beside a board's name its creator's button gets a number later: both are looked at side by side in each run. */
const looksOf = (what: string) =>
  new Set([...(what === 'the creator' ? [LOOKS[0]] : []), ...waysFor(what, LOOKS)]);

for (const [what, as, board] of VIEWERS) {
  for (const { width, world } of looksOf(what)) {
    test.describe(`${width} px wide, in an ${world} world`, () => {
      test.use({ viewport: { width, height: 800 } });

      test(`what is drawn of a board stays as it is for ${what} when the app takes it over`, async ({
        page,
        backend,
        signInAs,
      }) => {
        await resetWorld(backend, world);
        if (as !== null) await beRemembered({ backend, signInAs }, as);
        await page.addInitScript(watchFrames);
        const letAppCome = await holdApp(page);
        await page.goto(`/boards/${board}`, { waitUntil: 'commit' });
        const { name } = (await backend.store.read()).boards.find(({ _id }) => _id === board)!;
        await expect(heading(page)).toHaveText(name);
        await expect(page.getByRole('button')).toHaveCount(0);
        await expect(applyLink(page)).toHaveCount(as === null ? 1 : 0);
        await expect(members(page).getByRole('article').first()).toBeVisible();
        // There the label of the creator's second tab takes two lines, and everything below it moves by one.
        const hasMembers = as !== 'creator' || width > 320;
        const drawn = () => parts(page, { hasPanel: as === null, hasMembers });
        const before = await drawn();
        expect(before.length).toBeGreaterThan(hasMembers ? 8 : 4);

        letAppCome();
        await isThere(page);
        await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
        expect(await drawn()).toEqual(before);
        // The viewer's own buttons have come.
        if (as !== null) {
          const own = as === 'creator' ? 'Edit' : 'Bookmark';
          await expect(page.getByRole('button', { name: own })).toHaveCount(1);
        }
        await page.waitForLoadState('networkidle');
        expect(await drawn()).toEqual(before);
        const { shifts, counts } = await watched(page);
        expect(shifts).toEqual([]);
        expect(counts.slice(counts.indexOf(1)).every((count) => count === 1)).toBe(true);
        expect(backend.requests.filter(({ path }) => path === `/api/boards/${board}`)).toHaveLength(1);
      });
    });
  }
}

for (const selected of ['header p[dir]', 'article p']) {
  test(`focus, scroll position and selected text of ${selected} survive the app’s arrival`, async ({
    page,
    backend,
  }) => {
    await page.setViewportSize({ width: 390, height: 500 });
    const letAppCome = await holdApp(page);
    await page.goto(`/boards/${BOARDS.busy}`, { waitUntil: 'commit' });
    await expect(applyLink(page)).toBeVisible();
    await applyLink(page).focus();
    const select = (selector: string) => {
      const texts = document.createTreeWalker(
        document.querySelector(`#root ${selector}`)!,
        NodeFilter.SHOW_TEXT,
      );
      const text = texts.nextNode()!;
      getSelection()!.setBaseAndExtent(text, 4, text, 1);
      window.scrollTo(0, 120);
      return { selected: String(getSelection()), scrollY: window.scrollY };
    };
    const before = await page.evaluate(select, selected);
    expect(before.selected).toHaveLength(3);
    expect(before.scrollY).toBe(120);

    letAppCome();
    await isThere(page);
    await expect(applyLink(page)).toBeFocused();
    const after = () =>
      page.evaluate(
        () =>
          new Promise((resolve) =>
            requestAnimationFrame(() =>
              requestAnimationFrame(() =>
                resolve({ selected: String(getSelection()), scrollY: window.scrollY }),
              ),
            ),
          ),
      );
    expect(await after()).toEqual(before);
    expect(backend.requests).toHaveLength(1);
  });
}

test('its links work before the app has loaded', async ({ page, backend }) => {
  const board = (await backend.store.read()).boards.find(({ _id }) => _id === BOARDS.busy)!;
  const signIn = (path: string) => `/auth?redirect=${encodeURIComponent(path)}`;
  for (const [link, path] of [
    [applyLink(page), `/board/join/${board._id}`],
    [page.locator('header p').getByRole('link'), `/profile/${board.creator}`],
    [members(page).getByRole('link').first(), `/profile/${board.members[0]}`],
  ] as const) {
    const letAppCome = await holdApp(page);
    await page.goto(`/boards/${board._id}`, { waitUntil: 'commit' });
    await expect(link).toHaveAttribute('href', path);
    letAppCome();
    await link.click();
    await expect(page).toHaveURL(signIn(path));
    await page.unrouteAll({ behavior: 'wait' });
  }
});

for (const query of ['?q=zzz', '?tab=requests']) {
  test(`members are left to the app on ${query}`, async ({ page, backend }) => {
    const letAppCome = await holdApp(page);
    await page.goto(`/boards/${BOARDS.busy}${query}`, { waitUntil: 'commit' });
    await expect(applyLink(page)).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(0);
    letAppCome();
    await isThere(page);
    expect(backend.requests).toHaveLength(1);
  });
}

test.describe('nothing is drawn before the app', () => {
  /** Opens the board, waits until its answer has been dealt with, and lets the app come. */
  async function open(page: Page, path = `/boards/${BOARDS.busy}`) {
    const letAppCome = await holdApp(page);
    await page.goto(path, { waitUntil: 'commit' });
    await page.waitForFunction(() => window.early?.end !== undefined);
    await page.evaluate(async () => {
      const given = window.early?.answers.map(({ answer }) => answer) ?? [];
      await Promise.race([Promise.allSettled(given), new Promise((resolve) => setTimeout(resolve, 500))]);
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    });
    await expect(page.locator('[data-look=board]').getByText('Loading board')).toBeVisible();
    await expect(page.locator('header h1')).toHaveCount(0);
    letAppCome();
  }

  const answers: [what: string, fault: object, text: string][] = [
    ['a 404', { status: 404 }, 'No board data available.'],
    ['a 401', { status: 401 }, 'Talentboard shows this board to people who are signed in.'],
    ['a refusal', { status: 403, body: { message: 'not for you' } }, 'Error loading board details.'],
    ['no board', { status: 200, body: {} }, 'No board data available.'],
    [
      'something else',
      { status: 200, isSpoiled: true, body: { _id: { a: 1 } } },
      'Error loading board details.',
    ],
    ['a list', { status: 200, isSpoiled: true, body: [] }, 'Error loading board details.'],
  ];
  for (const [what, fault, text] of answers) {
    test(`of ${what}, and the app says so`, async ({ page, backend, guard }) => {
      guard.allow(/Failed to load resource.*\/api\/boards\//);
      backend.fail({ path: `/api/boards/${BOARDS.busy}`, ...fault });
      await open(page);
      await expect(page.getByText(text)).toBeVisible();
    });
  }

  test('of an answer that is late; the app shows it', async ({ page, backend }) => {
    const answer = backend.fail({ path: `/api/boards/${BOARDS.busy}`, delayMs: 3000 });
    await open(page);
    await isThere(page);
    answer();
  });

  test('for somebody whose id is not stored, whose buttons are not known', async ({
    page,
    backend,
    signInAs,
  }) => {
    await beRemembered({ backend, signInAs }, 'creator');
    await page.addInitScript(() => {
      const kept = localStorage.getItem('persist:root') ?? '';
      localStorage.setItem('persist:root', kept.replace(/(_id\\":)\\"\w+\\"/, '$1null'));
    });
    await open(page);
    await expect(page.getByRole('button', { name: 'Edit' })).toBeVisible();
  });
});

test('if the app cannot be started, what was drawn stays, and nothing looks as if it were loading', async ({
  page,
  guard,
  backend,
}) => {
  guard.allow(/./);
  let failures = 0;
  await page.route('**/assets/app-*.js', async (route) => {
    // Each time: the page reloads once before it gives up, and what is drawn too late is not drawn at all.
    await expect(applyLink(page)).toBeVisible();
    failures += 1;
    await route.abort();
  });
  await page.goto(`/boards/${BOARDS.busy}`, { waitUntil: 'commit' });
  await expect(page.getByText('Talentboard could not be loaded.')).toBeVisible();
  expect(failures).toBeGreaterThan(1);
  await expect(applyLink(page)).toBeVisible();
  await expect(members(page).getByRole('link').first()).toBeVisible();
  await expect(page.locator('.skeleton').filter({ visible: true })).toHaveCount(0);
  expect(backend.requests.length).toBeGreaterThan(0);
});
