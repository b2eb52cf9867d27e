import { firstCalls } from './first-calls';
import { isRecord } from './wire/wire-values';
import { readList, readObjectOrNull } from './wire/envelopes';
import { readBoard } from './wire/read-board';
import { readJoinRequest } from './wire/read-join-request';
import { readUser } from './wire/read-user';

interface KeptCall {
  /**
   * Reads what was kept as an answer of the server is read: another version of the app, or anything else, may have
   * written it. @throws WireError for another shape
   */
  read: (kept: unknown) => unknown;
  /** Which of the query's arguments are meant; any by default. @param viewerId null while it is not known */
  isMeant?: (argument: unknown, viewerId: string | null) => boolean;
  /** It is about others: kept only where the person has said so (lib/stored/kept-applications.ts). */
  isOfOthers?: boolean;
  /** A call with the same argument: what is gone there is gone here. */
  goesWith?: string;
}

/** Back to the server's form, from which it can be read: the board is a reference there. */
const asSent = (kept: unknown): unknown => {
  if (!isRecord(kept)) return kept;
  const { boardId, boardName } = kept;
  return { ...kept, board: boardId === null ? null : { id: boardId, name: boardName } };
};

const readKeptRequest = (kept: unknown) => readJoinRequest(asSent(kept));

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
  listMyJoinRequests: { read: readList(readKeptRequest, 'joinRequests') },
  /** Of a board, for its creator. */
  listBoardJoinRequests: {
    read: readList(readKeptRequest, 'joinRequests'),
    isOfOthers: true,
    goesWith: 'getBoard',
  },
  getMyProfile: { read: readObjectOrNull(readUser, 'user') },
  /** On one's own profile. */
  listBoardsOfUser: {
    read: readList(readBoard, 'boards'),
    isMeant: (userId, viewerId) => userId === viewerId,
  },
};
