import { expect, type Page } from '@playwright/test';
import { showsText as text, type Scene } from './scene';
import { BOARDS } from './worlds';

const BUSY = `/boards/${BOARDS.busy}`;

/**
 * Shortcuts work shortly after the first paint, and nothing on screen says when, so the key is pressed until it
 * works.
 */
async function openByKey(page: Page, key: string, dialogName: string) {
  const dialog = page.getByRole('dialog', { name: dialogName });
  await expect(page.getByRole('link', { name: 'Boards' })).toBeVisible();
  await expect(async () => {
    if (!(await dialog.isVisible())) await page.keyboard.press(key);
    await expect(dialog).toBeVisible({ timeout: 3000 });
  }).toPass({ timeout: 60_000 });
}

/** The review desk, and what opens by keyboard: the command palette and the list of shortcuts. */
export const DESK_SCENES: readonly Scene[] = [
  {
    name: 'desk',
    as: 'creator',
    path: `${BUSY}/review`,
    show: (page) => expect(page.getByText('Zoë Vandenberghe').first()).toBeVisible(),
  },
  {
    name: 'desk-none',
    as: 'creator',
    path: `/boards/${BOARDS.empty}/review`,
    show: text('No pending requests'),
  },
  {
    name: 'desk-loading',
    as: 'creator',
    path: `${BUSY}/review`,
    faults: [{ path: '/api/boards/*/join-requests', hang: true }],
    isPassing: true,
    show: (page) => expect(page.getByRole('status').first()).toBeAttached(),
  },
  {
    name: 'desk-failed',
    as: 'creator',
    path: `${BUSY}/review`,
    faults: [{ path: '/api/boards/*/join-requests', status: 500 }],
    show: text('The join requests could not be loaded.'),
  },
  {
    name: 'desk-extreme',
    as: 'creator',
    world: 'extreme',
    path: `${BUSY}/review`,
    show: (page) => expect(page.getByRole('list', { name: 'Applications' })).toBeVisible(),
  },
  {
    name: 'palette',
    as: 'creator',
    path: '/comingsoon',
    show: async (page) => {
      await openByKey(page, 'ControlOrMeta+k', 'Command palette');
    },
  },
  {
    name: 'palette-found',
    as: 'creator',
    path: '/comingsoon',
    show: async (page) => {
      await openByKey(page, 'ControlOrMeta+k', 'Command palette');
      await page.getByRole('combobox').fill('design');
      await expect(page.getByRole('option', { name: /Northern Design Circle/ })).toBeVisible();
    },
  },
  {
    name: 'palette-none',
    as: 'creator',
    path: '/comingsoon',
    show: async (page) => {
      await openByKey(page, 'ControlOrMeta+k', 'Command palette');
      await page.getByRole('combobox').fill('zzqx');
      await text('Nothing found for “zzqx”')(page);
    },
  },
  {
    name: 'palette-extreme',
    as: 'creator',
    world: 'extreme',
    path: '/comingsoon',
    show: async (page) => {
      await openByKey(page, 'ControlOrMeta+k', 'Command palette');
      await page.getByRole('combobox').fill('Donau');
      await expect(page.getByRole('option').first()).toBeVisible();
    },
  },
  {
    name: 'shortcuts',
    as: 'creator',
    path: '/comingsoon',
    show: async (page) => {
      await openByKey(page, '?', 'Keyboard shortcuts');
    },
  },
];
