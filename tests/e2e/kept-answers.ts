import { expect, type Page } from '@playwright/test';
import { ANSWERS_DATABASE } from '@/lib/stored/answers-name';

/** Runs in the page. @returns account, call and argument of each answer that is kept */
function readKeys(name: string): Promise<string[][]> {
  return new Promise((resolve) => {
    const opening = indexedDB.open(name);
    // It is not there yet. An empty one would be in the app's way, whose own look is listed for a moment, too.
    opening.onupgradeneeded = () => opening.transaction?.abort();
    opening.onerror = () => resolve([]);
    opening.onsuccess = () => {
      const keys = opening.result.transaction('answers').objectStore('answers').getAllKeys();
      keys.onsuccess = () => {
        opening.result.close();
        resolve(keys.result as string[][]);
      };
    };
  });
}

/** What this browser has kept, as account, call and argument. */
export const keptKeys = (page: Page) => page.evaluate(readKeys, ANSWERS_DATABASE);

/** Waits until the browser has kept an answer of each of these calls. */
export async function expectKept(page: Page, ...calls: string[]): Promise<void> {
  await expect
    .poll(async () => (await keptKeys(page)).map(([, call]) => call))
    .toEqual(expect.arrayContaining(calls));
}

/** From now on no call reaches the server. */
export const loseServer = (page: Page) => page.route('**/api/**', (route) => route.abort());
