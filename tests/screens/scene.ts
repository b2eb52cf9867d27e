import { expect, type Page } from '@playwright/test';
import type { Backend } from '../backend/http-server';
import { accountOf, type Account } from '../e2e/firebase/id-token';
import { toastText } from '../e2e/toasts';
import { DATA, viewerId, type Viewer } from './data';

/** One screen in one state. */
export interface Scene {
  name: string;
  /** Null if signed out. */
  as: Viewer | null;
  path: string;
  /** The demo's seed by default. */
  data?: keyof typeof DATA;
  /** Runs before the page is opened: routes, for example. */
  before?: readonly Step[];
  /** Open the state, and wait for it. */
  steps: readonly Step[];
  /** The text of the toast or notice that the steps lead to. */
  toast?: string;
  /** The screen redirects soon, or has no heading while it loads. */
  isTransient?: true;
}

type Step = (page: Page) => Promise<unknown>;

/** React logs an error that a boundary catches, here of a missing chunk: its name and stack. */
export const CAUGHT_BY_BOUNDARY = /^console\.error: \w+\s+at http/;

/** The browser's logs for scenes with errors. */
export const ERRORS_OF_SCENES = [
  /^console\.error: Failed to load resource.*(?:\/api\/|\/assets\/message-pages)/,
  /Failed to fetch dynamically imported module: .*\/assets\/message-pages/,
  CAUGHT_BY_BOUNDARY,
];

/** Short for a literal. */
export const scene = (
  name: string,
  as: Viewer | null,
  path: string,
  steps: readonly Step[],
  options: Partial<Scene> = {},
): Scene => ({ name, as, path, steps, ...options });

type Role = Parameters<Page['getByRole']>[0];

export const text =
  (wanted: string | RegExp): Step =>
  (page) =>
    expect(page.getByText(wanted).first()).toBeVisible();
export const shows =
  (role: Role, name?: string | RegExp): Step =>
  (page) =>
    expect(page.getByRole(role, name === undefined ? {} : { name }).first()).toBeVisible();
export const press =
  (name: string | RegExp, role: Role = 'button'): Step =>
  (page) =>
    page.getByRole(role, { name, exact: true }).first().click();
/** Fills in a field of the open dialog, or of the page. */
export const fill =
  (label: string, value: string): Step =>
  (page) =>
    page.locator('body, [role=dialog]').last().getByLabel(label).fill(value);

/** For `before`: the first `times` requests to this path of the API fail; without a status, they get no response. */
export const callFails =
  (path: string, status?: number, times?: number): Step =>
  (page) =>
    page.route(
      `**/api${path}`,
      (route) =>
        status === undefined ? undefined : route.fulfill({ status, json: { message: 'Not today' } }),
      times === undefined ? {} : { times },
    );

interface SceneFixtures {
  page: Page;
  backend: Backend;
  signInAs: (account: Account, options: { rememberedAs: string }) => Promise<string>;
}

/** Signs in as this person of the seed, with the state of an earlier visit. */
export async function becomeViewer({ backend, signInAs }: Omit<SceneFixtures, 'page'>, viewer: Viewer) {
  const user = (await backend.store.read()).users.find(({ _id }) => _id === viewerId(viewer))!;
  await signInAs(accountOf(user), { rememberedAs: user._id });
}

/** Opens a scene in a new browser context. */
export async function openScene({ page, backend, signInAs }: SceneFixtures, scene: Scene): Promise<void> {
  await backend.store.update((db) => Object.assign(db, DATA[scene.data ?? 'seed']()));
  if (scene.as !== null) await becomeViewer({ backend, signInAs }, scene.as);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const step of scene.before ?? []) await step(page);
  await page.goto(scene.path);
  for (const step of scene.steps) await step(page);
  if (scene.toast !== undefined) await expect(toastText(page, scene.toast)).toBeVisible();
}
