import type { ReactNode } from 'react';
import { createStore, useStore } from '@/lib/stores/create-store';

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

/** Null until the code that reads and writes them has loaded (app/late/keep-answers.tsx). */
export const keptAnswers = createStore<
  ((query: OpenQuery<unknown>) => KeptAnswer<unknown> | undefined) | null
>(null);

/**
 * What this device has kept of a query whose answer is late, or which did not reach the server. It is not in the store's
 * cache, so that only a screen that asks for it ever shows it: what decides or sends goes by the query alone.
 * @returns undefined once there is an answer, and where nothing is kept
 */
export function useKeptAnswer<T>(query: OpenQuery<T>): KeptAnswer<NonNullable<T>> | undefined {
  return useStore(keptAnswers)?.(query) as KeptAnswer<NonNullable<T>> | undefined;
}
