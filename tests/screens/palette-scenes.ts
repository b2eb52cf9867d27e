import { expect, type Page } from '@playwright/test';
import { showsText as text, type Scene } from './scene';

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

/** What opens by keyboard: the command palette and the list of shortcuts. */
export const PALETTE_SCENES: readonly Scene[] = [
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
