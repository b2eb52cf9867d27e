import type { Board } from '@/domain/board';
import type { User } from '@/domain/user';
import { baseApi } from './base-api';
import { RefusedByServer } from './refused-by-server';
import { idTag, listTag, whenDone } from './tags';
import { readList, readObjectOrNull } from './wire/envelopes';
import { readBoard } from './wire/read-board';
import { readUser } from './wire/read-user';
import { asText, isRecord } from './wire/wire-values';

const boardPath = (boardId: string) => `/boards/${encodeURIComponent(boardId)}`;

export interface BoardSearch {
  /** '' for all. */
  searchTerm: string;
}

/** Limits left out are not sent, so that people without or beyond them stay in (contract, 'Roles in search'). */
export interface MemberSearch {
  searchTerm: string;
  role: string | null;
  minExperience: number | null;
  maxExperience: number | null;
}

export interface NewBoard {
  name: string;
  boardType: string[];
  description: string;
  questions: string[];
}

function memberSearchParams(search: MemberSearch): Record<string, string> {
  const { searchTerm, role, minExperience, maxExperience } = search;
  return {
    searchType: 'member',
    ...(searchTerm === '' ? {} : { searchTerm }),
    ...(role === null ? {} : { tags: role }),
    ...(minExperience === null ? {} : { minExperience: String(minExperience) }),
    ...(maxExperience === null ? {} : { maxExperience: String(maxExperience) }),
  };
}

function readLeaving(json: unknown): null {
  if (isRecord(json) && json.isSuccess === false) throw new RefusedByServer(asText(json.message));
  return null;
}

/** Boards: search, reading, and every change of one (spec section 7). */
export const boardsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    searchBoards: build.query<Board[], BoardSearch>({
      query: ({ searchTerm }) => ({
        path: '/boards',
        params: { searchType: 'board', ...(searchTerm === '' ? {} : { searchTerm }) },
        read: readList(readBoard),
      }),
      providesTags: [listTag('Board')],
    }),
    searchMembers: build.query<User[], MemberSearch>({
      query: (search) => ({ path: '/boards', params: memberSearchParams(search), read: readList(readUser) }),
      providesTags: [listTag('User')],
    }),
    /** Null where the server sent nothing. */
    getBoard: build.query<Board | null, string>({
      query: (boardId) => ({ path: boardPath(boardId), read: readObjectOrNull(readBoard) }),
      providesTags: (_board, _error, boardId) => [idTag('Board', boardId)],
    }),
    listMyBoards: build.query<Board[], void>({
      query: () => ({ path: '/boards/my-boards', read: readList(readBoard) }),
      providesTags: [listTag('Board')],
    }),
    listBoardsOfUser: build.query<Board[], string>({
      query: (userId) => ({
        path: `/boards/user/${encodeURIComponent(userId)}`,
        read: readList(readBoard),
      }),
      providesTags: [listTag('Board')],
    }),
    createBoard: build.mutation<null, NewBoard>({
      query: (board) => ({ path: '/boards', method: 'POST', body: board }),
      invalidatesTags: whenDone<NewBoard>(() => [listTag('Board')]),
    }),
    updateBoard: build.mutation<null, { boardId: string; name: string; description: string }>({
      query: ({ boardId, name, description }) => ({
        path: boardPath(boardId),
        method: 'PUT',
        body: { name, description },
      }),
      invalidatesTags: whenDone<{ boardId: string }>(({ boardId }) => [
        listTag('Board'),
        idTag('Board', boardId),
      ]),
    }),
    deleteBoard: build.mutation<null, string>({
      query: (boardId) => ({ path: boardPath(boardId), method: 'DELETE' }),
      // Not the detail: it is still on screen while the person is led away, and would be asked for and not found.
      invalidatesTags: whenDone<string>(() => [listTag('Board'), listTag('JoinRequest')]),
    }),
    /** Answers are [question, answer] pairs in the board's order. */
    applyToBoard: build.mutation<null, { boardId: string; answers: [string, string][] }>({
      query: ({ boardId, answers }) => ({
        path: `${boardPath(boardId)}/apply`,
        method: 'POST',
        body: answers,
      }),
      invalidatesTags: whenDone<{ boardId: string }>(({ boardId }) => [
        listTag('Board'),
        listTag('JoinRequest'),
        idTag('JoinRequest', boardId),
      ]),
    }),
    leaveBoard: build.mutation<null, string>({
      query: (boardId) => ({ path: `${boardPath(boardId)}/leave`, method: 'DELETE', read: readLeaving }),
      invalidatesTags: whenDone<string>((boardId) => [
        listTag('Board'),
        listTag('JoinRequest'),
        idTag('Board', boardId),
      ]),
    }),
    removeMember: build.mutation<null, { boardId: string; memberId: string }>({
      query: ({ boardId, memberId }) => ({
        path: `${boardPath(boardId)}/members/${encodeURIComponent(memberId)}`,
        method: 'DELETE',
      }),
      invalidatesTags: whenDone<{ boardId: string }>(({ boardId }) => [
        listTag('Board'),
        idTag('Board', boardId),
      ]),
    }),
  }),
});

export const {
  useSearchBoardsQuery,
  useSearchMembersQuery,
  useGetBoardQuery,
  useListMyBoardsQuery,
  useListBoardsOfUserQuery,
  useCreateBoardMutation,
  useUpdateBoardMutation,
  useDeleteBoardMutation,
  useApplyToBoardMutation,
  useLeaveBoardMutation,
  useRemoveMemberMutation,
} = boardsApi;
