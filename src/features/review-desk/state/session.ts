import type { Store } from '@reduxjs/toolkit';
import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { useStore as useAppStore } from 'react-redux';
import { useListBoardJoinRequestsQuery } from '@/api/join-requests';
import type { Board } from '@/domain/board';
import type { JoinRequest } from '@/domain/join-request';
import { selectAuth, useAuth } from '@/identity/use-session';
import { createStore, useStore } from '@/lib/stores/create-store';
import { showToast } from '@/ui/toasts/toast-store';
import { INTERRUPTED_BY_SIGN_OUT } from '../messages';
import { reviewBackend } from './backend';
import { deskDatabase, type StorageState } from './database';
import { createDesk, type Desk } from './desk';
import type { DeskBoard } from './desk-selectors';
import { createJournal } from './journal';
import { createMarks } from './marks';
import { createSender, type Run } from './send';
import { storedTemplates } from './stored-settings';
import { openTabs, watchOtherTabs } from './tabs';
import { publishUnsent } from './unsent';

type AppState = Parameters<typeof selectAuth>[0];

/** Sleeps at most a second, because timers pause while a computer sleeps. The caller compares the time afterwards. */
const sleepUntil = (time: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, Math.min(1000, Math.max(0, time - Date.now())));
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });

const requestPersistence = () => void navigator.storage?.persist?.().catch(() => false);

/** A reviewer's marks, journal, sender and settings on this device. @param uid auth uid */
function createDeskSession(appStore: Store<AppState>, uid: string) {
  const now = Date.now;
  const tabs = openTabs(uid);
  const database = deskDatabase(uid);
  const backend = reviewBackend(appStore, uid);
  const marks = createMarks({ database, tabs, now, requestPersistence });
  const journal = createJournal({ database, tabs, now });
  const sender = createSender({ marks, journal, database, tabs, backend, now, sleepUntil });
  const otherTabs = watchOtherTabs(tabs);
  const unsent = publishUnsent({ uid, marks, journal, sender });
  const openBoards = createStore<ReadonlySet<string>>(new Set());
  const desks = new Map<string, Desk>();
  const templates = storedTemplates(uid);
  const ports = { uid, marks, journal, sender, otherTabSending: otherTabs };

  function desk(boardId: string): Desk {
    const known = desks.get(boardId) ?? createDesk(ports, boardId);
    desks.set(boardId, known);
    return known;
  }

  return {
    ...ports,
    storage: database.state,
    openBoards,
    templates,
    desk,
    /** Loads a board's stored marks and journal. */
    async openBoard(boardId: string): Promise<void> {
      if (openBoards.get().has(boardId)) return;
      // If the journal can't be read, the status comes from the list, and nothing can be sent.
      await Promise.all([marks.open(boardId), journal.load(boardId).catch(() => undefined)]);
      openBoards.set(new Set([...openBoards.get(), boardId]));
    },
    /** Applies a new list of an open board. @param loadBegan see `DeskSelectors` */
    applyList(board: DeskBoard, requests: readonly JoinRequest[], loadBegan: number | null): void {
      const boardDesk = desk(board.id);
      boardDesk.applyList(board, requests, loadBegan);
      unsent.applyList(boardDesk);
      if (loadBegan !== null) void sender.settle(board.id);
    },
    /** Reloads stored data that other tabs may have changed, on return to the page. */
    async refresh(): Promise<void> {
      await Promise.all([marks.refresh(), journal.refresh()]);
    },
    dispose(): void {
      if (sender.isBusy()) showToast(INTERRUPTED_BY_SIGN_OUT);
      sender.stop('signedOut');
      [marks, journal, otherTabs, unsent, templates, ...desks.values()].forEach((part) => part.dispose());
      tabs.close();
    },
  };
}

export type DeskSession = ReturnType<typeof createDeskSession>;

const sessions = new WeakMap<object, DeskSession>();

/** Ends the session of this store, if there is one; calls in flight are still recorded. */
export function closeDeskSession(appStore: object): void {
  sessions.get(appStore)?.dispose();
  sessions.delete(appStore);
}

/**
 * The session of the signed-in account. It belongs to the app's store, so that it survives navigation, and ends when the
 * account changes: marks and journal stay on the device, and are never sent in another account's name.
 */
function sessionOf(appStore: Store<AppState>, uid: string): DeskSession {
  const open = sessions.get(appStore);
  if (open?.uid === uid) return open;
  closeDeskSession(appStore);
  const session = createDeskSession(appStore, uid);
  sessions.set(appStore, session);
  const stop = appStore.subscribe(() => {
    if (selectAuth(appStore.getState()).uid === uid) return;
    stop();
    if (sessions.get(appStore) === session) closeDeskSession(appStore);
  });
  return session;
}

/** The signed-in reviewer's session. Only for guarded pages. */
export function useDeskSession(): DeskSession {
  const store = useAppStore<AppState>();
  const { uid } = useAuth();
  return sessionOf(store, uid ?? '');
}

/** Whether the board's stored data has loaded. */
export function useOpenBoard(boardId: string): boolean {
  const session = useDeskSession();
  useEffect(() => void session.openBoard(boardId), [session, boardId]);
  return useStore(session.openBoards).has(boardId);
}

/**
 * Loads a board's list into its desk.
 * @returns the query, and the desk once it has the list and the stored data
 */
export function useListedDesk(
  board: Board,
  options: { pollingInterval?: number; refetchOnMountOrArgChange?: number } = {},
) {
  const session = useDeskSession();
  const isOpen = useOpenBoard(board.id);
  const query = useListBoardJoinRequestsQuery(board.id, options);
  const { currentData, error, isFetching, startedTimeStamp } = query;
  // During a refetch, and after one that failed, the list on screen is of an earlier load.
  const loadBegan = isFetching || error !== undefined ? null : (startedTimeStamp ?? null);
  const requests = isOpen ? currentData : undefined;
  // A layout effect, so that the first paint has the latest list.
  useLayoutEffect(() => {
    if (requests !== undefined) session.applyList(board, requests, loadBegan);
  }, [session, board, requests, loadBegan]);
  const desk = session.desk(board.id);
  const applied = useSyncExternalStore(desk.subscribeList, desk.requests);
  const [readyDesk, setReadyDesk] = useState<Desk | null>(null);
  if (readyDesk !== desk && applied === requests) setReadyDesk(desk);
  return { query, desk: readyDesk === desk ? desk : undefined };
}

export const useRun = (): Run | null => useStore(useDeskSession().sender.run);

export const useStorageState = (): StorageState => useStore(useDeskSession().storage);

export function useBoardSettings(boardId: string) {
  const { settings } = useDeskSession().desk(boardId);
  return { ...useStore(settings), change: settings.change };
}

/** @returns the reviewer's templates, and a setter that returns whether they could be stored */
export function useTemplates() {
  const { templates } = useDeskSession();
  return [useStore(templates), templates.set] as const;
}
