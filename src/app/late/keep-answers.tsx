import { QueryStatus } from '@reduxjs/toolkit/query';
import { createElement } from 'react';
import { baseApi } from '@/api/base-api';
import { isAnswerLost, isForbidden, isNotFound } from '@/api/errors';
import { keptAnswers, type OpenQuery } from '@/api/kept-answers';
import { keptCalls } from '@/api/kept-calls';
import { profileApi } from '@/api/profile';
import { untilIdle } from '@/lib/loading/until-idle';
import { openAnswers, type AnswerKey, type StoredAnswer } from '@/lib/stored/answers-database';
import type { AppStore, RootState } from '../store';
import { AsOf, KeptMark } from './as-of';
import { showLate } from './late-parts-store';

/** Longer lists are not kept: writing them would stop the page for longer than a key press may take. */
const ENTRIES_MAX = 1000;

/** An answer that is late by this much is worth reading what was kept. */
const LATE_MS = 300;

const selectMyProfile = profileApi.endpoints.getMyProfile.select();

type Query = NonNullable<RootState['api']['queries'][string]>;

const argumentOf = (argument: unknown) => JSON.stringify(argument ?? null);

/** Of a board its members count. */
function isTooLong(data: unknown): boolean {
  const list = Array.isArray(data) ? data : (data as { members?: unknown[] } | null)?.members;
  return (list?.length ?? 0) > ENTRIES_MAX;
}

interface Read {
  at: number;
  data: unknown;
}

const running = new WeakSet<AppStore>();

/**
 * Keeps the answers of `keptCalls` on this device, for the person who is signed in and nobody else, and offers them to
 * the screens (`useKeptAnswer`) while the server's answer is late or cannot be had. Called again
 * for the same store it does nothing.
 * @param isStarting what has not been answered by now is late
 */
export function keepAnswers(store: AppStore, isStarting = false): void {
  if (running.has(store)) return;
  running.add(store);
  const database = openAnswers();
  const account = () => store.getState().auth.uid;
  let owner = account();
  /** What was read, by call and argument; null where there is nothing, or while it is being read. */
  let read: ReadonlyMap<string, Read | null> = new Map();
  /** What each query had when it was last looked at: only changes are written. */
  let written = new Map<string, Pick<Query, 'data' | 'fulfilledTimeStamp' | 'error'>>();
  const changes = new Map<string, [AnswerKey, StoredAnswer | null]>();
  let startedBefore = isStarting ? Date.now() : 0;

  const keyOf = (uid: string, { endpointName = '', originalArgs }: OpenQuery<unknown> | Query): AnswerKey => [
    uid,
    endpointName,
    argumentOf(originalArgs),
  ];
  const idOf = ([, call, argument]: AnswerKey) => `${call} ${argument}`;

  function isKept({ endpointName = '', originalArgs }: OpenQuery<unknown> | Query): boolean {
    const call = keptCalls[endpointName];
    if (call === undefined || owner === null) return false;
    const state = store.getState();
    const viewerId = state.auth._id ?? selectMyProfile(state).data?.id ?? null;
    return call.isMeant?.(originalArgs, viewerId) ?? true;
  }

  function offer(): void {
    keptAnswers.set((query) => {
      if (owner === null || query.currentData !== undefined) return undefined;
      if (query.error !== undefined && !isAnswerLost(query.error)) return undefined;
      const found = query.endpointName === undefined ? null : read.get(idOf(keyOf(owner, query)));
      return found ? { data: found.data, mark: <KeptMark at={found.at} query={query} /> } : undefined;
    });
  }

  async function readLate(key: AnswerKey): Promise<void> {
    const id = idOf(key);
    read = new Map(read).set(id, null);
    try {
      const stored = await database.read(key);
      if (stored === undefined || key[0] !== owner) return;
      read = new Map(read).set(id, {
        at: stored.at,
        data: keptCalls[key[1]]?.read(JSON.parse(stored.text)),
      });
      offer();
    } catch {
      // There is nothing that could be shown.
    }
  }

  function readIfLate(query: Query): void {
    const { startedTimeStamp = 0, status } = query;
    const isWaiting = query.status === QueryStatus.pending || isAnswerLost(query.error);
    if (owner === null || query.data !== undefined || !isWaiting) return;
    const key = keyOf(owner, query);
    if (read.has(idOf(key))) return;
    const isDue = status !== QueryStatus.pending || startedTimeStamp <= startedBefore;
    const waitMs = isDue ? 0 : startedTimeStamp + LATE_MS - Date.now();
    if (waitMs <= 0) void readLate(key);
    else timer ??= setTimeout(lookAgain, waitMs);
  }

  function noteChange(cacheKey: string, query: Query): void {
    const { data, fulfilledTimeStamp, error } = query;
    const before = written.get(cacheKey);
    if (owner === null || query.status === QueryStatus.pending || query.status === QueryStatus.uninitialized)
      return;
    const isSame = before?.fulfilledTimeStamp === fulfilledTimeStamp && before?.data === data;
    if (isSame && before?.error === error) return;
    written.set(cacheKey, { data, fulfilledTimeStamp, error });
    if (!isKept(query)) return;
    const key = keyOf(owner, query);
    const isGone = data === null || isNotFound(error) || isForbidden(error);
    if (isGone || isTooLong(data)) changes.set(idOf(key), [key, null]);
    else if (error === undefined && data !== undefined) {
      // As text only when it is written.
      changes.set(idOf(key), [key, { at: fulfilledTimeStamp ?? Date.now(), text: '' }]);
    } else return;
    if (isGone) forget(idOf(key));
    if (changes.size === 1) void untilIdle().then(write);
  }

  /** What was read is out of date, or gone. */
  function forget(id: string): void {
    if (!read.has(id)) return;
    read = new Map(read).set(id, null);
    offer();
  }

  async function write(): Promise<void> {
    const uid = owner;
    const { queries } = store.getState()[baseApi.reducerPath];
    const due = [...changes.values()].flatMap<[AnswerKey, StoredAnswer | null]>(([key, answer]) => {
      if (answer === null) return [[key, null]];
      const query = Object.values(queries).find((one) => one && idOf(keyOf(key[0], one)) === idOf(key));
      return query?.data === undefined ? [] : [[key, { ...answer, text: JSON.stringify(query.data) }]];
    });
    changes.clear();
    try {
      await database.write(() => (uid !== null && uid === account() ? due : []));
    } catch {
      // Full, or blocked: nothing is kept then.
    }
  }

  let timer: ReturnType<typeof setTimeout> | undefined;
  function lookAgain(): void {
    timer = undefined;
    look();
  }

  function look(): void {
    follow();
    for (const [cacheKey, query] of Object.entries(store.getState()[baseApi.reducerPath].queries)) {
      if (query === undefined || keptCalls[query.endpointName ?? ''] === undefined) continue;
      noteChange(cacheKey, query);
      readIfLate(query);
    }
  }

  /** Nobody sees what was kept for somebody else, and it does not outlast the person's sign-out. */
  function follow(): void {
    const uid = account();
    if (uid === owner) return;
    owner = uid;
    startedBefore = 0;
    read = new Map();
    written = new Map();
    changes.clear();
    offer();
    void database.clear().catch(() => undefined);
  }

  store.subscribe(look);
  if (owner !== null) void database.keepOnly(owner).catch(() => undefined);
  offer();
  look();
  showLate({ asOf: createElement(AsOf) });
}
