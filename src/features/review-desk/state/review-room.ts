import type { Store } from '@reduxjs/toolkit';
import { useEffect, useSyncExternalStore } from 'react';
import { useStore } from 'react-redux';
import type { OpenQuery } from '@/api/kept-answers';
import type { JoinRequest } from '@/domain/join-request';
import { isUnderway } from '@/domain/review/delivery';
import { selectAuth, useAuth } from '@/identity/session-selectors';
import { showToast } from '@/ui/toasts/toast-store';
import { INTERRUPTED_BY_SIGN_OUT } from '../messages';
import { runLock, senderLock, tabChannel, untilRetry, wait } from './browser-ports';
import { localChangeLog } from './change-log';
import { createDesk, type Desk } from './desk';
import type { DeskBoard } from './desk-facts';
import { indexedDbStorage } from './indexed-db-storage';
import { keptCollection, type KeptCollection } from './kept-collection';
import { areNoteTemplates, isSetting, keptKeys } from './kept-shapes';
import { markUnfinishedWork } from './mark-unfinished-work';
import { reviewBackend } from './review-backend';
import type { ReviewState } from './review-state';
import { createReviewStore } from './review-store';
import { sayWhetherKept } from './say-whether-kept';

type AppState = Parameters<typeof selectAuth>[0];

/** Browsers run it after the frame that answers a key or a click. */
const nextTask = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve);
  });

/** Everything that one reviewer has on this device. @param uid auth uid */
function createRoom(appStore: Store<AppState>, uid: string) {
  const channel = tabChannel(uid);
  const review = createReviewStore({
    storage: indexedDbStorage(uid),
    log: localChangeLog(uid),
    nextTask,
    untilRetry,
    channel,
    lock: senderLock(uid),
    runLock: (id) => runLock(uid, id),
    backend: reviewBackend(appStore, uid),
    isOnline: () => navigator.onLine,
    wait,
  });
  const { store, outbox } = review;
  const loaded = outbox.readAgain();
  const keys = keptKeys(uid);
  const templates = keptCollection(keys.templates, areNoteTemplates);
  const collections = new Map<string, KeptCollection<boolean | string>>();
  const desks = new Map<string, Desk>();
  const seen = new Map<string, Desk>();
  const marks = markUnfinishedWork(store, seen, uid);
  const stopTelling = store.subscribe(() => sayWhetherKept(store, !store.get().outbox.isMemoryOnly));

  function settings(boardId: string) {
    const known = collections.get(boardId) ?? keptCollection(keys.settingsOf(boardId), isSetting);
    collections.set(boardId, known);
    return known;
  }
  function desk(boardId: string): Desk {
    const known = desks.get(boardId) ?? createDesk({ ...review, settings }, boardId);
    desks.set(boardId, known);
    return known;
  }

  return {
    ...review,
    uid,
    /** The reviewer's name, for the history. */
    reviewer(): string {
      const { displayName, email } = selectAuth(appStore.getState());
      return displayName ?? email ?? '';
    },
    /** In one queue, because their order matters. */
    templates,
    settings,
    desk,
    /** Resolves once everything that is kept of a board is in the store. */
    async openBoard(boardId: string): Promise<void> {
      await loaded;
      if (store.get().assessments[boardId] === undefined) await review.openBoard(boardId);
    },
    /** The latest list of a board that is open has come: its unsent verdicts are counted by it. */
    seeList(board: DeskBoard, requests: readonly JoinRequest[]): void {
      const its = desk(board.id);
      its.seeList(board, requests);
      seen.set(board.id, its);
      marks.countUnsent();
    },
    dispose(): void {
      marks.stop();
      stopTelling();
      review.dispose();
      channel.close();
      templates.dispose();
      collections.forEach((collection) => collection.dispose());
    },
  };
}

export type ReviewRoom = ReturnType<typeof createRoom>;

const rooms = new WeakMap<object, ReviewRoom>();

/** Ends the room of this store, if one is open; what is being sent at this moment is still recorded. */
export function closeRoom(appStore: object): void {
  rooms.get(appStore)?.dispose();
  rooms.delete(appStore);
}

/**
 * The room of the signed-in account. It belongs to the store, not to a page, so that navigating keeps it. When the
 * account changes it closes: what is unfinished stays on the device for them, and is never sent in another's name.
 */
function roomOf(appStore: Store<AppState>, uid: string): ReviewRoom {
  const open = rooms.get(appStore);
  if (open?.uid === uid) return open;
  closeRoom(appStore);
  const room = createRoom(appStore, uid);
  rooms.set(appStore, room);
  const stop = appStore.subscribe(() => {
    if (selectAuth(appStore.getState()).uid === uid) return;
    stop();
    const isAnyUnsent = Object.values(room.store.get().outbox.deliveries).some(isUnderway);
    if (rooms.get(appStore) === room) closeRoom(appStore);
    if (isAnyUnsent) showToast(INTERRUPTED_BY_SIGN_OUT);
  });
  return room;
}

/** The signed-in reviewer's room; below a guard that lets only signed-in people through. */
export function useReviewRoom(): ReviewRoom {
  const store = useStore<AppState>();
  const { uid } = useAuth();
  return roomOf(store, uid ?? '');
}

/** A part of the review state, live. @param select must be pure, and return equal values as the same object */
export function useReviewState<T>(select: (state: ReviewState) => T): T {
  const { store } = useReviewRoom();
  return useSyncExternalStore(store.subscribe, () => select(store.get()));
}

/** Whether everything that the device has stored for the board is in the store. */
export function useOpenBoard(boardId: string): boolean {
  const room = useReviewRoom();
  useEffect(() => void room.openBoard(boardId), [room, boardId]);
  return useReviewState(({ outbox, assessments }) => outbox.isLoaded && assessments[boardId] !== undefined);
}

type LoadedList = OpenQuery<readonly JoinRequest[]> & { startedTimeStamp?: number | undefined };

/** Compares what was decided here with each of a board's lists. @returns as `useOpenBoard` */
export function useLearning(boardId: string, list: LoadedList): boolean {
  const { outbox } = useReviewRoom();
  const isOpen = useOpenBoard(boardId);
  const { currentData, error, isFetching, startedTimeStamp } = list;
  // While it is loaded again, and where that has failed, the list on screen is of an earlier load.
  const loadBegan = isFetching || error !== undefined ? null : (startedTimeStamp ?? null);
  useEffect(() => {
    if (isOpen && currentData !== undefined) void outbox.learnFrom(boardId, currentData, loadBegan);
  }, [outbox, boardId, isOpen, currentData, loadBegan]);
  return isOpen;
}
