import './boards';
import { definitionOf } from './definition-of';
import { firstCalls } from './first-calls';
import './join-requests';
import './profile';
import { changes } from './reload';
import { readList, readObjectOrNull } from './wire/envelopes';
import { readBoard } from './wire/read-board';
import { readJoinRequest } from './wire/read-join-request';
import { readUser } from './wire/read-user';
import { isRecord } from './wire/wire-values';

interface KeptCall {
  read: (json: unknown) => unknown;
  /** Which of the query's arguments are meant; any by default. @param viewerId null while it is not known */
  isMeant?: (argument: unknown, viewerId: string | null) => boolean;
}

/**
 * The queries whose answers the device keeps, by the names of their endpoints, for the start of the next visit and for
 * reading without a connection (app/late/keep-answers.tsx).
 */
export const keptCalls: Readonly<Record<string, KeptCall>> = {
  /** Of `/` without a search. */
  searchBoards: {
    read: readList(readBoard, 'boards'),
    isMeant: (search) => JSON.stringify(search) === JSON.stringify(firstCalls.searchBoards.argument),
  },
  getBoard: { read: readObjectOrNull(readBoard, 'board') },
  listMyBoards: { read: readList(readBoard, 'boards') },
  listMyJoinRequests: { read: readList(readJoinRequest, 'joinRequests') },
  getMyProfile: { read: readObjectOrNull(readUser, 'user') },
  /** On one's own profile. */
  listBoardsOfUser: {
    read: readList(readBoard, 'boards'),
    isMeant: (userId, viewerId) => userId === viewerId,
  },
};

/** Join requests back in the server's form, from which they can be read: the board is a reference there. */
function asSent(kept: unknown): unknown {
  if (Array.isArray(kept)) return kept.map(asSent);
  if (!isRecord(kept) || !('boardId' in kept)) return kept;
  const { boardId, boardName } = kept;
  return { ...kept, board: boardId === null ? null : { id: boardId, name: boardName } };
}

/**
 * Reads what was kept as an answer of the server is read: another version of the app, or anything else, may have
 * written it. @throws WireError for another shape
 */
export const readKept = (call: string, kept: unknown): unknown => keptCalls[call]?.read(asSent(kept));

/** Whether this page has changed since then what a call answers. @param at in ms */
export function isChangedSince(at: number, call: string, argument: unknown): boolean {
  const { providesTags } = definitionOf(call);
  const own = Array.isArray(providesTags) ? providesTags : providesTags(undefined, undefined, argument);
  return changes.some(
    ([tags, changedAt]) =>
      at <= changedAt && tags.some(({ type, id }) => own.some((tag) => tag.type === type && tag.id === id)),
  );
}
