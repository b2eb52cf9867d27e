import { Worker } from 'node:worker_threads';
import type { PoolOptions, PoolWorker, VitestPluginContext, WorkerRequest } from 'vitest/node';
import type { Plugin } from 'vite';

/** A thread is replaced after this many runs, so that what mutants leave behind in it (timers) does not pile up. */
const RUNS_MAX = 40;
const NAME = 'warm-threads';
const ENTRY = new URL('./warm-worker.mjs', import.meta.url);

interface Held {
  thread: Worker;
  runs: number;
}

type Listener = Parameters<PoolWorker['on']>[1];

/** A thread as used by one run (see Vitest's guide to custom pools). */
class WarmThread implements PoolWorker {
  readonly name = NAME;
  private readonly options: PoolOptions;
  private readonly idle: Held[];
  private held: Held | null = null;
  private listeners: [event: string, listener: Listener][] = [];

  constructor(options: PoolOptions, idle: Held[]) {
    this.options = options;
    this.idle = idle;
  }

  private get thread(): Worker {
    if (this.held === null) throw new Error('The thread is not started');
    return this.held.thread;
  }

  start(): Promise<void> {
    const { env, execArgv } = this.options;
    this.held = this.idle.pop() ?? { thread: new Worker(ENTRY, { env, execArgv }), runs: 0 };
    this.held.runs += 1;
    this.thread.ref();
    return Promise.resolve();
  }

  on(event: string, listener: Listener): void {
    this.listeners.push([event, listener]);
    this.thread.on(event, listener);
  }

  off(event: string, listener: Listener): void {
    this.held?.thread.off(event, listener);
  }

  send(message: WorkerRequest): void {
    this.thread.postMessage(message);
  }

  deserialize(data: unknown): unknown {
    return data;
  }

  async stop(): Promise<void> {
    const { held } = this;
    if (held === null) return;
    this.held = null;
    this.listeners.forEach(([event, listener]) => held.thread.off(event, listener));
    if (held.runs < RUNS_MAX) {
      held.thread.unref();
      this.idle.push(held);
    } else {
      await held.thread.terminate();
    }
  }
}

/**
 * Reuses Vitest's threads between runs. Stryker starts a run for each of thousands of mutants, and a new thread
 * that loads Vitest, jsdom and React takes ten times as long as the tests of one mutant.
 */
export function warmThreads(): Plugin {
  return {
    name: NAME,
    configureVitest({ project }: VitestPluginContext) {
      /** By environment: the first one in a thread decides how it resolves modules. */
      const idle = new Map<string, Held[]>();
      project.config.pool = NAME;
      project.config.poolRunner = {
        name: NAME,
        createPoolWorker(options) {
          const threads = idle.get(options.environment.name) ?? [];
          idle.set(options.environment.name, threads);
          return new WarmThread(options, threads);
        },
      };
    },
  };
}
