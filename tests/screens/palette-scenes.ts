import { expect, type Page } from '@playwright/test';
import type { Scene } from './scene';

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

interface PaletteScene extends Pick<Scene, 'name' | 'world'> {
  /** What is typed into the palette; nothing if omitted. */
  typed?: string;
  shows?: (page: Page) => Promise<void>;
}

function palette({ typed, shows, ...scene }: PaletteScene): Scene {
  return {
    ...scene,
    as: 'creator',
    path: '/comingsoon',
    show: async (page) => {
      await openByKey(page, 'ControlOrMeta+k', 'Command palette');
      if (typed !== undefined) await page.getByRole('combobox').fill(typed);
      await shows?.(page);
      // Some of what is found may be there before all of it is.
      await expect(page.getByText('Searching boards and people...')).toBeHidden();
    },
  };
}

/** What opens by keyboard: the command palette and the list of shortcuts. */
export const PALETTE_SCENES: readonly Scene[] = [
  palette({
    name: 'palette-found',
    typed: 'northern design',
    shows: (page) => expect(page.getByRole('option', { name: /Northern Design Circle/ })).toBeVisible(),
  }),
  {
    name: 'shortcuts',
    as: 'creator',
    path: '/comingsoon',
    show: (page) => openByKey(page, '?', 'Keyboard shortcuts'),
  },
];
