// Non-interactive installers for what the tests need besides npm packages.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

/** A download that prints nothing for this long counts as hung: some networks drop downloads without an answer. */
const SILENCE_LIMIT_MS = 60_000;
export const INSTALL_LIMIT_MS = 10 * 60_000;

const isWindows = process.platform === 'win32';

/** @returns {boolean} whether a command of this name is on the PATH */
export function isOnPath(/** @type {string} */ command) {
  return (process.env.PATH ?? '')
    .split(path.delimiter)
    .some((folder) => existsSync(path.join(folder, command)));
}

/**
 * Runs an installer with its output shown, and kills it with all its children when it hangs.
 * @param {string} what shown in the log
 * @param {string} command
 * @param {string[]} args
 * @param {number} silenceLimitMs how long it may print nothing. Unpacking is silent on a slow disk, and a package
 * manager that is killed meanwhile leaves the system's packages half installed.
 * @returns {Promise<boolean>} whether it succeeded
 */
export function install(what, command, args, silenceLimitMs = SILENCE_LIMIT_MS) {
  console.log(`Getting ${what}: ${path.basename(command)} ${args.join(' ')}`);
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: !isWindows,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    const end = () => {
      console.log('Given up: the installer hangs.');
      try {
        if (isWindows) child.kill();
        else process.kill(-Number(child.pid), 'SIGKILL');
      } catch {
        // It has ended by itself meanwhile.
      }
    };
    const wholeRun = setTimeout(end, INSTALL_LIMIT_MS);
    let silence = setTimeout(end, silenceLimitMs);
    for (const [from, to] of /** @type {const} */ ([
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ])) {
      from.on('data', (chunk) => {
        to.write(chunk);
        clearTimeout(silence);
        silence = setTimeout(end, silenceLimitMs);
      });
    }
    const finish = (/** @type {boolean} */ succeeded) => {
      clearTimeout(wholeRun);
      clearTimeout(silence);
      resolve(succeeded);
    };
    child.on('error', () => finish(false));
    child.on('close', (code) => finish(code === 0));
  });
}

/**
 * Installs with the system's package manager, as root or with a `sudo` that needs no password.
 * @param {string} what shown in the log
 * @param {{ apt?: string[], dnf?: string[], apk?: string[], pacman?: string[], zypper?: string[], brewCask?:
 * string[] }} packages by package manager
 * @returns {Promise<boolean>} false also where there is no package for this system
 */
export async function installFromSystem(what, { apt, dnf, apk, pacman, zypper, brewCask }) {
  if (process.platform === 'darwin') {
    return (
      brewCask !== undefined && isOnPath('brew') && install(what, 'brew', ['install', '--cask', ...brewCask])
    );
  }
  if (isWindows) return false;
  const isRoot = process.getuid?.() === 0;
  if (!isRoot && !isOnPath('sudo')) return false;
  const asRoot = (/** @type {string[]} */ command, silenceLimitMs = SILENCE_LIMIT_MS) =>
    isRoot
      ? install(what, String(command[0]), command.slice(1), silenceLimitMs)
      : install(what, 'sudo', ['-n', ...command], silenceLimitMs);
  const downloadAndInstall = async (
    /** @type {string[]} */ command,
    /** @type {string} */ downloadOnly,
    /** @type {string[]} */ packages,
  ) =>
    (await asRoot([...command, downloadOnly, ...packages])) &&
    asRoot([...command, ...packages], INSTALL_LIMIT_MS);
  if (apt && isOnPath('apt-get')) {
    await asRoot(['apt-get', 'update']);
    return downloadAndInstall(
      ['apt-get', 'install', '-y', '--no-install-recommends'],
      '--download-only',
      apt,
    );
  }
  if (dnf && isOnPath('dnf')) return downloadAndInstall(['dnf', 'install', '-y'], '--downloadonly', dnf);
  if (apk && isOnPath('apk')) return asRoot(['apk', 'add', '--no-cache', ...apk]);
  if (pacman && isOnPath('pacman')) {
    return downloadAndInstall(['pacman', '-Sy', '--noconfirm', '--needed'], '--downloadonly', pacman);
  }
  if (zypper && isOnPath('zypper')) {
    return downloadAndInstall(['zypper', '--non-interactive', 'install'], '--download-only', zypper);
  }
  return false;
}
