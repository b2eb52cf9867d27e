import { waitFor } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { findLater, keptAnswers } from '@/api/kept-answers';
import { changes } from '@/api/reload';
import { keepAnswers } from '@/app/late/keep-answers';
import { ANSWERS_DATABASE } from '@/lib/stored/answers-name';
import { openAnswers } from '@/lib/stored/answers-database';
import 'fake-indexeddb/auto';
import type { Person } from './people';
import { renderApp } from './render-app';

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
});

// Whatever the app has asked of the database is done.
afterEach(async () => {
  if (globalThis.indexedDB !== undefined) await openAnswers().read(['', '', '']);
});

/** The name of a call, and its argument. */
export type KeptCallOf = [call: string, argument?: unknown];

/** @returns what this device has kept of a call for that person; undefined for nothing */
export const keptOf = (person: Person, [call, argument = null]: KeptCallOf) =>
  openAnswers().read([`uid-${person}`, call, JSON.stringify(argument)]);

export const hasDatabase = async () =>
  (await indexedDB.databases()).some(({ name }) => name === ANSWERS_DATABASE);

type Options = NonNullable<Parameters<typeof renderApp>[1]>;

/** Opens a screen and closes it once the answers to these calls are kept. */
export async function visit(
  path: string,
  as: Person,
  calls: KeptCallOf[],
  options: Options = {},
): Promise<void> {
  const app = renderApp(path, { ...options, as });
  keepAnswers(app.store);
  for (const call of calls) await waitFor(async () => expect(await keptOf(as, call)).toBeDefined());
  app.unmount();
}

/** The next visit. Faults are set up before. */
export function comeBack(path: string, options: Options) {
  // Another page, as `start` begins it.
  keptAnswers.set(findLater);
  changes.length = 0;
  const app = renderApp(path, options);
  keepAnswers(app.store, true);
  return app;
}
