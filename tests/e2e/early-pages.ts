import type { Page } from '@playwright/test';
import type { Backend } from '../backend/http-server';
import { viewerId, type Viewer } from '../screens/worlds';
import { accountOf, type Account } from './firebase/id-token';

/* What index.html draws before the app has loaded, and what the app makes of it. */

/** Keeps the app from loading. @returns lets it load */
export async function holdApp(page: Page): Promise<() => void> {
  let come = () => {};
  const mayCome = new Promise<void>((resolve) => (come = resolve));
  await page.route('**/assets/app-*.js', async (route) => {
    await mayCome;
    await route.continue();
  });
  return come;
}

interface Surroundings {
  backend: Backend;
  signInAs: (account: Account, options?: { rememberedAs: string }) => Promise<string>;
}

/** As a returning person, whose token is stored. */
export async function beRemembered({ backend, signInAs }: Surroundings, as: Viewer) {
  const user = (await backend.store.read()).users.find(({ _id }) => _id === viewerId(as));
  if (user === undefined) throw new Error('The seed has changed');
  return signInAs(accountOf(user), { rememberedAs: user._id });
}

interface Watched {
  shifts: string[];
  /** How many headings each frame showed. */
  counts: number[];
}

/** Runs in the page, before anything else. */
export function watchFrames() {
  const watched: Watched = { shifts: [], counts: [] };
  Object.assign(window, { watched });
  type Entry = PerformanceEntry & { sources: { node: Node | null }[] };
  new PerformanceObserver((list) => {
    for (const { sources } of list.getEntries() as Entry[]) {
      for (const { node } of sources) {
        watched.shifts.push(node instanceof Element ? node.outerHTML.slice(0, 160) : '');
      }
    }
  }).observe({ type: 'layout-shift', buffered: true });
  const look = () => {
    watched.counts.push(
      [...document.querySelectorAll('h1')].filter((heading) => heading.checkVisibility()).length,
    );
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
export const watched = (page: Page) =>
  page.evaluate(() => (window as unknown as { watched: Watched }).watched);
