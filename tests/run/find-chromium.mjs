// Finds a Chromium for the end-to-end tests and the benchmark, or installs one. Plain JavaScript, because it runs
// before anything that could transpile TypeScript (Node 20 cannot).
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { INSTALL_LIMIT_MS, install, installFromSystem, isOnPath } from './install.mjs';

const COMMAND_NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
  'microsoft-edge-stable',
  'msedge',
];

const MAC_APPS = [
  'Google Chrome.app/Contents/MacOS/Google Chrome',
  'Chromium.app/Contents/MacOS/Chromium',
  'Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
];

const WINDOWS_APPS = [
  'Google\\Chrome\\Application\\chrome.exe',
  'Chromium\\Application\\chrome.exe',
  'Microsoft\\Edge\\Application\\msedge.exe',
];

const isWindows = process.platform === 'win32';

/** @returns {string[]} where browsers usually are on this system, best first */
function usualPlaces() {
  const { env } = process;
  const onPath = (env.PATH ?? '')
    .split(path.delimiter)
    .filter(Boolean)
    .flatMap((folder) => COMMAND_NAMES.map((name) => path.join(folder, isWindows ? `${name}.exe` : name)));
  if (isWindows) {
    const roots = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].filter((root) => root);
    return [...roots.flatMap((root) => WINDOWS_APPS.map((app) => path.join(String(root), app))), ...onPath];
  }
  if (process.platform === 'darwin') {
    const roots = ['/Applications', path.join(env.HOME ?? '', 'Applications')];
    return [...roots.flatMap((root) => MAC_APPS.map((app) => path.join(root, app))), ...onPath];
  }
  return [...onPath, '/usr/bin/chromium', '/opt/google/chrome/chrome', '/snap/bin/chromium'];
}

/** The path of Playwright's own browser, whether it is installed or not. */
async function playwrightsOwn() {
  const { chromium } = await import('@playwright/test');
  return chromium.executablePath();
}

/**
 * A file that exists may still be a stub (Ubuntu's asks for snap) or miss system libraries, so it has to draw a
 * page once. On Windows a browser does not print to the console it is started from, so there the file's existence
 * must do.
 */
function runs(/** @type {string} */ file) {
  if (!file || !existsSync(file)) return false;
  if (isWindows) return true;
  const profile = mkdtempSync(path.join(tmpdir(), 'chromium-'));
  try {
    const args = ['--headless', '--no-sandbox', '--disable-gpu', `--user-data-dir=${profile}`];
    const page = ['--dump-dom', 'data:text/html,<p>It starts</p>'];
    const { stdout } = spawnSync(file, [...args, ...page], { encoding: 'utf8', timeout: 30_000 });
    return stdout?.includes('<p>It starts</p>') ?? false;
  } finally {
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** With the libraries that it needs, if Playwright knows the system's package manager. */
async function installPlaywrightsOwn() {
  const cli = createRequire(import.meta.url).resolve('@playwright/test/cli');
  const withLibraries = process.platform === 'linux' && isOnPath('apt-get') && process.getuid?.() === 0;
  const libraries = [cli, 'install-deps', 'chromium'];
  if (withLibraries && !(await install('its libraries', process.execPath, libraries, INSTALL_LIMIT_MS)))
    return false;
  return install('Chromium', process.execPath, [cli, 'install', 'chromium']);
}

const installSystemChromium = () =>
  installFromSystem('Chromium', {
    apt: ['chromium'],
    dnf: ['chromium'],
    apk: ['chromium'],
    pacman: ['chromium'],
    zypper: ['chromium'],
    brewCask: ['chromium'],
  });

/** @returns {Promise<string | undefined>} an installed browser that starts */
async function findInstalled() {
  return usualPlaces().find(runs) ?? [await playwrightsOwn()].find(runs);
}

/**
 * The path of a Chromium that starts: `CHROMIUM_PATH`, an installed Chromium, Chrome or Edge, Playwright's own, or
 * one that is installed now.
 * @returns {Promise<string>}
 * @throws Error with one line to show, when none is available
 */
export async function findChromium() {
  const explicit = process.env.CHROMIUM_PATH;
  if (explicit) {
    if (runs(explicit)) return explicit;
    throw new Error(`CHROMIUM_PATH is set to ${explicit}, but no browser starts from there.`);
  }
  const installed = await findInstalled();
  if (installed) return installed;
  // The system's own first: its package brings the libraries along.
  for (const attempt of [installSystemChromium, installPlaywrightsOwn]) {
    await attempt();
    const found = await findInstalled();
    if (found) return found;
  }
  throw new Error(
    'No Chromium found and none could be installed: install Chromium, Chrome or Edge, or set CHROMIUM_PATH to one.',
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    console.log(await findChromium());
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
