import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { WebDriver } from 'selenium-webdriver';

const FOLDER = fileURLToPath(new URL('../../test-results/browsers', import.meta.url));
const LIMIT_MS = 10_000;

/** Saves a screenshot to test-results/browsers. If that fails, the test's own failure is still reported. */
export async function keepPicture(driver: WebDriver, name: string): Promise<void> {
  // WebKitGTK captures the next frame only, and an idle page has none.
  await driver.executeScript(`setInterval(() => {
    document.body.style.outlineColor = document.body.style.outlineColor === 'red' ? 'blue' : 'red';
  }, 50)`);
  const late = new Promise<null>((resolve) => setTimeout(resolve, LIMIT_MS, null));
  const picture = await Promise.race([driver.takeScreenshot(), late]);
  if (picture === null) return;
  mkdirSync(FOLDER, { recursive: true });
  const file = `${name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}.png`;
  writeFileSync(path.join(FOLDER, file), picture, 'base64');
}
