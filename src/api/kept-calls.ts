import { firstCalls } from './first-calls';
import { changes, type Tag } from './reload';
import { idTag, listTag } from './tags';
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
  /** As its endpoint's `providesTags`. */
  tags: (argument: string) => Tag[];
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

const ofBoards = () => [listTag('Board')];

const readKeptRequest = (kept: unknown) => readJoinRequest(asSent(kept));

/**
 * The queries whose answers the device keeps, by the names of their endpoints, for the start of the next visit and for
 * reading without a connection (app/late/keep-answers.tsx).
 */
export const keptCalls: Readonly<Record<string, KeptCall>> = {
  /** Of `/` without a search. */
  searchBoards: {
    read: readList(readBoard, 'boards'),
    tags: ofBoards,
    isMeant: (search) => JSON.stringify(search) === JSON.stringify(firstCalls.searchBoards.argument),
  },
  getBoard: {
    read: readObjectOrNull(readBoard, 'board'),
    tags: (boardId) => [idTag('Board', boardId), listTag('User')],
  },
  listMyBoards: { read: readList(readBoard, 'boards'), tags: ofBoards },
  listMyJoinRequests: {
    read: readList(readKeptRequest, 'joinRequests'),
    tags: () => [listTag('JoinRequest')],
  },
  /** Of a board, for its creator. */
  listBoardJoinRequests: {
    read: readList(readKeptRequest, 'joinRequests'),
    tags: (boardId) => [idTag('JoinRequest', boardId)],
    isOfOthers: true,
    goesWith: 'getBoard',
  },
  getMyProfile: { read: readObjectOrNull(readUser, 'user'), tags: () => [listTag('Me')] },
  /** On one's own profile. */
  listBoardsOfUser: {
    read: readList(readBoard, 'boards'),
    tags: ofBoards,
    isMeant: (userId, viewerId) => userId === viewerId,
  },
};

/** Whether this page has changed since then what a call answers. @param at in ms */
export function isChangedSince(at: number, call: string, argument: unknown): boolean {
  const own = keptCalls[call]?.tags(argument as string) ?? [];
  return changes.some(
    ([tags, changedAt]) =>
      at <= changedAt && tags.some(({ type, id }) => own.some((tag) => tag.type === type && tag.id === id)),
  );
}
