import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bundleFolder, runViteBuild, TEST_CONFIGURATION } from './bundles';
import { BuiltFiles } from './built-files';

const REQUIRED = [
  'VITE_API_BASE_URL',
  'VITE_FIREBASE_API_KEY',
  'VITE_FIREBASE_AUTH_DOMAIN',
  'VITE_FIREBASE_PROJECT_ID',
  'VITE_FIREBASE_APP_ID',
];

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'talentboard-build-'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

test('a build without configuration fails and lists every missing variable', async () => {
  const { exitCode, output } = await runViteBuild({
    mode: 'production',
    folder,
    configuration: {},
  });
  expect(exitCode).not.toBe(0);
  for (const name of REQUIRED) expect(output).toContain(name);
  expect(readdirSync(folder)).toEqual([]);
});

test('a build lists only missing variables', async () => {
  const configuration = { ...TEST_CONFIGURATION, VITE_FIREBASE_APP_ID: ' ' };
  const { exitCode, output } = await runViteBuild({ mode: 'production', folder, configuration });
  expect(exitCode).not.toBe(0);
  expect(REQUIRED.filter((name) => output.includes(name))).toEqual(['VITE_FIREBASE_APP_ID']);
});

test("the tests' bundles ignore the developer's own configuration", async () => {
  for (const name of REQUIRED) vi.stubEnv(name, 'https://own.example.com');
  const { output } = await runViteBuild({ mode: 'production', folder, configuration: {} });
  for (const name of REQUIRED) expect(output).toContain(name);
});

test('a bundle without VITE_ERROR_REPORT_URL has no code that reports errors', () => {
  const texts = new BuiltFiles(bundleFolder('production')).texts();
  expect(texts.filter(({ text }) => text.includes('sendBeacon')).map(({ file }) => file)).toEqual([]);
});
