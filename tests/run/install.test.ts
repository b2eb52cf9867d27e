import { EventEmitter } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it, onTestFinished, vi } from 'vitest';

const { runs, platform, getuid } = vi.hoisted(() => {
  const { platform, getuid } = process;
  // On whatever machine: installers that need no password, on Linux.
  Object.assign(process, { getuid: () => 0 });
  Object.defineProperty(process, 'platform', { value: 'linux' });
  return { runs: [] as { args: string[]; end: (code: number) => void }[], platform, getuid };
});
afterAll(() => {
  Object.assign(process, { getuid });
  Object.defineProperty(process, 'platform', { value: platform });
});

vi.mock('node:child_process', () => ({
  spawn: (_command: string, args: string[]) => {
    const child = Object.assign(new EventEmitter(), {
      stdout: new EventEmitter(),
      stderr: new EventEmitter(),
    });
    runs.push({ args, end: (code) => child.emit('close', code) });
    return child;
  },
}));

interface Installers {
  installFromSystem: (what: string, packages: { apt: string[] }) => Promise<boolean>;
}
const { installFromSystem } = await vi.importActual<Installers>('./install.mjs');

/** A package manager that is found, and prints nothing. @returns how often it was killed */
function silent(command: string): () => number {
  const folder = mkdtempSync(path.join(tmpdir(), 'bin-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(path.join(folder, command), '');
  vi.stubEnv('PATH', folder);
  vi.spyOn(console, 'log').mockReturnValue();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const kill = vi.spyOn(process, 'kill').mockReturnValue(true);
  return () => kill.mock.calls.length;
}

it('gives up a download that is silent for a minute, but no installation before its ten minutes are over', async () => {
  const kills = silent('apt-get');
  const isInstalled = installFromSystem('nginx', { apt: ['nginx-core'] });
  expect(runs[0]?.args).toEqual(['update']);
  runs[0]?.end(0);
  await vi.waitFor(() => expect(runs).toHaveLength(2));
  expect(runs[1]?.args).toContain('--download-only');
  vi.advanceTimersByTime(60_000);
  expect(kills()).toBe(1);
  // It had just ended by itself.
  runs[1]?.end(0);
  await vi.waitFor(() => expect(runs).toHaveLength(3));
  expect(runs[2]?.args).toEqual(runs[1]?.args.filter((argument) => argument !== '--download-only'));
  vi.advanceTimersByTime(9 * 60_000);
  expect(kills()).toBe(1);
  vi.advanceTimersByTime(60_000);
  // Both limits are ten minutes.
  expect(kills()).toBeGreaterThan(1);
  runs[2]?.end(0);
  expect(await isInstalled).toBe(true);
});
