import type { Store } from '@reduxjs/toolkit';
import { useSyncExternalStore } from 'react';
import { useStore } from 'react-redux';
import { reloadAfterDecisions } from '@/api/join-requests';
import type { ApiDispatch } from '@/api/look-up-request';
import type { DecisionRecord } from '@/domain/review/decision-record';
import type { Mark } from '@/domain/review/mark';
import type { NoteTemplate } from '@/domain/review/note-template';
import { selectAuth, useAuth } from '@/identity/session-selectors';
import { noteDraft } from '@/lib/draft-note';
import { waitingPrefix } from '@/lib/waiting-work';
import { showToast } from '@/ui/toasts/toast-store';
import { createDecisionRunner, type DecisionRunner } from './decision-runner';
import { keptCollection, type KeptCollection } from './kept-collection';
import { areNoteTemplates, isBoolean, isDecisionRecord, isKeptDecision, isMark } from './kept-shapes';
import { leftUnsent } from './messages';
import { sendDecision } from './send-decision';
import { createTabOwner } from './tab-owner';

type State = Parameters<typeof selectAuth>[0];

/** Everything that one reviewer has on this device, and the decisions that wait. */
export interface ReviewRoom {
  /** Auth uid. */
  person: string;
  runner: DecisionRunner;
  /** All in one, because their order counts. */
  templates: KeptCollection<NoteTemplate[]>;
  /** By `Application.personKey`. */
  marks(boardId: string): KeptCollection<Mark>;
  /** By request. */
  history(boardId: string): KeptCollection<DecisionRecord>;
  settings(boardId: string): KeptCollection<boolean>;
  /** After a backup was restored. */
  reload(): void;
  dispose(): void;
}

/** One of a kind per name, made when it is first asked for. */
function collections<T>(make: (name: string) => KeptCollection<T>) {
  const made = new Map<string, KeptCollection<T>>();
  const get = (name: string) => {
    const collection = made.get(name) ?? make(name);
    made.set(name, collection);
    return collection;
  };
  return {
    get,
    reload: () => made.forEach((collection) => collection.reload()),
    dispose: () => made.forEach((collection) => collection.dispose()),
  };
}

function createRoom(store: Store<State>, person: string): ReviewRoom {
  const dispatch = store.dispatch as ApiDispatch;
  const prefix = (kind: string) => `review:${person}:${kind}:`;
  const templates = keptCollection(prefix('templates'), areNoteTemplates);
  const histories = collections((boardId) =>
    keptCollection(prefix(`history:${encodeURIComponent(boardId)}`), isDecisionRecord),
  );
  const marks = collections((boardId) =>
    keptCollection(prefix(`mark:${encodeURIComponent(boardId)}`), isMark),
  );
  const settings = collections((boardId) =>
    keptCollection(prefix(`setting:${encodeURIComponent(boardId)}`), isBoolean),
  );
  const runner = createDecisionRunner({
    box: keptCollection(waitingPrefix(person), isKeptDecision),
    owner: createTabOwner(person),
    send: (decision, mayHaveArrived) => sendDecision(dispatch, decision, mayHaveArrived),
    onSent(decision) {
      const { requestId, personKey, personName, outcome, note, answers, boardId } = decision;
      noteDraft(person, requestId).clear();
      const { displayName, email } = selectAuth(store.getState());
      const record: DecisionRecord = {
        requestId,
        personKey,
        personName,
        outcome,
        note,
        answers,
        decidedAt: new Date().toISOString(),
        decidedBy: displayName ?? email ?? '',
      };
      histories.get(boardId).put([[requestId, record]]);
    },
    onReturned: ({ requestId, note }) => {
      if (note !== '') noteDraft(person, requestId).write(note);
    },
    onIdle: (boardIds) => boardIds.forEach((boardId) => dispatch(reloadAfterDecisions(boardId))),
  });
  return {
    person,
    runner,
    templates,
    marks: marks.get,
    history: histories.get,
    settings: settings.get,
    reload() {
      [templates, marks, histories].forEach((part) => part.reload());
    },
    dispose() {
      runner.dispose();
      templates.dispose();
      histories.dispose();
      marks.dispose();
      settings.dispose();
    },
  };
}

const rooms = new WeakMap<object, ReviewRoom>();

/**
 * The room of who is signed in; it belongs to the store, not to a page, so that moving about keeps it. When the person
 * changes the room closes: what waits stays on the device and is found when they are back, never sent in another's name.
 */
function roomOf(store: Store<State>, person: string): ReviewRoom {
  const open = rooms.get(store);
  if (open?.person === person) return open;
  open?.dispose();
  const room = createRoom(store, person);
  rooms.set(store, room);
  const stop = store.subscribe(() => {
    if (selectAuth(store.getState()).uid === person) return;
    stop();
    if (rooms.get(store) === room) rooms.delete(store);
    const unsent = room.runner.getSnapshot().queue.entries.filter(({ problem }) => problem?.kind !== 'taken');
    room.dispose();
    if (unsent.length > 0) showToast(leftUnsent(unsent.length));
  });
  return room;
}

/** The signed-in reviewer's room; below a guard that lets only signed-in people through. */
export function useReviewRoom(): ReviewRoom {
  const store = useStore<State>();
  const { uid } = useAuth();
  return roomOf(store, uid ?? '');
}

export function useKept<T>(collection: KeptCollection<T>): ReadonlyMap<string, T> {
  return useSyncExternalStore(collection.subscribe, collection.all);
}

export function useRunnerState(runner: DecisionRunner) {
  return useSyncExternalStore(runner.subscribe, runner.getSnapshot);
}
