// React's production build has no `act`, with which a test sees a press together with all that follows from it. Here
// what React puts off until it has the processor follows within the same task, so that nothing is left once
// user-event has waited for the next one. First of the setup, because React and Testing Library look for these as they
// load.
import React from 'react';

const { setImmediate: setNextTask } = globalThis;
globalThis.setImmediate = ((task: () => void) => queueMicrotask(task)) as typeof setImmediate;
const { flushSync } = await import('react-dom');
await import('react-dom/client');
globalThis.setImmediate = setNextTask;

const isPromise = (value: unknown): value is Promise<unknown> =>
  value !== null && typeof value === 'object' && 'then' in value;

async function settle(result: Promise<unknown>) {
  const value = await result;
  await new Promise((resolve) => setNextTask(resolve));
  return value;
}

function act(run: () => unknown) {
  const result = flushSync(run);
  return isPromise(result)
    ? settle(result)
    : { then: (resolve: (value: unknown) => void) => resolve(result) };
}

Object.assign(React, { act });
