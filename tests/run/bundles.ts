import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadEnv } from 'vite';
import { IS_FULL } from '../extent';

export type BundleName =
  | 'production'
  | 'demo'
  | 'production-in-folder'
  | 'demo-in-folder'
  | 'production-with-emulator';

/** Where the bundles in a folder are served. */
export const FOLDER = '/talentboard/';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/**
 * The configuration of the tested production bundle. Nothing listens at the API's address: the browsers of the
 * end-to-end tests are redirected to their own worker's backend (`fixtures.ts`).
 */
export const TEST_CONFIGURATION = {
  // With a trailing slash, which deployers may leave there.
  VITE_API_BASE_URL: 'http://127.0.0.1:8787/api/',
  VITE_FIREBASE_API_KEY: 'test-api-key',
  VITE_FIREBASE_AUTH_DOMAIN: 'talentboard-test.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'demo-project',
  VITE_FIREBASE_APP_ID: '1:1:web:1',
  VITE_HELP_URL: 'https://chat.example.com/help',
};

/** Where the tests' Firebase Auth emulator listens: its usual port may be a developer's own. */
export const EMULATOR_URL = 'http://127.0.0.1:9298';

interface Bundle {
  mode: string;
  configuration: Record<string, string>;
  base: string;
  /** With compressed copies of its files, which take half of the build's time. */
  isCompressed: boolean;
}

const BUNDLES: Record<BundleName, Bundle> = {
  production: { mode: 'production', configuration: TEST_CONFIGURATION, base: '/', isCompressed: true },
  demo: { mode: 'demo', configuration: {}, base: '/', isCompressed: IS_FULL },
  'production-in-folder': {
    mode: 'production',
    configuration: TEST_CONFIGURATION,
    base: FOLDER,
    isCompressed: false,
  },
  'production-with-emulator': {
    mode: 'production',
    configuration: { ...TEST_CONFIGURATION, VITE_FIREBASE_AUTH_EMULATOR_URL: EMULATOR_URL },
    base: '/',
    isCompressed: false,
  },
  'demo-in-folder': { mode: 'demo', configuration: {}, base: FOLDER, isCompressed: false },
};

/** Everything that a bundle is made from. */
const SOURCES = [
  'src',
  'public',
  'index.html',
  'vite.config.ts',
  'tailwind.config.ts',
  'tsconfig.json',
  'package-lock.json',
];

/** The path at which a bundle is served, with a slash at both ends. */
export const baseOf = (name: BundleName) => BUNDLES[name].base;

/** The folder of the tests' bundle, apart from the `dist` that a developer builds with their own configuration. */
export function bundleFolder(name: BundleName): string {
  return path.join(ROOT, 'test-results', 'bundles', name);
}

export interface BuildResult {
  exitCode: number;
  /** Both streams, interleaved. */
  output: string;
}

/** The developer's own variables, all empty: in the environment they take precedence over `.env` files. */
export function ownVariablesEmptied(mode: string): Record<string, string> {
  return Object.fromEntries(Object.keys(loadEnv(mode, ROOT)).map((name) => [name, '']));
}

/** `vite build`, with nothing but the given configuration. */
export function runViteBuild(options: {
  mode: string;
  folder: string;
  configuration: Record<string, string>;
  base?: string;
  isCompressed?: boolean;
}): Promise<BuildResult> {
  const { mode, folder, base = '/', isCompressed = true } = options;
  const args = ['build', '--mode', mode, '--outDir', folder, '--emptyOutDir', '--base', base];
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [path.join(ROOT, 'node_modules/vite/bin/vite.js'), ...args], {
      cwd: ROOT,
      // With a test runner's NODE_ENV the bundle would contain React's development build.
      env: {
        ...process.env,
        ...ownVariablesEmptied(mode),
        ...options.configuration,
        ...(isCompressed ? {} : { WITHOUT_COMPRESSED_COPIES: '1' }),
        NODE_ENV: 'production',
        NO_COLOR: '1',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('error', reject);
    child.on('close', (code) => resolve({ exitCode: code ?? 1, output }));
  });
}

function filesUnder(entry: string): string[] {
  const absolute = path.join(ROOT, entry);
  if (!existsSync(absolute)) return [];
  const names = readdirSync(path.dirname(absolute), { withFileTypes: true });
  if (names.find((found) => found.name === path.basename(absolute))?.isFile()) return [entry];
  return readdirSync(absolute, { withFileTypes: true, recursive: true })
    .filter((found) => found.isFile())
    .map((found) => path.relative(ROOT, path.join(found.parentPath, found.name)))
    .sort();
}

function fingerprint(bundle: Bundle): string {
  const hash = createHash('sha256').update(JSON.stringify(bundle));
  for (const file of SOURCES.flatMap(filesUnder)) {
    hash.update(`\0${file}\0`).update(readFileSync(path.join(ROOT, file)));
  }
  return hash.digest('hex');
}

/**
 * Builds a bundle for the tests, or keeps the last one if nothing that goes into it has changed.
 * @throws Error with the build's output
 */
export async function buildBundle(name: BundleName): Promise<string> {
  const folder = bundleFolder(name);
  const stamp = `${folder}.fingerprint`;
  const wanted = fingerprint(BUNDLES[name]);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return folder;
  rmSync(stamp, { force: true });
  const { exitCode, output } = await runViteBuild({ folder, ...BUNDLES[name] });
  if (exitCode !== 0) throw new Error(`The ${name} bundle could not be built:\n${output}`);
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
  return folder;
}
