import { expect, type Page } from '@playwright/test';
import type { Backend } from '../backend/http-server';
import type { Fault } from '../backend/faults';
import { accountOf, type Account } from '../e2e/firebase/id-token';
import { keepToasts, toastText } from '../e2e/toasts';
import { viewerId, WORLDS, type Viewer, type World } from './worlds';

/** One screen in one state. */
export interface Scene {
  name: string;
  /** Null for a visitor. */
  as: Viewer | null;
  path: string;
  /** The demo's seed by default. */
  world?: World;
  /** Errors of the backend from the start. */
  faults?: readonly Fault[];
  /** Runs before the page is opened: routes, for example. */
  before?: (page: Page) => Promise<unknown>;
  /** Leads to the state, and waits for it. */
  show: (page: Page) => Promise<unknown>;
  /** The text of the toast or notice that `show` leads to. */
  toast?: string;
  /** The screen redirects soon, or has no heading while it loads. */
  isPassing?: true;
}

/** React logs an error that a boundary catches, here the code of a page that is missing: a name, then the stack. */
export const CAUGHT_BY_BOUNDARY = /^console\.error: \w+\s+at http/;

/** What the browser logs for the errors of a scene. */
export const ERRORS_OF_SCENES = [
  /^console\.error: Failed to load resource.*(?:\/api\/|\/assets\/coming-soon-page)/,
  /Failed to fetch dynamically imported module: .*\/assets\/coming-soon-page/,
  CAUGHT_BY_BOUNDARY,
];

/** Waits for the app's own skeleton, which has links, unlike the one in index.html. */
export async function showsSkeleton(page: Page): Promise<void> {
  await expect(page.getByRole('link', { name: 'Talentboard' })).toBeVisible();
  await expect(page.getByRole('status').first()).toBeAttached();
}

/** A scene's `show` that waits for a text. */
export const showsText = (text: string | RegExp) => (page: Page) =>
  expect(page.getByText(text).first()).toBeVisible();

interface SceneFixtures {
  page: Page;
  backend: Backend;
  signInAs: (account: Account, options: { rememberedAs: string }) => Promise<string>;
}

/** Signs in as this person of the seed, as if they had used the app before. */
export async function becomeViewer({ backend, signInAs }: Omit<SceneFixtures, 'page'>, viewer: Viewer) {
  const user = (await backend.store.read()).users.find(({ _id }) => _id === viewerId(viewer));
  if (user === undefined) throw new Error(`The seed has no ${viewer}`);
  await signInAs(accountOf(user), { rememberedAs: user._id });
}

/** Replaces the backend's data. */
export async function resetWorld(backend: Backend, world: World): Promise<void> {
  await backend.store.update((db) => Object.assign(db, WORLDS[world]()));
}

/** Opens a scene in a new browser context. */
export async function openScene({ page, backend, signInAs }: SceneFixtures, scene: Scene): Promise<void> {
  await resetWorld(backend, scene.world ?? 'ordinary');
  if (scene.as !== null) await becomeViewer({ backend, signInAs }, scene.as);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  scene.faults?.forEach((fault) => backend.fail(fault));
  await scene.before?.(page);
  await page.goto(scene.path);
  if (scene.toast !== undefined) await keepToasts(page);
  await scene.show(page);
  if (scene.toast !== undefined) await expect(toastText(page, scene.toast)).toBeVisible();
}
