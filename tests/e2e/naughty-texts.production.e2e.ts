import type { Page } from '@playwright/test';
import type { DemoDb } from '@/demo/db';
import { seedDb } from '@/demo/seed/seed-db';
import { IS_FULL, waysFor } from '../extent';
import { accountOf } from './firebase/id-token';
import { expect, test } from './fixtures';

const MARKUP = [
  '<img src=x onerror="window.hit=1" data-hit>',
  '<script>window.hit=1</script>',
  '"><svg onload=window.hit=1 data-hit>',
  "'-window.hit-'",
  '<a href="javascript:window.hit=1" data-hit>x</a>',
  '{{constructor.constructor("window.hit=1")()}}',
  '&lt;b data-hit&gt;',
  '<style>*{display:none}</style>',
  '</title></textarea><iframe srcdoc="<script>parent.hit=1</script>">',
].join(' ');

/** A page takes ten seconds to lay out ten times as many. */
const LONG = IS_FULL ? 100_000 : 10_000;

const WORLDS: Record<string, string> = {
  markup: MARKUP,
  'right-to-left overrides and zero-width characters':
    '\u202Egnp.exe\u202C \u2066\u2067\u2068 a\u200B\u200C\u200D\uFEFFb \u0627\u0644\u0639\u0631\u0628\u064A\u0629 Z\u0351\u036B\u0343\u0342a\u035C\u0360l\u0321g\u0334o \uFDFD\uFDFD \u{1F469}\u200D\u{1F469}\u200D\u{1F467}',
  [`${LONG.toLocaleString('en')} characters without a space`]: 'W'.repeat(LONG),
};

const LINKS = [
  'javascript:window.hit=1',
  'JaVaScRiPt:window.hit=1',
  ' javascript:window.hit=1',
  'java\nscript:window.hit=1',
  'javascript&colon;window.hit=1',
  '\u0001javascript:window.hit=1',
  'data:text/html,<script>window.hit=1</script>',
  'vbscript:window.hit=1',
  'https://example.com/"onmouseover="window.hit=1',
];

const KEPT = new Set([
  '_id',
  'firebaseUid',
  'creator',
  'members',
  'user',
  'board',
  'status',
  'createdAt',
  'onboardingStep',
]);

/** The same data with every text replaced, except for those that people cannot write. */
function withTexts(value: unknown, text: string, key = ''): unknown {
  if (KEPT.has(key)) return value;
  if (key === 'socialMedia') return LINKS.map((url, index) => ({ _id: String(index), platform: text, url }));
  if (key === 'profilePicture') return LINKS[0];
  if (typeof value === 'string') return text;
  if (Array.isArray(value)) return value.map((entry) => withTexts(entry, text, ''));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, withTexts(inner, text, name)]),
  );
}

async function expectHarmless(page: Page, where: string): Promise<void> {
  const found = await page.evaluate(() => ({
    hit: 'hit' in window,
    injected: document.querySelectorAll('[data-hit], iframe[srcdoc], [onerror], [onload], [onmouseover]')
      .length,
    links: [...document.links].map(({ href }) => href).filter((href) => !/^https?:/.test(href)),
    // What sticks out, if the page is wider than the window.
    outside:
      (document.scrollingElement?.scrollWidth ?? 0) <= window.innerWidth
        ? []
        : [...document.querySelectorAll('body *')]
            .filter((element) => element.getBoundingClientRect().right > window.innerWidth + 1)
            .map((element) => `${element.tagName} ${element.getAttribute('class') ?? ''}`)
            .slice(0, 12),
  }));
  expect(found, where).toEqual({ hit: false, injected: 0, links: [], outside: [] });
}

interface Screen {
  path: string;
  /** What is looked at on it, one after the other, and how it is reached. */
  show: (page: Page) => Record<string, () => Promise<unknown>>;
}

// Not the hidden one that a screen has while it is loading.
const heading = (page: Page) => ({ page: () => page.locator('main h1:not(.sr-only)').waitFor() });
const cards = (page: Page) => ({ cards: () => page.getByRole('article').first().waitFor() });
const dialog = (page: Page) => page.getByRole('dialog').waitFor();

const screensOfCreator = (board: string, other: string): Screen[] => [
  { path: '/boards', show: cards },
  { path: '/', show: cards },
  { path: '/?mode=member', show: cards },
  { path: `/boards/${board}`, show: heading },
  { path: `/profile/${other}`, show: heading },
  {
    path: '/profile',
    show: (page) => ({
      ...heading(page),
      async 'edit profile'() {
        await page.getByRole('button', { name: 'Edit Profile' }).click();
        await dialog(page);
      },
    }),
  },
  {
    path: `/boards/${board}?tab=requests`,
    show: (page) => ({
      ...cards(page),
      async 'review dialog'() {
        await page.getByRole('article').first().getByRole('button').first().click();
        await dialog(page);
      },
    }),
  },
  {
    path: `/boards/${board}/review`,
    show: (page) => ({
      list: () => page.getByRole('list', { name: 'Applications' }).waitFor(),
      async table() {
        await page.keyboard.press('n');
        await page.getByRole('button', { name: 'Table', exact: true }).click();
        await page.getByRole('table').waitFor();
      },
      async sending() {
        await page.getByRole('button', { name: 'Send 1 decision', exact: true }).click();
        await page.getByRole('list', { name: 'Decisions' }).waitFor();
      },
    }),
  },
];

const screensOfOutsider = (board: string): Screen[] => [
  {
    path: `/board/join/${board}`,
    show: (page) => ({
      ...heading(page),
      async 'apply dialog'() {
        await page.getByRole('button', { name: 'Join Board' }).click();
        await dialog(page);
      },
    }),
  },
];

for (const [name, text] of Object.entries(WORLDS)) {
  test(`${name} in every field of everything: shown as text, and no page is broken`, async ({
    page,
    newContext,
    signInAs,
    backend,
    guard,
  }) => {
    // A picture that is not a picture.
    guard.allow(/ERR_UNKNOWN_URL_SCHEME/);
    const seed = seedDb();
    const board = seed.boards.find(({ _id }) =>
      seed.joinRequests.some((request) => request.board === _id && request.status === 'pending'),
    );
    const creator = seed.users.find(({ _id }) => _id === board?.creator);
    const outsider = seed.users.find(
      ({ _id, isProfileComplete }) =>
        isProfileComplete &&
        _id !== creator?._id &&
        !board?.members.includes(_id) &&
        !seed.joinRequests.some((request) => request.user === _id && request.board === board?._id),
    );
    if (!board || !creator || !outsider) throw new Error('The seed has no such people');
    // Few entries of everything, each shown with all its texts: one person with long ones takes megabytes.
    const requests = seed.joinRequests
      .filter((request) => request.board === board._id && request.status === 'pending')
      .slice(0, 3);
    const people = [
      creator._id,
      outsider._id,
      ...board.members.slice(0, 3),
      ...requests.map(({ user }) => user),
    ];
    const small: DemoDb = {
      ...seed,
      boards: seed.boards
        .filter((candidate) => candidate === board || candidate.creator === creator._id)
        .slice(0, 4)
        .map((one) => ({ ...one, members: one.members.filter((member) => people.includes(member)) })),
      users: seed.users.filter(({ _id }) => people.includes(_id)),
      joinRequests: requests,
    };
    await backend.store.update((current) => {
      Object.assign(current, withTexts(small, text), { version: current.version });
    });
    await page.setViewportSize({ width: 360, height: 720 });
    await signInAs({ ...accountOf(creator), displayName: text.slice(0, 2000) });
    const context = await newContext();
    await signInAs(accountOf(outsider), { context });
    const other = await context.newPage();
    await other.setViewportSize({ width: 360, height: 720 });
    for (const [whose, screens] of [
      [page, screensOfCreator(board._id, outsider._id)],
      [other, screensOfOutsider(board._id)],
    ] as const) {
      for (const { path, show } of screens) {
        if (!waysFor(path, Object.keys(WORLDS)).includes(name)) continue;
        await whose.goto(path);
        for (const [what, shown] of Object.entries(show(whose))) {
          await shown();
          await expectHarmless(whose, `${path}: ${what}`);
        }
      }
    }
  });
}
