import type { Page } from '@playwright/test';
import { choiceFor, waysFor } from '../extent';
import { resetWorld } from '../screens/scene';
import { BOARDS, viewerId, type Viewer, type World } from '../screens/worlds';
import { beRemembered, holdApp, watched, watchFrames } from './early-pages';
import { expect, test } from './fixtures';

/*
 * 'My Boards', a profile and an invitation are drawn by scripts of their own before the app has loaded (boot/pages), for
 * people whose token is stored, and the app takes them over.
 */

interface Case {
  what: string;
  as: Viewer;
  path: string;
  /** A text of the page's own, which comes with the data. */
  text: string | RegExp;
  /** A control that only the app has. */
  control: string;
  world?: World;
}

const INVITED = /invited you to join/;
const CASES: Case[] = [
  { what: 'the own boards', as: 'creator', path: '/boards', text: 'My Boards', control: 'My Applications' },
  {
    what: 'no boards',
    as: 'creator',
    path: '/boards',
    text: 'No boards yet',
    control: 'My Applications',
    world: 'bare',
  },
  {
    what: 'the own profile',
    as: 'creator',
    path: '/profile',
    text: 'Boards Created',
    control: 'Edit Profile',
  },
  {
    what: 'the own profile with its id',
    as: 'creator',
    path: `/profile/${viewerId('creator')}`,
    text: 'Boards Created',
    control: 'Edit Profile',
  },
  {
    what: 'the own profile as others see it',
    as: 'creator',
    path: '/profile?view=public',
    text: /This is how others see/,
    control: 'Print profile',
  },
  {
    what: 'an unfinished profile',
    as: 'unfinished',
    path: '/profile',
    text: /% complete/,
    control: 'Edit Profile',
  },
  {
    what: "somebody else's profile",
    as: 'creator',
    path: `/profile/${viewerId('member')}`,
    text: 'Boards Created',
    control: 'Bookmark',
  },
  {
    what: 'an invitation',
    as: 'outsider',
    path: `/board/join/${BOARDS.busy}`,
    text: INVITED,
    control: 'Join Board',
  },
  {
    what: 'an invitation of somebody who has applied',
    as: 'member',
    path: `/board/join/${BOARDS.applied}`,
    text: INVITED,
    control: 'Request Pending',
  },
  {
    what: 'an invitation of somebody with an unfinished profile',
    as: 'unfinished',
    path: `/board/join/${BOARDS.busy}`,
    text: INVITED,
    control: 'Complete Profile',
  },
];

/** Every visible element with a text of its own, with its box; runs in the page. */
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

const EARLY = '#root [data-look]:not([data-look=frame])';
const early = (page: Page) => page.locator(EARLY).filter({ visible: true });

const LOOKS: readonly { width: number; world: World }[] = [
  { width: 1280, world: 'ordinary' },
  { width: 390, world: 'ordinary' },
  { width: 1280, world: 'extreme' },
  { width: 320, world: 'extreme' },
];
const WIDTHS = [1280, 390, 320];

for (const { what, as, path, text, control, world: only } of CASES) {
  // Every third page.
  const tag = choiceFor(`the turn of ${what}`, ['', ' @full-run', ' @full-run']);
  const looks = only === undefined ? LOOKS : WIDTHS.map((width) => ({ width, world: only }));
  for (const { width, world } of waysFor(what, looks)) {
    test(`what is drawn of ${what} stays when the app takes it over, ${width} px wide, in the ${world} world${tag}`, async ({
      page,
      backend,
      signInAs,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await resetWorld(backend, world);
      await beRemembered({ backend, signInAs }, as);
      await page.addInitScript(watchFrames);
      const letAppCome = await holdApp(page);
      await page.goto(path, { waitUntil: 'commit' });
      await expect(early(page).getByText(text).first()).toBeVisible();
      await expect(page.getByRole('button')).toHaveCount(0);
      const before = await page.evaluate(textsIn, EARLY);
      expect(before.length).toBeGreaterThan(3);

      letAppCome();
      const main = page.getByRole('main');
      await expect(
        main.getByRole('button', { name: control }).or(main.getByRole('tab', { name: control })),
      ).toBeVisible();
      /** What has gone, or is elsewhere. */
      const lost = async () => {
        const now = (await page.evaluate(textsIn, 'main')).map((one) => JSON.stringify(one));
        return before.filter((one) => !now.includes(JSON.stringify(one)));
      };
      expect(await lost()).toEqual([]);
      await page.waitForLoadState('networkidle');
      expect(await lost()).toEqual([]);
      const { shifts, counts } = await watched(page);
      expect(shifts).toEqual([]);
      // From the first heading on there is one in every frame.
      expect([...new Set(counts.slice(counts.indexOf(1)))]).toEqual([1]);
    });
  }
}

test('a short link leads a person who is signed in to the invitation before the app has loaded', async ({
  page,
  backend,
  signInAs,
}) => {
  await beRemembered({ backend, signInAs }, 'outsider');
  const board = (await backend.store.read()).boards.find(({ _id }) => _id === BOARDS.busy)!;
  const letAppCome = await holdApp(page);
  await page.goto(`/b/${board.shortLink}`, { waitUntil: 'commit' });
  await expect(early(page).getByText(INVITED)).toBeVisible();
  await expect(page).toHaveURL(`/board/join/${board._id}`);
  letAppCome();
  await expect(page.getByRole('button', { name: 'Join Board' })).toBeVisible();
  for (const path of [`/api/boards/${board._id}`, '/api/profile', '/api/join-requests/user']) {
    expect(backend.requests.filter((request) => request.path === path)).toHaveLength(1);
  }
});

test('links, focus and selected text of a profile are the app’s once it is here', async ({
  page,
  backend,
  signInAs,
}) => {
  await beRemembered({ backend, signInAs }, 'creator');
  const letAppCome = await holdApp(page);
  await page.goto('/profile', { waitUntil: 'commit' });
  const link = page.getByRole('list', { name: 'Social profiles' }).getByRole('link').first();
  await link.focus();
  await page.evaluate(() => {
    const text = document.querySelector('#root dl dt')!.lastChild!;
    getSelection()!.setBaseAndExtent(text, 0, text, 2);
  });
  letAppCome();
  await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeVisible();
  await expect(link).toBeFocused();
  await expect.poll(() => page.evaluate(() => String(getSelection()))).toHaveLength(2);
});

test.describe('nothing is drawn before the app', () => {
  /** Opens the page, waits until its answers have been dealt with, and lets the app come. */
  async function open(page: Page, path: string) {
    const letAppCome = await holdApp(page);
    const script = page.waitForResponse(/\/assets\/early-/);
    await page.goto(path, { waitUntil: 'commit' });
    await script;
    await page.waitForFunction(() => window.early?.page !== undefined && window.early.drawPage !== undefined);
    await page.evaluate(async () => {
      await Promise.allSettled(window.early?.answers.map(({ answer }) => answer) ?? []);
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    });
    await expect(early(page).getByText(/^Loading/)).toBeAttached();
    await expect(early(page).getByRole('link')).toHaveCount(0);
    letAppCome();
  }

  test('for somebody whose profile is unfinished, who is sent to onboarding @full-run', async ({
    page,
    backend,
    signInAs,
  }) => {
    await beRemembered({ backend, signInAs }, 'unfinished');
    await open(page, '/boards');
    await expect(page).toHaveURL(/\/onboarding/);
  });

  test('of an invitation to the own board, to which the creator is sent @full-run', async ({
    page,
    backend,
    signInAs,
  }) => {
    await beRemembered({ backend, signInAs }, 'creator');
    await open(page, `/board/join/${BOARDS.busy}`);
    await expect(page).toHaveURL(`/boards/${BOARDS.busy}`);
  });

  const faults = [
    ['a failure', { status: 500 }],
    ['something else', { status: 200, isSpoiled: true, body: [] }],
    ['nobody', { status: 200, body: null }],
  ] as const;
  for (const [what, fault] of waysFor('an answer without a profile', faults)) {
    test(`of a profile where the answer is ${what}, and the app says so`, async ({
      page,
      backend,
      signInAs,
      guard,
    }) => {
      guard.allow(/Failed to load resource.*\/api\/profile/);
      await beRemembered({ backend, signInAs }, 'creator');
      backend.fail({ path: '/api/profile', ...fault });
      await open(page, '/profile');
      await expect(
        page.getByText(/The profile could not be loaded|No profile data available/).first(),
      ).toBeVisible();
    });
  }
});

test('an address that cannot be decoded is left to the app @full-run', async ({
  page,
  backend,
  signInAs,
  guard,
}) => {
  guard.allow(/Failed to load resource.*\/api\/profile\//);
  await beRemembered({ backend, signInAs }, 'creator');
  const script = page.waitForResponse(/\/assets\/early-profile-/);
  await page.goto('/profile/%E0%A4%A');
  await script;
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
});

test('a page whose own script is lost is drawn by the app @full-run', async ({
  page,
  backend,
  signInAs,
  guard,
}) => {
  guard.allow(/early-profile/);
  await beRemembered({ backend, signInAs }, 'creator');
  await page.route('**/assets/early-*.js', (route) => route.abort());
  await page.goto('/profile');
  await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeVisible();
});
