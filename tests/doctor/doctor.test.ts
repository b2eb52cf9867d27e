import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { expectInConsole } from '@kit/watch-console';
import { doctor } from './doctor';

let root: string;
const printed = vi.fn();

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'doctor-'));
  printed.mockReset();
  vi.spyOn(console, 'log').mockImplementation(printed);
});

afterEach(() => rmSync(root, { recursive: true }));

it('fails without a configuration, and lists what to set', async () => {
  expect(await doctor(root, [])).toBe(1);
  expect(printed).toHaveBeenCalledExactlyOnceWith(
    expect.stringContaining('FAILED   Configuration: VITE_API_BASE_URL is not set (see .env.example)'),
  );
  expect(printed).toHaveBeenCalledExactlyOnceWith(
    expect.stringMatching(/0 ok, 0 warning, 5 failed, 0 skipped$/),
  );
});

it('reads .env, and prints JSON for scripts', async () => {
  writeFileSync(path.join(root, '.env'), 'VITE_API_BASE_URL=localhost:8080/api\n');
  expect(await doctor(root, ['--json'])).toBe(1);
  const findings = JSON.parse(String(printed.mock.calls[0]?.[0])) as { detail: string }[];
  expect(findings.map(({ detail }) => detail)).toContainEqual(
    expect.stringContaining('VITE_API_BASE_URL must be a full http(s) URL'),
  );
});

it.each([
  [['--origin', 'talentboard.example.com'], /^--origin must be a full URL.*not talentboard\.example\.com/],
  [['--verbose'], /Unknown option '--verbose'/],
  [['--token-file', 'missing.txt'], /missing\.txt/],
])('explains how it is used when called with %j', async (args, message) => {
  expectInConsole('error', message);
  expect(await doctor(root, args)).toBe(2);
});

it('explains how it is used', async () => {
  expect(await doctor(root, ['--help'])).toBe(0);
  expect(printed).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('Usage: npm run doctor'));
});
