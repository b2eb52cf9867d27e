import { expect, type Locator, type Page } from '@playwright/test';
import { REVIEW_DATABASE } from '@/lib/desk/review-database';
import type { Fault } from '../backend/faults';
import { changedRequests, firstAppliesAgain } from './changed-requests';
import { showsThreeAnswers } from './room-checks';
import { showsSkeleton, type Scene } from './scene';
import { BOARDS } from './worlds';

const DESK = `/boards/${BOARDS.busy}/review`;
const REQUESTS = '/api/boards/*/join-requests';
const DECISIONS = '/api/boards/join-requests/*';

const text = (wanted: string | RegExp) => (page: Page) =>
  expect(page.getByText(wanted).first()).toBeVisible();

const list = (page: Page) => page.getByRole('list', { name: 'Applications' });
/** Below 1024 px an open application takes the list's place. */
const onDesk = (page: Page) => expect(page.getByRole('group', { name: 'Show only' })).toBeVisible();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();

/** Ticks the first rows of the list. */
async function tick(page: Page, count: number) {
  await onDesk(page);
  const boxes = list(page).getByRole('checkbox');
  for (let row = 0; row < count; row += 1) await boxes.nth(row).check();
}

/** Presses these keys, each for the application that the one before has led to. */
async function type(page: Page, keys: string) {
  await onDesk(page);
  for (const key of keys) await page.keyboard.press(key);
}

/** Verdicts of all kinds, a score, a star and a private tag. */
async function judge(page: Page) {
  await type(page, '4synmjj3');
  await press(page, 'Tags and comment');
  await page.getByLabel('Private tags').fill('second round');
  await page.getByLabel('Private tags').blur();
}

async function openMenu(page: Page): Promise<Locator> {
  await onDesk(page);
  await press(page, 'More');
  const menu = page.getByRole('menu');
  await expect(menu).toBeVisible();
  return menu;
}

async function openDialog(page: Page, opener: string): Promise<Locator> {
  await (await openMenu(page)).getByRole('menuitem', { name: opener }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  return dialog;
}

/** A note that names something unknown, then four acceptances and two rejections, on the screen that sends them. */
async function openSending(page: Page) {
  await onDesk(page);
  await page.keyboard.press('e');
  await page
    .getByRole('textbox', { name: /^Note to / })
    .fill('See you in {city}, and bring the empty state.');
  await page.keyboard.press('Escape');
  await type(page, 'yyyynn');
  await page.getByRole('button', { name: 'Send 6 decisions' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Send decisions' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Text' }).first().fill('Hi {firstName}, welcome to {board}.');
  await text('1 can’t be sent as it is.')(page);
}

/** Sends the five that can be sent, and waits for what is said then. */
const sending = (said: RegExp) => async (page: Page) => {
  await openSending(page);
  await page.getByRole('button', { name: 'Send 3 acceptances and 2 rejections' }).click();
  await text(said)(page);
};

const firstIsGone = changedRequests(([first, ...others]) => [{ ...first!, user: null }, ...others]);

/** Opens one conflict and one refusal. */
const SOME_FAIL: readonly Fault[] = [
  {
    method: 'PUT',
    path: `${DECISIONS}/approve`,
    times: 1,
    status: 422,
    body: { message: 'The note is odd' },
  },
  { method: 'PUT', path: `${DECISIONS}/reject`, times: 1, status: 403 },
];
const ALL_FAIL: readonly Fault[] = [{ method: 'PUT', path: `${DECISIONS}/approve`, status: 500 }];

const DESK_ITSELF: readonly Omit<Scene, 'as' | 'path'>[] = [
  {
    name: 'desk',
    show: (page) => expect(page.getByText('Zoë Vandenberghe').first()).toBeVisible(),
    room: showsThreeAnswers,
  },
  {
    name: 'desk-loading',
    faults: [{ path: REQUESTS, hang: true }],
    isPassing: true,
    show: showsSkeleton,
  },
  {
    name: 'desk-failed',
    faults: [{ path: REQUESTS, status: 500 }],
    show: text('The join requests could not be loaded.'),
  },
  { name: 'desk-extreme', world: 'extreme', show: onDesk },
  { name: 'desk-judged', show: judge },
  { name: 'desk-judged-extreme', world: 'extreme', show: judge },
  {
    name: 'desk-one-person',
    before: firstAppliesAgain,
    show: async (page) => {
      await onDesk(page);
      await list(page).getByRole('button').first().click();
      await text('2 open applications of this person.')(page);
    },
  },
  {
    name: 'desk-table-one-person',
    before: firstAppliesAgain,
    show: async (page) => {
      await onDesk(page);
      await press(page, 'Table');
      await expect(page.getByRole('table').getByRole('insertion').first()).toBeVisible();
    },
  },
  {
    name: 'desk-note',
    show: async (page) => {
      await onDesk(page);
      await page.keyboard.press('e');
      await page.getByRole('textbox', { name: /^Note to / }).fill('See you in {city}.');
      await text('Fill in {city} before sending')(page);
    },
  },
  {
    name: 'desk-note-extreme',
    world: 'extreme',
    show: async (page) => {
      await onDesk(page);
      await page.keyboard.press('e');
      await expect(page.getByRole('textbox', { name: /^Note to / })).toBeVisible();
    },
  },
  {
    name: 'desk-notice',
    show: async (page) => {
      await type(page, 'ju');
      await expect(page.getByText('2 of 6')).toBeVisible();
    },
    toast: 'Nothing to undo.',
  },
  {
    name: 'desk-not-kept',
    show: async (page) => {
      await onDesk(page);
      // Nothing of the desk can be written from now on. Only of the desk: Firebase, which may still be loading, takes
      // somebody whom it cannot store for signed out.
      await page.evaluate((database) => {
        const full = () => new DOMException('Full', 'QuotaExceededError');
        const { put } = IDBObjectStore.prototype;
        const { setItem } = Storage.prototype;
        IDBObjectStore.prototype.put = function (...parameters) {
          if (this.transaction.db.name === database) throw full();
          return put.apply(this, parameters);
        };
        Storage.prototype.setItem = function (key, value) {
          if (key.startsWith('review:')) throw full();
          setItem.call(this, key, value);
        };
      }, REVIEW_DATABASE);
      await type(page, 'jm');
    },
    toast: 'Not kept',
  },
  {
    name: 'desk-filters',
    show: async (page) => {
      await onDesk(page);
      await press(page, 'Filters');
      await page.getByLabel('Min years').fill('4');
      await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible();
    },
  },
  {
    name: 'desk-found-none',
    show: async (page) => {
      await onDesk(page);
      await page.getByRole('searchbox').fill('nobody wrote this');
      await text('No applications found.')(page);
    },
  },
  {
    name: 'desk-found-extreme',
    world: 'extreme',
    show: async (page) => {
      await onDesk(page);
      await page.getByRole('searchbox').fill('English');
      await expect(list(page).locator('mark').first()).toBeVisible();
    },
  },
  { name: 'desk-ticked', show: (page) => tick(page, 3) },
  {
    name: 'desk-table',
    show: async (page) => {
      await judge(page);
      await press(page, 'Table');
      await expect(page.getByRole('table')).toBeVisible();
    },
  },
  {
    name: 'desk-table-extreme',
    world: 'extreme',
    show: async (page) => {
      await onDesk(page);
      await press(page, 'Table');
      await expect(page.getByRole('table')).toBeVisible();
    },
  },
  {
    name: 'desk-columns',
    show: async (page) => {
      await onDesk(page);
      await press(page, 'Table');
      await press(page, 'Columns');
      await page.getByRole('checkbox', { name: 'Star', exact: true }).uncheck();
    },
  },
  { name: 'desk-menu', show: openMenu },
  {
    name: 'desk-compared',
    show: async (page) => {
      await tick(page, 3);
      await press(page, 'Compare');
      await expect(page.getByRole('dialog', { name: 'Compare 3 applications' })).toBeVisible();
    },
  },
  {
    name: 'desk-compared-extreme',
    world: 'extreme',
    show: async (page) => {
      await tick(page, 4);
      await press(page, 'Compare');
      await expect(page.getByRole('dialog', { name: 'Compare 4 applications' })).toBeVisible();
    },
  },
  {
    name: 'desk-hidden-names',
    show: async (page) => {
      await onDesk(page);
      await page.getByRole('switch', { name: 'Hide names' }).check({ force: true });
      await expect(page.getByText('Zoë Vandenberghe')).toHaveCount(0);
    },
  },
  { name: 'desk-templates', show: (page) => openDialog(page, 'Templates') },
  { name: 'desk-history-none', show: (page) => openDialog(page, 'History') },
  {
    name: 'desk-history',
    faults: SOME_FAIL,
    show: async (page) => {
      await sending(/^Sent 3 of 5/)(page);
      await page.getByRole('link', { name: 'Back to the desk' }).click();
      await openDialog(page, 'History');
    },
  },
  {
    name: 'desk-sent',
    faults: SOME_FAIL,
    show: async (page) => {
      await sending(/^Sent 3 of 5/)(page);
      await page.getByRole('link', { name: 'Back to the desk' }).click();
      await onDesk(page);
      await expect(page.getByRole('region', { name: 'Decisions being sent' })).toBeVisible();
    },
  },
  { name: 'desk-export', show: (page) => openDialog(page, 'Export and backup') },
  { name: 'send', show: openSending },
  {
    name: 'send-note',
    show: async (page) => {
      await openSending(page);
      await page
        .getByRole('button', { name: /^Edit the note: / })
        .first()
        .click();
      await expect(page.getByRole('dialog', { name: /^Note to / })).toBeVisible();
    },
  },
  {
    name: 'send-account-gone',
    before: firstIsGone,
    show: async (page) => {
      await type(page, 'yn');
      await page.getByRole('button', { name: 'Send 2 decisions' }).click();
      await text(/ Nobody would join the board\.$/)(page);
    },
  },
  {
    name: 'send-left-out',
    show: async (page) => {
      await openSending(page);
      await page.getByRole('button', { name: 'Leave out 1', exact: true }).click();
      await expect(page.getByRole('button', { name: /^Put back: / })).toBeVisible();
    },
  },
  {
    name: 'send-finished',
    faults: SOME_FAIL,
    show: sending(/^Sent 3 of 5, 1 not sent because you are not allowed to, 1 not sent/),
  },
  {
    name: 'send-finished-note',
    faults: SOME_FAIL,
    show: async (page) => {
      await sending(/^Sent 3 of 5/)(page);
      await page
        .getByRole('button', { name: /^Read the note: / })
        .first()
        .click();
      await expect(page.getByRole('dialog', { name: /^Note to / })).toBeVisible();
    },
  },
  { name: 'send-paused', faults: ALL_FAIL, show: sending(/^Paused, because the server has failed/) },
  {
    name: 'send-extreme',
    world: 'extreme',
    show: async (page) => {
      await type(page, 'yyynnn');
      await page.getByRole('button', { name: 'Send 6 decisions' }).click();
      await page.getByRole('textbox', { name: 'Text' }).first().fill('Hi {firstName}, welcome to {board}.');
      await expect(page.getByRole('list', { name: 'Decisions' })).toBeVisible();
    },
  },
  {
    name: 'send-typed',
    world: 'crowded',
    show: async (page) => {
      await onDesk(page);
      await page.getByRole('checkbox', { name: /^All \(/ }).check();
      await page
        .getByRole('group', { name: 'Verdict for all ticked' })
        .getByRole('button', { name: 'No', exact: true })
        .click();
      await page.getByRole('button', { name: 'Send 46 decisions' }).click();
      await page.getByRole('button', { name: 'Send 46 rejections' }).click();
      await text('Type 46 to confirm that you mean all of them')(page);
    },
  },
];

/** The review desk, and the screen on which decisions are sent. */
export const DESK_SCENES: readonly Scene[] = [
  ...DESK_ITSELF.map((scene) => ({ ...scene, as: 'creator' as const, path: DESK })),
  {
    name: 'desk-none',
    as: 'creator',
    path: `/boards/${BOARDS.empty}/review`,
    show: text('No pending requests'),
  },
  { name: 'send-none', as: 'creator', path: `${DESK}/send`, show: text('Nothing to send') },
  {
    name: 'send-loading',
    as: 'creator',
    path: `${DESK}/send`,
    faults: [{ path: REQUESTS, hang: true }],
    isPassing: true,
    show: showsSkeleton,
  },
  {
    name: 'send-failed',
    as: 'creator',
    path: `${DESK}/send`,
    faults: [{ path: REQUESTS, status: 500 }],
    show: text('The join requests could not be loaded.'),
  },
];
