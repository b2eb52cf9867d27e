import { useMemo, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import type { Application } from '@/domain/review/application';
import { isOpen } from '@/domain/review/decision';
import { aliasFor } from '@/domain/review/hide-names';
import { hasOwnNote, notePatch, outcomeOf } from '@/domain/review/mark';
import { fillNote, hasFirstName, noteValues } from '@/domain/review/note-template';
import type { Outcome } from '@/domain/review/outcome';
import { firstName, isFirstNameGuessed } from '@/domain/review/person-name';
import {
  rowsToSend,
  sendingWarning,
  type SendingRow,
  type SendingWarning,
} from '@/domain/review/sending-list';
import { STATUS_LABELS, statusText } from '@/domain/review/status-text';
import { dayOf } from '@/lib/dates';
import { ACCOUNT_GONE, ALREADY_MEMBER, OPPOSITE_NOTE, problemText } from '../messages';
import type { LoadedDesk } from '../state/creator-guard';
import { useBoardSettings, useRun } from '../state/session';

export interface ShownRow extends SendingRow {
  application: Application;
  /** The displayed name: the applicant's, or an alias. */
  name: string;
  warning: SendingWarning | null;
  /** Why the decision can't be sent, why it failed, or why it would have no effect. */
  problem: string | null;
  /** A hint to check the first name in the note, which may be the family name. */
  nameHint: string | undefined;
}

function warningText(warning: SendingWarning, { status, outcome }: SendingRow): string {
  switch (warning.kind) {
    case 'missing':
    case 'unfilled':
      return problemText(warning);
    case 'oppositeNote':
      return OPPOSITE_NOTE[outcome];
    case 'closed':
      return statusText(status, dayOf);
    case 'verdictChanged':
      return warning.verdict === null
        ? 'The verdict was removed.'
        : `The verdict is ${STATUS_LABELS[warning.verdict]} now.`;
  }
}

/**
 * The verdicts Yes and No of a board, with the text that each applicant will read. The rows are fixed when the screen
 * is opened, so that none is added or moves before the press on Send. Marks, list and default notes are live.
 */
export function useSendingList({ board, desk }: LoadedDesk, areNamesHidden: boolean) {
  const { state } = useLocation();
  /** The applications that were selected at the desk; undefined for all. */
  const { only } = (state ?? {}) as { only?: readonly string[] };
  const { defaultNotes, change } = useBoardSettings(board.id);
  const failures = useRun()?.failures ?? {};
  useSyncExternalStore(desk.subscribe, desk.revision);
  const applications = desk.applications();

  const fillFor = (application: Application) => (text: string) =>
    fillNote(text, noteValues(application, board.name)).trim();

  const members = useMemo(() => new Set(board.members.map(({ id }) => id)), [board.members]);
  const namesakes = useMemo(() => {
    const names = [...applications.values()].map(({ name }) => name).sort();
    return new Set(names.filter((name, index) => name === names[index + 1]));
  }, [applications]);
  const nameOf = ({ name, user }: Application) =>
    namesakes.has(name) && user.username !== '' ? `${name} (@${user.username})` : name;

  function rowOf(requestId: string, outcome: Outcome): ShownRow[] {
    const application = applications.get(requestId);
    if (application === undefined) return [];
    const { user } = application;
    const mark = desk.markOf(requestId);
    const text = mark.note ?? defaultNotes[outcome];
    const note = fillFor(application)(text);
    const row = { requestId, outcome, note, mark, status: desk.statusOf(requestId) };
    const warning = sendingWarning(row);
    const noEffect = user.id === '' ? ACCOUNT_GONE : members.has(user.id) ? ALREADY_MEMBER : null;
    const isGuessed = !areNamesHidden && hasFirstName(text) && isFirstNameGuessed(user.name);
    return [
      {
        ...row,
        application,
        name: areNamesHidden ? aliasFor(requestId) : nameOf(application),
        warning,
        problem: warning
          ? warningText(warning, row)
          : (failures[requestId] ?? (outcome === 'accept' ? noEffect : null)),
        nameHint: isGuessed ? `Check the first name: ${firstName(user.name)}` : undefined,
      },
    ];
  }

  function initialRows(): (readonly [requestId: string, outcome: Outcome])[] {
    const selected = only && new Set(only);
    const rows = desk.requests().flatMap(({ id }) => {
      const outcome = outcomeOf(desk.markOf(id).verdict);
      const status = desk.statusOf(id);
      // The list may show that a decision without a response hasn't arrived.
      const isUndecided = isOpen(status) || status.kind === 'sending' || status.kind === 'checking';
      return isUndecided && selected?.has(id) !== false && outcome !== null ? rowOf(id, outcome) : [];
    });
    const rank = ({ warning, mark }: ShownRow) =>
      mark.isOnHold ? 3 : warning !== null ? 0 : hasOwnNote(mark) ? 1 : 2;
    return rows
      .toSorted((a, b) => rank(a) - rank(b))
      .map(({ requestId, outcome }) => [requestId, outcome] as const);
  }

  const [listedRows, setListedRows] = useState(initialRows);
  const rows = listedRows.flatMap(([requestId, outcome]) => rowOf(requestId, outcome));

  return {
    rows,
    /** The rows that a press on Send sends, as they are on screen. */
    ready: rowsToSend(rows),
    /** The number of rows that need a change before they can be sent. */
    warned: rows.filter(
      ({ warning, mark }) => warning !== null && warning.kind !== 'closed' && !mark.isOnHold,
    ).length,
    defaultNotes,
    setDefaultNote: (outcome: Outcome, note: string) =>
      change({ defaultNotes: { ...defaultNotes, [outcome]: note } }),
    fillFor,
    hold: ({ requestId }: ShownRow, isOnHold: boolean) => desk.change(requestId, { isOnHold }),
    /** @param note null for the default note */
    write: ({ requestId }: ShownRow, note: string | null) =>
      desk.change(requestId, notePatch(desk.markOf(requestId), note)),
    /** Updates the row after its verdict has changed. */
    setOutcome(row: ShownRow, outcome: Outcome) {
      setListedRows(listedRows.map(([id, old]) => [id, id === row.requestId ? outcome : old]));
    },
  };
}

export type SendingList = ReturnType<typeof useSendingList>;
