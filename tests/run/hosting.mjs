// `npm run test:hosting`: tests the hosting files of the build in a real nginx, which is installed if it is
// missing. With `--if-installable` it is left out where that is impossible.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import process from 'node:process';
import { installFromSystem, isOnPath } from './install.mjs';

const PACKAGES = { apt: ['nginx-core', 'libnginx-mod-http-brotli-static'], dnf: ['nginx'], apk: ['nginx'] };

const isOptional = process.argv.includes('--if-installable');
if (!isOnPath('nginx')) await installFromSystem('nginx', PACKAGES);
if (isOnPath('nginx')) {
  const vitest = path.join(
    path.dirname(createRequire(import.meta.url).resolve('vitest/package.json')),
    'vitest.mjs',
  );
  const args = [
    vitest,
    'run',
    '--config',
    'tests/hosting/vitest.config.ts',
    ...process.argv.slice(2).filter((arg) => arg !== '--if-installable'),
  ];
  process.exitCode = spawnSync(process.execPath, args, { stdio: 'inherit' }).status ?? 1;
} else {
  console.error(
    `${isOptional ? 'Left out. ' : ''}No nginx found and none could be installed: install nginx (Debian: nginx-core).`,
  );
  process.exitCode = isOptional ? 0 : 1;
}
