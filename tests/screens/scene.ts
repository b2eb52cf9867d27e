import { expect, type Disposable, type Page } from '@playwright/test';
import { REVIEW_DATABASE } from '@/lib/desk/review-database';
import { ANSWERS_DATABASE } from '@/lib/stored/answers-name';
import type { Backend } from '../backend/http-server';
import type { Fault } from '../backend/faults';
import { keepToasts, toastText } from '../e2e/toasts';
import { WORLDS, type Viewer, type World } from './worlds';

/** One screen in one state. */
export interface Scene {
  /** The file name of its pictures: 'board-edit'. */
  name: string;
  /** Null for a visitor. */
  as: Viewer | null;
  path: string;
  /** The demo's seed by default. */
  world?: World;
  /** Faults of the backend from the start. */
  faults?: readonly Fault[];
  /**
   * Runs before the page is opened, for what a fault of the backend cannot do: for example routes.
   * @returns what is to be taken back before the next scene; routes are removed by themselves
   */
  before?: (page: Page) => Promise<Disposable | void>;
  /** Waits for the state, or leads to it. */
  show: (page: Page) => Promise<unknown>;
  /** What the toast or notice says that `show` leads to. */
  toast?: string;
  /** Where its parts must be in windows of certain sizes: leads to them, and expects it (`room-checks.ts`). */
  room?: (page: Page) => Promise<void>;
  /** A screen that leaves by itself, or has no heading of its own while it waits. */
  isPassing?: true;
}

/** How the browser reports the answers that a scene lets fail: those of the backend, or of a page's code. */
export const FAULTS_OF_SCENES =
  /^console\.error: Failed to load resource.*(?:\/api\/|\/assets\/coming-soon-page)/;

/** Waits for the app's own skeleton, a scene's `show`: what index.html draws before has no links. */
export async function showsSkeleton(page: Page): Promise<void> {
  await expect(page.getByRole('link', { name: 'Talentboard' })).toBeVisible();
  await expect(page.getByRole('status').first()).toBeAttached();
}

/** Waits for a text: a scene's `show`. */
export const showsText = (text: string | RegExp) => (page: Page) =>
  expect(page.getByText(text).first()).toBeVisible();

/**
 * Runs in the page, before anything else: the app fetches none of its code ahead, which it would otherwise begin at
 * some time, on a slow machine in the middle of a test.
 */
function saveData() {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
}

/** For a page that shows scenes: nothing moves, and nothing is loaded that no scene needs. */
export async function becomeStill(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(saveData);
}

/** Scenes that one signed-in page can show one after the other. */
export interface SceneGroup {
  world: World;
  as: Viewer | null;
  scenes: readonly Scene[];
}

/**
 * @param scenesMax a group with more scenes is split into groups of about the same length, which several workers
 * can share
 */
export function groupScenes(scenes: readonly Scene[], scenesMax = Infinity): SceneGroup[] {
  const groups = new Map<string, { world: World; as: Viewer | null; scenes: Scene[] }>();
  for (const scene of scenes) {
    const { world = 'ordinary', as } = scene;
    const key = `${world} ${as}`;
    const group = groups.get(key) ?? { world, as, scenes: [] };
    group.scenes.push(scene);
    groups.set(key, group);
  }
  return [...groups.values()].flatMap((group) => {
    const parts = Math.max(1, Math.ceil(group.scenes.length / scenesMax));
    const length = Math.ceil(group.scenes.length / parts);
    return Array.from({ length: parts }, (_, part) => ({
      ...group,
      scenes: group.scenes.slice(part * length, (part + 1) * length),
    }));
  });
}

/** Restores the group's data. */
export async function resetWorld(backend: Backend, world: World): Promise<void> {
  await backend.store.update((db) => Object.assign(db, WORLDS[world]()));
}

const DATABASES = [REVIEW_DATABASE, ANSWERS_DATABASE];

/** Runs in the page: removes what earlier visits have stored, except for the sign-in. */
async function clearStorage(databases: readonly string[]): Promise<void> {
  if (window !== top) return;
  sessionStorage.clear();
  for (const key of Object.keys(localStorage)) {
    if (key !== 'persist:root' && key !== 'theme') localStorage.removeItem(key);
  }
  for (const database of databases) {
    await new Promise<void>((resolve, reject) => {
      const deletion = indexedDB.deleteDatabase(database);
      deletion.onsuccess = () => resolve();
      deletion.onerror = () => reject(new Error('The database could not be deleted'));
    });
  }
}

/** Runs in the page: the app that is still open must not meet the faults of the next scene. */
function fallSilent(): void {
  window.fetch = () => new Promise(() => {});
  window.stop();
}

/** As of `Page.goto`. */
type LoadedUntil = 'load' | 'domcontentloaded';

/**
 * Opens a page that remembers nothing of earlier visits, except for the sign-in. They are forgotten between the app
 * that was open and the one that starts: what that one asks of the database waits until it is deleted.
 */
async function openForgetful(page: Page, path: string, until: LoadedUntil): Promise<void> {
  const forgetting = await page.addInitScript(clearStorage, DATABASES);
  await page.goto(path, { waitUntil: until });
  await forgetting.dispose();
}

/** What the scenes that are open have put into their pages. */
const prepared = new WeakMap<Page, Disposable>();

/**
 * Opens a scene on a page with its person signed in. Everything that earlier scenes have typed, changed or broken
 * is reset.
 * @param until 'domcontentloaded' where some of the app's code is held back
 */
export async function openScene(
  page: Page,
  backend: Backend,
  scene: Scene,
  until: LoadedUntil = 'load',
): Promise<void> {
  await page.evaluate(fallSilent);
  backend.clear();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await resetWorld(backend, scene.world ?? 'ordinary');
  scene.faults?.forEach((fault) => backend.fail(fault));
  await prepared.get(page)?.dispose();
  prepared.delete(page);
  const preparation = await scene.before?.(page);
  if (preparation) prepared.set(page, preparation);
  await openForgetful(page, scene.path, until);
  if (scene.toast !== undefined) await keepToasts(page);
  await scene.show(page);
  if (scene.toast !== undefined) await expect(toastText(page, scene.toast)).toBeVisible();
}
