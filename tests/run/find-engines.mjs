// Finds Firefox and WebKitGTK's driver for `npm run test:browsers`, or installs them.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { installFromSystem } from './install.mjs';

/** @typedef {'firefox' | 'webkit'} Engine */

const pathFolders = () => (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);

/** @returns {string | undefined} the first of these commands on the PATH */
const command = (/** @type {string[]} */ ...names) =>
  names
    .flatMap((name) => pathFolders().map((folder) => path.join(folder, name)))
    .find((file) => existsSync(file));

/** A file that exists may still be a stub (Ubuntu's asks for snap). */
const starts = (/** @type {string | undefined} */ file) =>
  Boolean(file) && spawnSync(String(file), ['--version'], { stdio: 'ignore', timeout: 30_000 }).status === 0;

/**
 * WebKitGTK's MiniBrowser, which distributions do not put on the PATH, but into a folder named after the library's
 * version.
 */
function miniBrowser() {
  const folders = ['/usr/libexec', '/usr/lib', '/usr/lib64'].filter((folder) => existsSync(folder));
  const machines = readdirSync('/usr/lib').filter((name) => name.endsWith('-linux-gnu'));
  return [...folders, ...machines.map((name) => `/usr/lib/${name}`)]
    .flatMap((folder) =>
      ['webkit2gtk-4.1', 'webkit2gtk-4.0'].map((name) => path.join(folder, name, 'MiniBrowser')),
    )
    .find((file) => existsSync(file));
}

/**
 * What each engine needs: environment variables with the paths to find, and what to install where one is missing.
 * @type {Record<Engine, { name: string, find: () => Record<string, string | undefined>, apt: string[] }>}
 */
const ENGINES = {
  firefox: {
    name: 'Firefox',
    find: () => ({
      FIREFOX_PATH: [process.env.FIREFOX_PATH, command('firefox-esr'), command('firefox')].find(starts),
    }),
    apt: ['firefox-esr'],
  },
  webkit: {
    name: 'WebKitGTK',
    find: () => ({
      WEBKIT_DRIVER_PATH: process.env.WEBKIT_DRIVER_PATH ?? command('WebKitWebDriver'),
      MINI_BROWSER_PATH: process.env.MINI_BROWSER_PATH ?? miniBrowser(),
      XVFB_PATH: process.env.XVFB_PATH ?? command('Xvfb'),
    }),
    apt: ['webkit2gtk-driver', 'xvfb'],
  },
};

/**
 * @param {Engine} engine
 * @returns {Promise<Record<string, string>>} paths, by the names of the environment variables that the tests read
 * @throws Error with one line to show, when the engine is not available
 */
export async function findEngine(engine) {
  const { name, find, apt } = ENGINES[engine];
  if (process.platform !== 'linux') {
    throw new Error(
      `${name}: these tests run on Linux only, with the packages ${apt.join(' and ')} (Debian's names).`,
    );
  }
  const isWhole = (/** @type {Record<string, string | undefined>} */ found) =>
    Object.values(found).every(Boolean);
  if (!isWhole(find())) await installFromSystem(name, { apt });
  const found = find();
  if (isWhole(found)) return /** @type {Record<string, string>} */ (found);
  throw new Error(
    `${name} is missing and could not be installed: install ${apt.join(' and ')} (Debian's names).`,
  );
}
