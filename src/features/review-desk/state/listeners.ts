import type { Action, Middleware } from '@reduxjs/toolkit';

interface Listener<Payload> {
  actionCreator: { match: (action: unknown) => action is Action & { payload: Payload } };
  /** Runs after the reducers. Must not throw. */
  effect: (action: { payload: Payload }) => void | Promise<void>;
}

/** @returns stops listening */
export type StartListening = <Payload>(listener: Listener<Payload>) => () => void;

/**
 * Effects of actions. Redux Toolkit has a larger middleware for this, but it would end up in the chunk with the rest
 * of the toolkit, which is part of every first load.
 */
export function createListeners(): { middleware: Middleware; startListening: StartListening } {
  const listeners = new Set<(action: unknown) => void>();
  return {
    middleware: () => (next) => (action) => {
      const result = next(action);
      [...listeners].forEach((hear) => hear(action));
      return result;
    },
    startListening({ actionCreator, effect }) {
      const hear = (action: unknown) => {
        if (actionCreator.match(action)) void effect(action);
      };
      listeners.add(hear);
      return () => void listeners.delete(hear);
    },
  };
}
