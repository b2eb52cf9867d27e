import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { WebDriver } from 'selenium-webdriver';

const FOLDER = fileURLToPath(new URL('../../test-results/browsers', import.meta.url));

/** Writes what the window shows to test-results/browsers. */
export async function keepPicture(driver: WebDriver, name: string): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  const file = `${name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}.png`;
  writeFileSync(path.join(FOLDER, file), await driver.takeScreenshot(), 'base64');
}
