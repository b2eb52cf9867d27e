import { expect, type Page } from '@playwright/test';
import { BOARDS } from './data';
import { callFails, fill, press, scene, shows, text, type Scene } from './scene';

const DESK = `/boards/${BOARDS.busy}/review`;

/** Below 1024 px either the list is shown or the open application with its verdict buttons. */
const isReady = (page: Page) =>
  expect(
    page
      .getByRole('list', { name: 'Applications' })
      .or(page.getByRole('button', { name: /^Yes/ }))
      .filter({ visible: true }),
  ).not.toHaveCount(0);

/** Presses keys in sequence; each verdict moves to the next application. */
const type = (keys: string) => async (page: Page) => {
  await isReady(page);
  for (const key of keys) await page.keyboard.press(key);
};

/** Returns to the list: below 1024 px an open application hides the list and the menu. */
async function toList(page: Page) {
  await isReady(page);
  const back = page.getByRole('button', { name: 'Back to the list' });
  if (await back.isVisible()) await back.click();
}

async function selectThree(page: Page) {
  await isReady(page);
  const boxes = page.getByRole('list', { name: 'Applications' }).getByRole('checkbox');
  for (const row of [0, 1, 2]) await boxes.nth(row).check();
}

/** Verdicts of all kinds, a score and a private tag. */
const judge = [type('4ynmjj3'), press('Tags and comment'), fill('Private tags', 'second round')];
const openTable = [toList, press('Table'), shows('table')];
const openTool = (name: string) => [toList, press('More'), press(name, 'menuitem'), shows('dialog')];

const writeDefaultNote = fill('Default note for acceptances', 'Hi {firstName}, welcome to {board}.');

/** Opens the sending screen with an unknown placeholder, four acceptances and two rejections. */
const openSending = [
  type('e'),
  (page: Page) =>
    page.getByRole('textbox', { name: /^Note to / }).fill('See you in {city}, and bring the empty state.'),
  (page: Page) => page.keyboard.press('Escape'),
  type('yyyynn'),
  press(/^Send 6/),
  writeDefaultNote,
  text('1 decision needs attention.'),
];

/** Sends the five valid decisions. One acceptance and one rejection fail. */
const SOME_FAIL = {
  before: [
    callFails('/boards/join-requests/*/approve', 422, 1),
    callFails('/boards/join-requests/*/reject', 403, 1),
  ],
};
const send = [
  ...openSending,
  press(/^Send 3 acceptances and 2 rejections/),
  press('Send now'),
  text(/^3 of 5 were sent/),
];

const EXTREME = { data: 'extreme' } as const;
const desk = (name: string, steps: Scene['steps'], options: Partial<Scene> = {}) =>
  scene(name, 'creator', DESK, steps, options);

/** The review desk and the sending screen. */
export const DESK_SCENES: readonly Scene[] = [
  desk('desk', [text('Zoë Vandenberghe')]),
  desk('desk-extreme', [isReady], EXTREME),
  desk('desk-judged', judge),
  desk('desk-filters', [
    isReady,
    press('Filters'),
    (page) => page.getByLabel('Min years').selectOption('5+ years'),
    shows('button', 'Filters (1)'),
  ]),
  desk('desk-table', [...judge, ...openTable]),
  desk('desk-table-extreme', openTable, EXTREME),
  desk('desk-compared', [selectThree, press('Compare'), shows('dialog', 'Compare 3 applications')]),
  desk('desk-templates', openTool('Templates')),
  desk('desk-history', [...send, press('Back to the desk', 'link'), ...openTool('History')], SOME_FAIL),
  desk('send', openSending),
  desk('send-finished', send, SOME_FAIL),
  desk(
    'send-extreme',
    [type('yyynnn'), press(/^Send 6/), writeDefaultNote, shows('list', 'Accept')],
    EXTREME,
  ),
  scene('desk-none', 'creator', `/boards/${BOARDS.empty}/review`, [text('No pending requests')]),
];
