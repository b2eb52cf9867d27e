import { expect, type Page } from '@playwright/test';

/** A state of what the demo adds to the product. Each one starts in a fresh browser. */
export interface DemoScene {
  name: string;
  path: string;
  /** Waits for the state, or leads to it. */
  show: (page: Page) => Promise<unknown>;
}

const bar = (page: Page) => page.getByRole('complementary', { name: 'Demo' });

async function chooseAccount(page: Page, open: () => Promise<unknown>) {
  await open();
  const chooser = page.getByRole('dialog', { name: 'Choose a demo account' });
  await expect(chooser).toBeVisible();
  return chooser;
}

export const DEMO_SCENES: readonly DemoScene[] = [
  { name: 'demo-bar', path: '/', show: (page) => expect(bar(page)).toBeVisible() },
  {
    name: 'demo-chooser',
    path: '/auth',
    show: (page) =>
      chooseAccount(page, () => page.getByRole('button', { name: 'Sign in with Google' }).click()),
  },
  {
    name: 'demo-reset',
    path: '/comingsoon',
    show: async (page) => {
      await bar(page).getByRole('button', { name: 'Reset demo data' }).click();
      await expect(page.getByRole('dialog', { name: 'Reset demo data' })).toBeVisible();
    },
  },
];
