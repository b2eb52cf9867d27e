import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isPending } from '@/domain/join-request';
import type { Application } from '@/domain/review/application';
import { canBeDecided } from '@/domain/review/application-status';
import { outcomeOf } from '@/domain/review/assessment';
import { fillNote, noteValues } from '@/domain/review/note-template';
import { writtenNotes } from '@/domain/review/notes';
import type { Outcome } from '@/domain/review/outcome';
import {
  countEntries,
  entriesToSend,
  sendingWarning,
  type SendingEntry,
  type SendingWarning,
} from '@/domain/review/sending-list';
import { currentPath } from '@/lib/addresses/current-path';
import { textDraft } from '@/lib/drafts/note-draft';
import { parsedJson, tabStorage } from '@/lib/stored/safe-storage';
import { useOfDesk } from '../reading/use-desk';
import { useBoardSettings } from '../state/use-settings';
import type { CreatorsParts } from '../state/creators-requests';
import { useReviewRoom } from '../state/review-room';
import { sendPath } from './use-runs';

/**
 * For whom the sending screen was opened, and who has been left out since. In the history entry: a reload keeps the
 * choice, so that nobody who was left out is in the list again. A sign-in leads back without that entry, so the tab
 * keeps that of each board as well, until the screen is left; where there is neither, it is for everybody.
 */
interface SendingChoice {
  /** Only these requests; everybody with a verdict if it is left out. */
  only?: readonly string[];
  leftOut?: readonly string[];
}

interface ListedEntry {
  requestId: string;
  application: Application;
  outcome: Outcome;
  isRemoved: boolean;
  /** The reviewer's own words for this person; null for the default note. */
  own: string | null;
  /** Typed and not saved; null for nothing. */
  draft: string | null;
}

export interface ShownEntry extends Omit<SendingEntry, 'draft'>, ListedEntry {
  warning: SendingWarning | null;
}

/**
 * Everybody who is about to get a decision, as it was when the list was opened: nobody joins it later, and only the
 * reviewer changes the notes. What has changed elsewhere meanwhile becomes a warning.
 */
export function useSendingList({ board, desk }: CreatorsParts) {
  const { uid } = useReviewRoom();
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const keptAs = `sendingChoice:${uid}:${board.id}`;
  const [choice, setChoice] = useState(
    () => (state ?? parsedJson(tabStorage.get(keptAs)) ?? {}) as SendingChoice,
  );
  useEffect(() => void tabStorage.set(keptAs, JSON.stringify(choice)), [keptAs, choice]);
  // Where it is not, after a sign-in, Back must not list everybody again who was left out.
  const isInEntry = state !== null;
  useEffect(
    () => () => {
      // Where a session ends, the path changes only after the screen is gone.
      const isLeft = currentPath().pathname !== sendPath(board.id);
      if (isLeft && isInEntry) tabStorage.remove(keptAs);
    },
    [board.id, isInEntry, keptAs],
  );
  const { only } = choice;
  const { statusOf, assessmentOf } = desk;
  const { defaultNotes: kept, setDefaultNote } = useBoardSettings(board.id);
  // What is sent or judged meanwhile, here or in another tab, changes the warnings.
  useOfDesk(desk, desk.work);

  const [defaults, setDefaults] = useState(kept);
  const wanted = only && new Set(only);
  const fillFor = (application: Application) => (text: string) =>
    fillNote(text, noteValues(application, board.name));
  const noteOf = ({ application, outcome, own }: Pick<ListedEntry, 'application' | 'outcome' | 'own'>) =>
    fillFor(application)(own ?? defaults[outcome]).trim();
  /** Everybody who could be sent their decision now. @param known who is listed already, and is not again */
  function listed(leftOut: readonly string[], known: readonly ListedEntry[] = []): ListedEntry[] {
    const removed = new Set(leftOut);
    const knownIds = new Set(known.map(({ requestId }) => requestId));
    return desk.requests().flatMap((request): ListedEntry[] => {
      const { id } = request;
      const application = desk.applications().get(id);
      const { verdict, notes } = assessmentOf(id);
      const outcome = outcomeOf(verdict);
      if (application === undefined || outcome === null || !isPending(request)) return [];
      if (knownIds.has(id)) return [];
      if (wanted?.has(id) === false || !canBeDecided(statusOf(id))) return [];
      const entry = { requestId: id, application, outcome, own: notes[outcome] };
      return [{ ...entry, isRemoved: removed.has(id), draft: draftOf(entry, noteOf(entry)).read() }];
    });
  }
  // What was meant for an acceptance never turns up in a rejection.
  const draftOf = ({ requestId, outcome }: Pick<ListedEntry, 'requestId' | 'outcome'>, note: string) =>
    textDraft(uid, `sending:${outcome}:${requestId}`, note);
  const [entries, setEntries] = useState<readonly ListedEntry[]>(() => listed(choice.leftOut ?? []));
  /** Who comes first, having had a warning when that was last settled; null to settle it now. */
  const [first, setFirst] = useState<ReadonlySet<string> | null>(null);

  const all = entries.map((listedEntry): ShownEntry => {
    const { requestId } = listedEntry;
    const { verdict, notes } = assessmentOf(requestId);
    const note = noteOf(listedEntry);
    const isRewritten = note !== noteOf({ ...listedEntry, own: notes[listedEntry.outcome] });
    const entry = { ...listedEntry, note, isRewritten };
    return { ...entry, warning: sendingWarning(entry, statusOf(requestId), verdict) };
  });
  const warned = all.filter(({ warning }) => warning !== null);
  // A later warning stays in its row: nothing moves under a finger.
  const leading = first ?? new Set(warned.map(({ requestId }) => requestId));
  if (first === null) setFirst(leading);
  const place = ({ isRemoved, requestId }: ShownEntry) => (isRemoved ? 2 : leading.has(requestId) ? 0 : 1);
  const shown = all.toSorted((a, b) => place(a) - place(b));
  const ready = entriesToSend(shown, ({ warning }) => warning);
  const left = ready.length > 0 ? [] : listed([], entries);

  function change(ids: readonly string[], changes: Partial<ListedEntry>) {
    const changed = new Set(ids);
    const next = entries.map((entry) => (changed.has(entry.requestId) ? { ...entry, ...changes } : entry));
    setEntries(next);
    return next;
  }

  return {
    /** Whether it is for some alone, who were chosen at the desk. */
    isOfChosen: only !== undefined,
    /** First those with warnings, last those that are left out. */
    entries: shown,
    ready,
    count: countEntries(ready),
    /** Not removed, and not to be sent as they are. */
    warned: warned.filter(({ isRemoved }) => !isRemoved),
    defaults,
    fillFor,
    setDefault(outcome: Outcome, note: string) {
      setDefaults({ ...defaults, [outcome]: note });
      setFirst(null);
      setDefaultNote(outcome, note);
    },
    remove(removed: readonly ShownEntry[], isRemoved: boolean) {
      const ids = removed.map(({ requestId }) => requestId);
      const left = change(ids, { isRemoved }).filter((entry) => entry.isRemoved);
      const next = { ...choice, leftOut: left.map(({ requestId }) => requestId) };
      setChoice(next);
      void navigate({ pathname, search }, { replace: true, state: next });
    },
    /** @param note null for the default note */
    write({ requestId, outcome }: ShownEntry, note: string | null) {
      change([requestId], { own: note });
      const { notes } = assessmentOf(requestId);
      desk.change(requestId, { notes: writtenNotes(notes, outcome, note) });
    },
    /** Takes the note that the desk has by now. */
    update({ requestId, outcome }: ShownEntry) {
      change([requestId], { own: assessmentOf(requestId).notes[outcome] });
    },
    /** What is typed instead of this note, kept on the device with each change. */
    openDraft: (entry: ShownEntry) => draftOf(entry, entry.note),
    /** The editing has ended, saved or not. @param draft what was typed and not saved; null for nothing */
    leaveDraft: ({ requestId }: ShownEntry, draft: string | null) =>
      setEntries((before) => before.map((one) => (one.requestId === requestId ? { ...one, draft } : one))),
    /** How many could be sent, but are not in the list, of which nothing can be: they were refused, or came later. */
    left: left.length,
    /** Opens the list once more, for those too. */
    reopen() {
      setEntries([...entries, ...left]);
      setFirst(null);
    },
    /** Those that are being sent are no longer in the list. */
    drop(sent: readonly ShownEntry[]) {
      const dropped = new Set(sent.map(({ requestId }) => requestId));
      setEntries((before) => before.filter(({ requestId }) => !dropped.has(requestId)));
    },
  };
}

export type SendingList = ReturnType<typeof useSendingList>;
