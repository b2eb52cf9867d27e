import { parentPort } from 'node:worker_threads';
import { init, runBaseTests, setupEnvironment } from 'vitest/worker';

/** The thread that `warm-threads` reuses: Vitest's own, but it keeps listening after a run has ended. */

/** Vitest's jsdom environment replaces these and does not restore them; replaced twice they would call themselves. */
const { Request, URL } = globalThis;

const listeners = [];
parentPort.on('message', (message) => listeners.forEach((listener) => listener(message)));

function run(method, state, traces) {
  // Where Stryker's instrumented code looks for the active mutant: the last run's must not be active while modules
  // load.
  for (const name of Object.keys(globalThis)) {
    if (name.startsWith('__stryker')) delete globalThis[name];
  }
  return runBaseTests(method, state, traces);
}

init({
  post: (response) => parentPort.postMessage(response),
  on: (listener) => {
    // The first one takes orders; each run adds one for its answers, which replaces the last run's.
    listeners.splice(1, 1, listener);
  },
  off: () => undefined,
  runTests: (state, traces) => run('run', state, traces),
  collectTests: (state, traces) => run('collect', state, traces),
  setup: (context) => {
    Object.assign(globalThis, { Request, URL });
    return setupEnvironment(context);
  },
});
