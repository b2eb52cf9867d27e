import { useSyncExternalStore } from 'react';
import type { Store } from '@reduxjs/toolkit';
import { useStore } from 'react-redux';
import { isUnderway } from '@/domain/review/delivery';
import type { NoteTemplate } from '@/domain/review/note-template';
import { selectAuth, useAuth } from '@/identity/session-selectors';
import { showToast } from '@/ui/toasts/toast-store';
import { INTERRUPTED_BY_SIGN_OUT } from '../messages';
import { adoptOlderWork, type OlderWork } from './adopt-older-work';
import { runLock, senderLock, tabChannel } from './browser-ports';
import { indexedDbStorage } from './indexed-db-storage';
import { createTurns, type Turns } from './in-turn';
import { localJournal } from './local-journal';
import { keptCollection, type KeptCollection } from './kept-collection';
import { areNoteTemplates, isSetting } from './kept-shapes';
import { reviewBackend } from './review-backend';
import type { ReviewArchive, ReviewStorage } from './review-ports';
import type { ReviewState } from './review-state';
import { createReviewStore, type ReviewRoomStore } from './review-store';
import { newId } from './new-id';
import { markUnfinishedWork } from './mark-unfinished-work';

type AppState = Parameters<typeof selectAuth>[0];

/** Everything that one reviewer has on this device. */
export interface ReviewRoom extends Pick<ReviewRoomStore, 'store' | 'outbox' | 'decide' | 'refresh'> {
  /** Auth uid. */
  uid: string;
  /** The reviewer's name, for the history. */
  reviewer: () => string;
  storage: Omit<ReviewStorage, 'removeDeliveries'> & ReviewArchive;
  /** In one queue, because their order matters. */
  templates: KeptCollection<NoteTemplate[]>;
  settings(boardId: string): KeptCollection<boolean | string>;
  /** Resolves once everything that is kept of a board is in the store. */
  openBoard(boardId: string): Promise<void>;
  /** The latest list of a board that is open has come: its unsent verdicts are counted by it. */
  seeList: ReturnType<typeof markUnfinishedWork>['seeList'];
  /** What earlier versions of the app have kept of a board, by applicant. */
  olderAssessments: OlderWork['assessmentsOf'];
  /** After a backup was restored. */
  reload(): Promise<void>;
  dispose(): void;
}

const wait = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/** By uid. */
const assessmentTurns = new Map<string, Turns>();

function turnsOf(uid: string): Turns {
  const turns = assessmentTurns.get(uid) ?? createTurns();
  assessmentTurns.set(uid, turns);
  return turns;
}

function createRoom(appStore: Store<AppState>, uid: string): ReviewRoom {
  const channel = tabChannel(uid);
  const storage = indexedDbStorage(uid);
  const review = createReviewStore({
    storage,
    journal: localJournal(uid, newId()),
    assessmentTurns: turnsOf(uid),
    channel,
    lock: senderLock(uid),
    runLock: (id) => runLock(uid, id),
    backend: reviewBackend(appStore, uid),
    isOnline: () => navigator.onLine,
    wait,
  });
  const { store, outbox, decide, refresh } = review;
  const older = adoptOlderWork(uid, storage);
  const loaded = older.isAdopted.then(() => outbox.readAgain());
  const templates = keptCollection(`review:${uid}:templates:`, areNoteTemplates);
  const settings = new Map<string, KeptCollection<boolean | string>>();
  const boards = new Map<string, Promise<void>>();
  const marks = markUnfinishedWork(store, uid);

  return {
    store,
    outbox,
    decide,
    refresh,
    uid,
    reviewer() {
      const { displayName, email } = selectAuth(appStore.getState());
      return displayName ?? email ?? '';
    },
    storage,
    templates,
    settings(boardId) {
      const known =
        settings.get(boardId) ??
        keptCollection(`review:${uid}:setting:${encodeURIComponent(boardId)}:`, isSetting);
      settings.set(boardId, known);
      return known;
    },
    openBoard(boardId) {
      const opened = boards.get(boardId) ?? loaded.then(() => review.openBoard(boardId));
      boards.set(boardId, opened);
      return opened;
    },
    seeList: marks.seeList,
    olderAssessments: older.assessmentsOf,
    async reload() {
      await adoptOlderWork(uid, storage).isAdopted;
      templates.reload();
      settings.forEach((collection) => collection.reload());
      await refresh();
    },
    dispose() {
      marks.stop();
      review.dispose();
      channel.close();
      templates.dispose();
      settings.forEach((collection) => collection.dispose());
    },
  };
}

const rooms = new WeakMap<object, ReviewRoom>();

/**
 * The room of the signed-in account. It belongs to the store, not to a page, so that navigating keeps it. When the
 * account changes it closes: what is unfinished stays on the device for them, and is never sent in another's name.
 */
function roomOf(appStore: Store<AppState>, uid: string): ReviewRoom {
  const open = rooms.get(appStore);
  if (open?.uid === uid) return open;
  open?.dispose();
  const room = createRoom(appStore, uid);
  rooms.set(appStore, room);
  const stop = appStore.subscribe(() => {
    if (selectAuth(appStore.getState()).uid === uid) return;
    stop();
    if (rooms.get(appStore) === room) rooms.delete(appStore);
    const unsent = Object.values(room.store.getState().outbox.deliveries).filter(isUnderway);
    room.dispose();
    if (unsent.length > 0) showToast(INTERRUPTED_BY_SIGN_OUT);
  });
  return room;
}

/** The signed-in reviewer's room; below a guard that lets only signed-in people through. */
export function useReviewRoom(): ReviewRoom {
  const store = useStore<AppState>();
  const { uid } = useAuth();
  return roomOf(store, uid ?? '');
}

export function useKept<T>(collection: KeptCollection<T>): ReadonlyMap<string, T> {
  return useSyncExternalStore(collection.subscribe, collection.all);
}

/** A part of the review state, live. @param select must be pure, and return equal values as the same object */
export function useReviewState<T>(
  { store }: Pick<ReviewRoom, 'store'>,
  select: (state: ReviewState) => T,
): T {
  return useSyncExternalStore(store.subscribe, () => select(store.getState()));
}
