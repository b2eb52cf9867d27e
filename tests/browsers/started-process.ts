import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const START_TIMEOUT_MS = 60_000;

export interface StartedProcess {
  /** Waits until the program has printed this. @returns the first group of the pattern */
  said(pattern: RegExp): Promise<string>;
  /** Ends it and everything that it has started. */
  stop(): Promise<void>;
}

/** @throws Error if `npm run test:browsers` has not set the variable */
export function pathOf(variable: string): string {
  const file = process.env[variable];
  if (!file) throw new Error('Start these tests with: npm run test:browsers [-- firefox|webkit]');
  return file;
}

/** For the profile or settings of one browser. */
export function temporaryFolder(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(path.join(tmpdir(), 'talentboard-browser-'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }) };
}

// If the run is interrupted, no browser may stay behind; children end only if this process ends them on exit.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));

/** The program may also write to file descriptor 3. */
export function startProcess(file: string, args: string[], env: Record<string, string> = {}): StartedProcess {
  const child = spawn(file, args, {
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
    // A process group, so that all of it can be ended.
    detached: true,
  });
  const end = () => {
    if (child.pid === undefined) return;
    try {
      process.kill(-child.pid, 'SIGKILL');
    } catch {
      // It has already ended.
    }
  };
  process.once('exit', end);
  let output = '';
  let ended: string | null = null;
  const listeners = new Set<() => void>();
  const changed = () => listeners.forEach((listener) => listener());
  for (const stream of child.stdio.slice(1)) {
    stream?.on('data', (data: Buffer) => {
      output += data.toString();
      changed();
    });
  }
  const over = new Promise<void>((resolve) => {
    const finish = (why: string) => {
      ended = why;
      resolve();
      changed();
    };
    child.once('error', (error) => finish(error.message));
    child.once('exit', (code, signal) => finish(`it ended with ${code ?? signal}`));
  });

  return {
    said: (pattern) =>
      new Promise((resolve, reject) => {
        const settle = (settled: () => void) => {
          clearTimeout(timer);
          listeners.delete(look);
          settled();
        };
        const fail = (why: string) => reject(new Error(`${file} did not start (${why}):\n${output}`));
        const look = () => {
          const match = pattern.exec(output);
          if (match) settle(() => resolve(match[1] ?? ''));
          else if (ended !== null) settle(() => fail(String(ended)));
        };
        const timer = setTimeout(() => settle(() => fail('time is up')), START_TIMEOUT_MS);
        listeners.add(look);
        look();
      }),
    stop: async () => {
      end();
      process.off('exit', end);
      await over;
    },
  };
}
