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
import { useOfDesk } from '../reading/use-desk';
import type { CreatorsParts } from '../state/creators-requests';
import { useBoardSettings } from '../state/settings';

export interface ShownRow extends SendingRow {
  /** The displayed name: the applicant's, or an alias. */
  name: string;
  application: Application;
  warning: SendingWarning | null;
  /** The applicant is already a member, so the server may reject an acceptance. */
  isMember: boolean;
  /** The first name in the note, if it may be the family name. */
  guessedName: string | null;
}

/** The names that several applicants have. */
function namesakes(applications: Iterable<Application>): Set<string> {
  const seen = new Set<string>();
  return new Set([...applications].flatMap(({ name }) => (seen.has(name) ? [name] : (seen.add(name), []))));
}

/**
 * The verdicts Yes and No of a board, with the text that each applicant will read. The rows are fixed when the screen
 * is opened, so that none is added or moves before the press on Send. Marks, list and default notes are live.
 */
export function useSendingList({ board, desk }: CreatorsParts, areNamesHidden: boolean) {
  const { state } = useLocation();
  /** The applications that were selected at the desk; undefined for all. */
  const { only } = (state ?? {}) as { only?: readonly string[] };
  const { defaultNotes, change } = useBoardSettings(board.id);
  useOfDesk(desk, desk.work);
  // Profiles may load later than the list.
  const applications = useSyncExternalStore(desk.subscribeList, desk.applications);

  const fillFor = (application: Application) => (text: string) =>
    fillNote(text, noteValues(application, board.name)).trim();

  const members = useMemo(() => new Set(board.members.map(({ id }) => id)), [board.members]);
  const twice = useMemo(() => namesakes(applications.values()), [applications]);
  const nameOf = ({ name, user }: Application) =>
    twice.has(name) && user.username !== '' ? `${name} (@${user.username})` : name;

  function rowOf(requestId: string, outcome: Outcome): ShownRow[] {
    const application = applications.get(requestId);
    if (application === undefined) return [];
    const mark = desk.markOf(requestId);
    const text = mark.note ?? defaultNotes[outcome];
    const note = fillFor(application)(text);
    const { user } = application;
    const isGuessed = hasFirstName(text) && isFirstNameGuessed(user.name);
    const name = areNamesHidden ? aliasFor(requestId) : nameOf(application);
    const row = { requestId, outcome, note, mark, status: desk.statusOf(requestId), application, name };
    return [
      {
        ...row,
        warning: sendingWarning(row),
        isMember: members.has(user.id),
        guessedName: isGuessed && !areNamesHidden ? firstName(user.name) : null,
      },
    ];
  }

  function listed(): (readonly [requestId: string, outcome: Outcome])[] {
    const wanted = only && new Set(only);
    const rows = desk.requests().flatMap(({ id }) => {
      const outcome = outcomeOf(desk.markOf(id).verdict);
      const status = desk.statusOf(id);
      // The list may show that a decision without a response hasn't arrived.
      const isUndecided = isOpen(status) || status.kind === 'sending' || status.kind === 'checking';
      return isUndecided && wanted?.has(id) !== false && outcome !== null ? rowOf(id, outcome) : [];
    });
    const place = ({ warning, mark }: ShownRow) =>
      mark.isOnHold ? 3 : warning !== null ? 0 : hasOwnNote(mark) ? 1 : 2;
    return rows
      .toSorted((a, b) => place(a) - place(b))
      .map(({ requestId, outcome }) => [requestId, outcome] as const);
  }

  const [opened, setOpened] = useState(listed);
  const rows = opened.flatMap(([requestId, outcome]) => rowOf(requestId, outcome));

  return {
    isOfSelected: only !== undefined,
    rows,
    /** The rows that a press on Send sends, as they are on screen. */
    ready: rowsToSend(rows),
    /** The rows that need a change before they can be sent. */
    warned: rows.filter(({ warning, mark }) => warning !== null && warning.kind !== 'over' && !mark.isOnHold),
    defaultNotes,
    setDefaultNote: (outcome: Outcome, note: string) =>
      change({ defaultNotes: { ...defaultNotes, [outcome]: note } }),
    fillFor,
    hold: ({ requestId }: ShownRow, isOnHold: boolean) => desk.change(requestId, { isOnHold }),
    /** @param note null for the default note */
    write: ({ requestId }: ShownRow, note: string | null) =>
      desk.change(requestId, notePatch(desk.markOf(requestId), note)),
    /** Updates the row to the current verdict. */
    adopt(row: ShownRow, outcome: Outcome) {
      setOpened(opened.map((entry) => (entry[0] === row.requestId ? [row.requestId, outcome] : entry)));
    },
  };
}

export type SendingList = ReturnType<typeof useSendingList>;
