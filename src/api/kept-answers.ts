import type { ReactNode } from 'react';
import { createStore, useStore } from '@/lib/stores/create-store';
import { isAnswerLost } from './errors';

/** What a query's hook returns, as far as it matters here. */
export interface OpenQuery<T> {
  endpointName?: string | undefined;
  originalArgs?: unknown;
  currentData?: T | undefined;
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

/** An answer of an earlier visit, to be read until the server answers. */
export interface KeptAnswer<T> {
  data: T;
  /** To be rendered with it: as long as it is on screen, the screen says of when it is. */
  mark: ReactNode;
}

/** @returns null while it is being found out, undefined for nothing */
type FindKept = (query: OpenQuery<unknown>) => KeptAnswer<unknown> | null | undefined;

/** Null where nothing is kept, and until it is known that something may be (app/late/keep-answers.tsx). */
export const keptAnswers = createStore<FindKept | null>(null);

/** Until the code that reads them has loaded. */
export const findLater: FindKept = ({ error }) => (isAnswerLost(error) ? null : undefined);

/**
 * Adds to a query what this device has kept of it, where its answer is late or did not reach the server. That is not in
 * the store's cache, so that only a screen that asks for it ever shows it: what decides or sends goes by the query alone.
 * @returns without the error, as long as something may be found; `kept` is undefined once there is an answer, and where
 * nothing is kept
 */
export function useWithKept<Q extends OpenQuery<unknown>>(
  query: Q,
): Q & { kept?: KeptAnswer<NonNullable<Q['currentData']>> | undefined } {
  const kept = useStore(keptAnswers)?.(query);
  return (kept === null ? { ...query, error: undefined } : { ...query, kept }) as ReturnType<
    typeof useWithKept<Q>
  >;
}
