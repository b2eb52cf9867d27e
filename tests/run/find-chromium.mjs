// Finds a Chromium for the end-to-end tests and the benchmark, or installs one. Plain JavaScript: Node 20 runs it.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import process from 'node:process';

const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'];
const MAC_APPS = ['Google Chrome', 'Chromium', 'Microsoft Edge'];
const WINDOWS_APPS = ['Google\\Chrome\\Application\\chrome.exe', 'Microsoft\\Edge\\Application\\msedge.exe'];
const INSTALL_LIMIT_MS = 600_000;

/** @returns {string[]} the usual paths of installed browsers on this system, best first */
function usualPaths() {
  const { env, platform } = process;
  if (platform === 'win32') {
    const roots = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].filter(Boolean);
    return roots.flatMap((root) => WINDOWS_APPS.map((app) => path.join(String(root), app)));
  }
  if (platform === 'darwin') return MAC_APPS.map((app) => `/Applications/${app}.app/Contents/MacOS/${app}`);
  const folders = (env.PATH ?? '').split(path.delimiter).filter(Boolean);
  return folders.flatMap((folder) => COMMANDS.map((name) => path.join(folder, name)));
}

/** An existing file may be a stub or lack system libraries, so the browser has to render a page. */
function starts(/** @type {string} */ file) {
  if (!existsSync(file)) return false;
  // A browser on Windows does not print to the console.
  if (process.platform === 'win32') return true;
  const args = [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--dump-dom',
    'data:text/html,<p>It starts</p>',
  ];
  return spawnSync(file, args, { encoding: 'utf8', timeout: 30_000 }).stdout?.includes('<p>It starts</p>');
}

function run(/** @type {string} */ command, /** @type {string[]} */ ...args) {
  console.log(`Installing Chromium: ${command} ${args.join(' ')}`);
  return spawnSync(command, args, { stdio: 'inherit', timeout: INSTALL_LIMIT_MS }).status === 0;
}

async function findInstalled() {
  const { chromium } = await import('@playwright/test');
  return [...usualPaths(), chromium.executablePath()].find(starts);
}

function installWithPlaywright() {
  const cli = createRequire(import.meta.url).resolve('@playwright/test/cli');
  const isRoot = process.getuid?.() === 0;
  run(process.execPath, cli, 'install', ...(isRoot ? ['--with-deps'] : []), 'chromium');
}

function installFromDebian() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  run('apt-get', 'update');
  run('apt-get', 'install', '-y', '--no-install-recommends', 'chromium');
}

/**
 * Returns the path of a Chromium that starts: `CHROMIUM_PATH`, an installed Chromium, Chrome or Edge, Playwright's
 * own, or a newly installed one.
 * @returns {Promise<string>}
 * @throws Error with a one-line message, if none is available
 */
export async function findChromium() {
  const explicit = process.env.CHROMIUM_PATH;
  if (explicit) {
    if (starts(explicit)) return explicit;
    throw new Error(`CHROMIUM_PATH is set to ${explicit}, but no browser starts from there.`);
  }
  for (const install of [() => {}, installWithPlaywright, installFromDebian]) {
    install();
    const found = await findInstalled();
    if (found) return found;
  }
  throw new Error('No Chromium found and none could be installed: install Chrome, or set CHROMIUM_PATH.');
}
