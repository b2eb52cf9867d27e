import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadEnv } from 'vite';

export type BundleName =
  | 'production'
  | 'demo'
  | 'production-in-folder'
  | 'demo-in-folder'
  | 'production-with-emulator';

/** The path of the bundles that are built for a folder. */
export const FOLDER = '/talentboard/';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/**
 * The configuration of the tested production bundle. The end-to-end tests map the API's address to their worker's backend
 * (`fixtures.ts`).
 */
export const TEST_CONFIGURATION = {
  // Has a trailing slash, which the build must accept.
  VITE_API_BASE_URL: 'http://127.0.0.1:8787/api/',
  VITE_FIREBASE_API_KEY: 'test-api-key',
  VITE_FIREBASE_AUTH_DOMAIN: 'talentboard-test.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'demo-project',
  VITE_FIREBASE_APP_ID: '1:1:web:1',
  VITE_HELP_URL: 'https://chat.example.com/help',
};

/** The Auth emulator's URL. The default port may be in use by a developer's own emulator. */
export const EMULATOR_URL = 'http://127.0.0.1:9298';

interface Bundle {
  mode?: string;
  configuration?: Record<string, string>;
  base?: string;
  /** Compressed copies take half of the build's time. */
  isCompressed?: boolean;
}

const BUNDLES: Record<BundleName, Bundle> = {
  production: { configuration: TEST_CONFIGURATION },
  demo: { mode: 'demo', isCompressed: false },
  'production-in-folder': { configuration: TEST_CONFIGURATION, base: FOLDER, isCompressed: false },
  'production-with-emulator': {
    mode: 'emulator',
    configuration: { ...TEST_CONFIGURATION, VITE_FIREBASE_AUTH_EMULATOR_URL: EMULATOR_URL },
    isCompressed: false,
  },
  'demo-in-folder': { mode: 'demo', base: FOLDER, isCompressed: false },
};

/** The path at which a bundle is served, with a slash at both ends. */
export const baseOf = (name: BundleName) => BUNDLES[name].base ?? '/';

/** The folder of the tests' bundle, apart from the `dist` that a developer builds with their own configuration. */
export function bundleFolder(name: BundleName): string {
  return path.join(ROOT, 'test-results', 'bundles', name);
}

export interface BuildResult {
  exitCode: number;
  output: string;
}

/** The developer's own variables, all empty: in the environment they take precedence over `.env` files. */
export function ownVariablesEmptied(mode: string): Record<string, string> {
  return Object.fromEntries(Object.keys(loadEnv(mode, ROOT)).map((name) => [name, '']));
}

/** Runs `vite build` with the given configuration only. */
export async function runViteBuild({
  folder,
  mode = 'production',
  configuration = {},
  base = '/',
  isCompressed = true,
}: Bundle & { folder: string }): Promise<BuildResult> {
  const vite = path.join(ROOT, 'node_modules/vite/bin/vite.js');
  const args = [vite, 'build', '--mode', mode, '--outDir', folder, '--emptyOutDir', '--base', base];
  const options = {
    cwd: ROOT,
    // With a test runner's NODE_ENV the bundle would contain React's development build.
    env: {
      ...process.env,
      ...ownVariablesEmptied(mode),
      ...configuration,
      ...(isCompressed ? {} : { WITHOUT_COMPRESSED_COPIES: '1' }),
      NODE_ENV: 'production',
      NO_COLOR: '1',
    },
  };
  return new Promise((resolve) => {
    const child = execFile(process.execPath, args, options, (_error, stdout, stderr) =>
      resolve({ exitCode: child.exitCode ?? 1, output: stdout + stderr }),
    );
  });
}

/**
 * Builds a bundle for the tests. `npm test` sets KEEP_BUNDLES, so that its parts share one build.
 * @returns its folder
 * @throws Error with the build's output
 */
export async function buildBundle(name: BundleName): Promise<string> {
  const folder = bundleFolder(name);
  if (process.env.KEEP_BUNDLES && existsSync(path.join(folder, 'index.html'))) return folder;
  const { exitCode, output } = await runViteBuild({ folder, ...BUNDLES[name] });
  if (exitCode !== 0) throw new Error(`The ${name} bundle could not be built:\n${output}`);
  return folder;
}
