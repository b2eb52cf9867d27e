import { expect, type Locator, type Page } from '@playwright/test';
import type { Fault } from '../backend/faults';
import { text, type Scene } from './scene';
import { BOARDS } from './worlds';

const DESK = `/boards/${BOARDS.busy}/review`;
const DECISIONS = '/api/boards/join-requests/*';

const list = (page: Page) => page.getByRole('list', { name: 'Applications' });
const onDesk = (page: Page) =>
  expect(page.locator('[data-view]').filter({ visible: true })).not.toHaveCount(0);
/** Returns to the list: below 1024 px an open application hides the list and the menu. */
async function toList(page: Page) {
  await onDesk(page);
  const back = page.getByRole('button', { name: 'Back to the list' });
  if (await back.isVisible()) await back.click();
}
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();

/** Selects the first rows of the list. */
async function select(page: Page, count: number) {
  await onDesk(page);
  const boxes = list(page).getByRole('checkbox');
  for (let row = 0; row < count; row += 1) await boxes.nth(row).check();
}

/** Presses keys in sequence; each one moves to the next application. */
async function type(page: Page, keys: string) {
  await onDesk(page);
  for (const key of keys) await page.keyboard.press(key);
}

/** Verdicts of all kinds, a score and a private tag. */
async function judge(page: Page) {
  await type(page, '4ynmjj3');
  await press(page, 'Tags and comment');
  await page.getByLabel('Private tags').fill('second round');
  await page.getByLabel('Private tags').blur();
}

async function openMenu(page: Page): Promise<Locator> {
  await toList(page);
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

/** Opens the sending screen with an unknown placeholder, four acceptances and two rejections. */
async function openSending(page: Page) {
  await onDesk(page);
  await page.keyboard.press('e');
  await page
    .getByRole('textbox', { name: /^Note to / })
    .fill('See you in {city}, and bring the empty state.');
  await page.keyboard.press('Escape');
  await type(page, 'yyyynn');
  await page.getByRole('button', { name: /^Send 6/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Send decisions' })).toBeVisible();
  await page
    .getByRole('textbox', { name: 'Note with acceptances' })
    .fill('Hi {firstName}, welcome to {board}.');
  await text('1 can’t be sent as it is.')(page);
}

/** Sends the five valid decisions, and waits for the result. */
const sending = (said: RegExp) => async (page: Page) => {
  await openSending(page);
  await page.getByRole('button', { name: /^Send 3 acceptances and 2 rejections/ }).click();
  await press(page, 'Send now');
  await text(said)(page);
};

/** Opens a conflict and a rejection. */
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

const DESK_ITSELF: readonly Omit<Scene, 'as' | 'path'>[] = [
  {
    name: 'desk',
    show: (page) => expect(page.getByText('Zoë Vandenberghe').first()).toBeVisible(),
  },
  { name: 'desk-extreme', world: 'extreme', show: onDesk },
  { name: 'desk-judged', show: judge },
  {
    name: 'desk-filters',
    show: async (page) => {
      await onDesk(page);
      await press(page, 'Filters');
      await page.getByLabel('Min years').selectOption('5+ years');
      await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible();
    },
  },
  {
    name: 'desk-table',
    show: async (page) => {
      await judge(page);
      await toList(page);
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
    name: 'desk-compared',
    show: async (page) => {
      await select(page, 3);
      await press(page, 'Compare');
      await expect(page.getByRole('dialog', { name: 'Compare 3 applications' })).toBeVisible();
    },
  },
  { name: 'desk-templates', show: (page) => openDialog(page, 'Templates') },
  {
    name: 'desk-history',
    faults: SOME_FAIL,
    show: async (page) => {
      await sending(/^3 of 5 were sent/)(page);
      await page.getByRole('link', { name: 'Back to the desk' }).click();
      await openDialog(page, 'History');
    },
  },
  { name: 'send', show: openSending },
  {
    name: 'send-finished',
    faults: SOME_FAIL,
    show: sending(/^3 of 5 were sent/),
  },
  {
    name: 'send-extreme',
    world: 'extreme',
    show: async (page) => {
      await type(page, 'yyynnn');
      await page.getByRole('button', { name: /^Send 6/ }).click();
      await page
        .getByRole('textbox', { name: 'Note with acceptances' })
        .fill('Hi {firstName}, welcome to {board}.');
      await expect(page.getByRole('list', { name: 'Accept' })).toBeVisible();
    },
  },
];

/** The review desk and the sending screen. */
export const DESK_SCENES: readonly Scene[] = [
  ...DESK_ITSELF.map((scene) => ({ ...scene, as: 'creator' as const, path: DESK })),
  {
    name: 'desk-none',
    as: 'creator',
    path: `/boards/${BOARDS.empty}/review`,
    show: text('No pending requests'),
  },
];
