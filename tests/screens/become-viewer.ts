import { expect, type Page } from '@playwright/test';
import type { Backend } from '../backend/http-server';
import { accountOf, type Account } from '../e2e/firebase/id-token';
import { resetWorld } from './scene';
import { viewerId, type Viewer, type World } from './worlds';

interface Surroundings {
  page: Page;
  backend: Backend;
  signInAs: (account: Account) => Promise<string>;
}

/** Signs a viewer of the scenes in, in a context without any open page; does nothing for a visitor. */
export async function becomeViewer(
  { page, backend, signInAs }: Surroundings,
  as: Viewer | null,
  world: World = 'ordinary',
): Promise<void> {
  if (as === null) return;
  await resetWorld(backend, world);
  const db = await backend.store.read();
  await signInAs(accountOf(db.users.find(({ _id }) => _id === viewerId(as))!));
  await page.goto('/profile');
  // The app's own memory of the sign-in, which open screens rely on.
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('persist:root')))
    .toContain(String.raw`\"isLoggedIn\":true`);
}
