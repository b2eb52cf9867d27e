import type { Locator, Page } from '@playwright/test';
import type { Backend } from '../backend/http-server';
import type { Fault } from '../backend/faults';
import { WORLDS, type Viewer, type World } from './worlds';

/** One screen in one state. */
export interface Scene {
  /** Names its pictures: 'board-edit'. */
  name: string;
  /** Null for a visitor. */
  as: Viewer | null;
  path: string;
  /** The demo's seed where not given. */
  world?: World;
  /** What is wrong with the backend from the start. */
  faults?: readonly Fault[];
  /** Before the page is opened, where a fault of the backend does not do: routes of its own, for example. */
  before?: (page: Page) => Promise<unknown>;
  /** Waits for the state, or leads to it. */
  show: (page: Page) => Promise<unknown>;
  /** A screen that goes on by itself, or has no heading of its own while it waits. */
  isPassing?: true;
}

/** How the browser reports the answers that a scene makes fail: of the backend, or of a page's code. */
export const FAULTS_OF_SCENES =
  /^console\.error: Failed to load resource.*(?:\/api\/|\/assets\/coming-soon-page)/;

/** A text as it is seen; what tells screen readers the same is passed over. */
export function seenText(page: Page, text: string | RegExp): Locator {
  return page.getByText(text).filter({ visible: true }).first();
}

/** Scenes that one signed-in page can show one after the other. */
export interface SceneGroup {
  world: World;
  as: Viewer | null;
  scenes: readonly Scene[];
}

/**
 * @param scenesMax more scenes than that make more groups of about the same length, which several workers can share
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
    const parts = Math.ceil(group.scenes.length / scenesMax);
    const length = Math.ceil(group.scenes.length / parts);
    return Array.from({ length: parts }, (_, part) => ({
      ...group,
      scenes: group.scenes.slice(part * length, (part + 1) * length),
    }));
  });
}

/** The group's data, as they were before any scene. */
export async function resetWorld(backend: Backend, world: World): Promise<void> {
  await backend.store.update((db) => Object.assign(db, WORLDS[world]()));
}

/** Takes away what earlier visits have kept in the browser, but for who is signed in. */
export async function forgetVisits(page: Page): Promise<void> {
  // A file of the same origin: no app is running while its drafts are taken away.
  await page.goto('/favicon.svg');
  await page.evaluate(() => {
    sessionStorage.clear();
    for (const key of Object.keys(localStorage)) {
      if (key !== 'persist:root' && key !== 'theme') localStorage.removeItem(key);
    }
  });
}

/** Opens a scene on a page whose person is signed in. What earlier scenes have typed, changed or broken is forgotten. */
export async function openScene(page: Page, backend: Backend, scene: Scene): Promise<void> {
  await forgetVisits(page);
  backend.clear();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await resetWorld(backend, scene.world ?? 'ordinary');
  scene.faults?.forEach((fault) => backend.fail(fault));
  await scene.before?.(page);
  await page.goto(scene.path);
  await scene.show(page);
}
