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

async function signIn(page: Page, name: string | RegExp) {
  const chooser = await chooseAccount(page, () =>
    page.getByRole('button', { name: 'Sign in with Google' }).click(),
  );
  await chooser.getByRole('button', { name }).click();
  await expect(chooser).toBeHidden();
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
    name: 'demo-switch',
    path: '/auth?redirect=%2Fprofile',
    show: async (page) => {
      await signIn(page, 'Maya Lindqvist');
      await expect(page.getByRole('heading', { level: 1, name: 'Maya Lindqvist' })).toBeVisible();
      await chooseAccount(page, () => bar(page).getByRole('button', { name: 'Switch person' }).click());
    },
  },
  {
    name: 'demo-reset',
    path: '/comingsoon',
    show: async (page) => {
      await bar(page).getByRole('button', { name: 'Reset demo data' }).click();
      await expect(page.getByRole('dialog', { name: 'Reset demo data' })).toBeVisible();
    },
  },
  {
    name: 'demo-own-name',
    path: '/',
    show: async (page) => {
      await page.getByRole('button', { name: 'Start as somebody new' }).click();
      await expect(page.getByRole('dialog', { name: 'Start as somebody new' })).toBeVisible();
    },
  },
  {
    name: 'demo-new-person',
    path: '/auth',
    show: async (page) => {
      await signIn(page, 'Continue as a new person');
      await expect(page.getByRole('heading', { level: 1, name: 'Complete Your Profile' })).toBeVisible();
    },
  },
];
