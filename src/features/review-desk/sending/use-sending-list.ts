import { useMemo, useState } from 'react';
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
import { textDraft } from '@/lib/drafts/note-draft';
import { useOfDesk } from '../reading/use-desk';
import { useBoardSettings } from '../state/use-settings';
import type { CreatorsParts } from '../state/creators-requests';
import { useReviewRoom } from '../state/review-room';

function readIds(state: unknown, name: string): readonly string[] | null {
  const ids = state instanceof Object ? (state as Record<string, unknown>)[name] : null;
  return Array.isArray(ids) ? ids.filter((id): id is string => typeof id === 'string') : null;
}

/**
 * For whom the sending screen was opened, and who has been left out since. In the history entry: a reload keeps the
 * choice, so that nobody who was left out is in the list again; a link without it means everybody.
 */
function useSendingChoice() {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const only = readIds(state, 'only');
  return {
    /** Only these requests; null for everybody with a verdict. */
    only,
    leftOut: readIds(state, 'leftOut') ?? [],
    changeLeftOut(leftOut: readonly string[]) {
      const kept = only === null ? { leftOut } : { only, leftOut };
      void navigate({ pathname, search }, { replace: true, state: kept });
    },
  };
}

interface ListedEntry {
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
  /** Open applications of the same person, with this one. */
  together: number;
}

/**
 * Everybody who is about to get a decision, as it was when the list was opened: nobody joins it later, and only the
 * reviewer changes the notes. What has changed elsewhere meanwhile becomes a warning.
 */
export function useSendingList({ board, desk }: CreatorsParts) {
  const { uid } = useReviewRoom();
  const { only, leftOut: leftOutBefore, changeLeftOut } = useSendingChoice();
  const { statusOf, assessmentOf } = desk;
  const { defaultNotes: kept, setDefaultNote } = useBoardSettings(board.id);
  // What is sent or judged meanwhile, here or in another tab, changes the warnings.
  useOfDesk(desk, desk.work);

  const [defaults, setDefaults] = useState(kept);
  const wanted = useMemo(() => (only === null ? null : new Set(only.flatMap(desk.together))), [only, desk]);
  const sendable = () =>
    desk
      .requests()
      .filter(
        (request) =>
          isPending(request) &&
          wanted?.has(request.id) !== false &&
          outcomeOf(assessmentOf(request.id).verdict) !== null &&
          canBeDecided(statusOf(request.id)),
      );
  const fillFor = (application: Application) => (text: string) =>
    fillNote(text, noteValues(application, board.name));
  const noteOf = ({ application, outcome, own }: Pick<ListedEntry, 'application' | 'outcome' | 'own'>) =>
    fillFor(application)(own ?? defaults[outcome]).trim();
  function listed(leftOut: readonly string[]): ListedEntry[] {
    const removed = new Set(leftOut);
    return sendable().flatMap(({ id }): ListedEntry[] => {
      const application = desk.applications().get(id);
      if (application === undefined) return [];
      const { verdict, notes } = assessmentOf(id);
      const outcome = outcomeOf(verdict);
      if (outcome === null) return [];
      const entry = { application, outcome, isRemoved: removed.has(id), own: notes[outcome] };
      return [{ ...entry, draft: draftOf(entry, noteOf(entry)).read() }];
    });
  }
  // What was meant for an acceptance never turns up in a rejection.
  const draftOf = ({ application, outcome }: Pick<ListedEntry, 'application' | 'outcome'>, note: string) =>
    textDraft(uid, `sending:${outcome}:${application.id}`, note);
  const [entries, setEntries] = useState<readonly ListedEntry[]>(() => listed(leftOutBefore));

  const shown = entries.map((listedEntry): ShownEntry => {
    const { id } = listedEntry.application;
    const entry = { ...listedEntry, requestId: id, note: noteOf(listedEntry) };
    const { verdict } = assessmentOf(id);
    const all = desk.together(id);
    const isSplit = all.some((one) => assessmentOf(one).verdict !== verdict);
    const warning = sendingWarning(entry, statusOf(id), verdict, isSplit);
    return { ...entry, warning, together: all.length };
  });
  const ready = entriesToSend(shown, ({ warning }) => warning);

  function change(ids: readonly string[], changes: Partial<ListedEntry>) {
    const changed = new Set(ids);
    const next = entries.map((entry) =>
      changed.has(entry.application.id) ? { ...entry, ...changes } : entry,
    );
    setEntries(next);
    return next;
  }

  return {
    /** Whether it is for some alone, who were chosen at the desk. */
    isOfChosen: only !== null,
    entries: shown,
    ready,
    count: countEntries(ready),
    /** Not removed, and not to be sent as they are. */
    warned: shown.filter(({ isRemoved, warning }) => !isRemoved && warning !== null),
    defaults,
    fillFor,
    setDefault(outcome: Outcome, note: string) {
      setDefaults({ ...defaults, [outcome]: note });
      setDefaultNote(outcome, note);
    },
    remove(ids: readonly string[], isRemoved: boolean) {
      const leftOut = change(ids, { isRemoved }).filter((entry) => entry.isRemoved);
      changeLeftOut(leftOut.map(({ application }) => application.id));
    },
    /** @param note null for the default note */
    write(id: string, outcome: Outcome, note: string | null) {
      change(desk.together(id), { own: note });
      const { notes } = assessmentOf(id);
      desk.change(id, { notes: writtenNotes(notes, outcome, note) });
    },
    /** What is typed instead of this note, kept on the device with each change. */
    openDraft: (entry: ShownEntry) => draftOf(entry, entry.note),
    /** The editing has ended, saved or not. @param draft what was typed and not saved; null for nothing */
    leaveDraft: (entry: ListedEntry, draft: string | null) =>
      setEntries((before) =>
        before.map((one) => (one.application.id === entry.application.id ? { ...one, draft } : one)),
      ),
    /** How many could be sent, but are not in the list because it has been sent: they were refused, or came later. */
    left: entries.length === 0 ? sendable().length : 0,
    /** Opens the list once more, for those. */
    reopen: () => setEntries(listed([])),
    /** Those that are being sent are no longer in the list. */
    drop(ids: readonly string[]) {
      const dropped = new Set(ids);
      setEntries((before) => before.filter(({ application }) => !dropped.has(application.id)));
    },
  };
}

export type SendingList = ReturnType<typeof useSendingList>;
