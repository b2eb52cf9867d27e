import type { Board } from '@/domain/board';
import type { User } from '@/domain/user';
import { pathSegment } from '@/lib/addresses/paths';
import { baseApi } from './base-api';
import { readResponse } from './base-query';
import { applicationTags, idTag, listTag, unlessRejected } from './tags';
import { readList, readObjectOrNull } from './wire/envelopes';
import { readBoard } from './wire/read-board';
import { readUser } from './wire/read-user';

const boardPath = (boardId: string) => `/boards/${pathSegment(boardId)}`;
const boardTags = (boardId: string) => [listTag('Board'), idTag('Board', boardId)];
const readBoards = readResponse(readList(readBoard, 'boards'));

/** Null limits are not sent, so the search also finds people without that value or with more than 20 years. */
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

/** Boards and their members. */
export const boardsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** @param searchTerm '' for all boards */
    searchBoards: build.query<Board[], { searchTerm: string }>({
      query: ({ searchTerm }) => ({
        url: '/boards',
        params: { searchType: 'board', searchTerm },
        responseHandler: readBoards,
      }),
      providesTags: [listTag('Board')],
    }),
    searchMembers: build.query<User[], MemberSearch>({
      query: ({ searchTerm, role, minExperience, maxExperience }) => ({
        url: '/boards',
        params: { searchType: 'member', searchTerm, tags: role, minExperience, maxExperience },
        responseHandler: readResponse(readList(readUser, 'users')),
      }),
      providesTags: [listTag('User')],
    }),
    /** Null if the server sent no board. */
    getBoard: build.query<Board | null, string>({
      query: (boardId) => ({
        url: boardPath(boardId),
        responseHandler: readResponse(readObjectOrNull(readBoard, 'board')),
      }),
      providesTags: (_board, _error, boardId) => [idTag('Board', boardId), listTag('User')],
    }),
    listMyBoards: build.query<Board[], void>({
      query: () => ({ url: '/boards/my-boards', responseHandler: readBoards }),
      providesTags: [listTag('Board')],
    }),
    listBoardsOfUser: build.query<Board[], string>({
      query: (userId) => ({ url: `/boards/user/${pathSegment(userId)}`, responseHandler: readBoards }),
      providesTags: [listTag('Board')],
    }),
    createBoard: build.mutation<unknown, NewBoard>({
      query: (body) => ({ url: '/boards', method: 'POST', body }),
      invalidatesTags: unlessRejected(() => [listTag('Board')]),
    }),
    updateBoard: build.mutation<unknown, { boardId: string; name: string; description: string }>({
      query: ({ boardId, ...body }) => ({ url: boardPath(boardId), method: 'PUT', body }),
      invalidatesTags: unlessRejected(({ boardId }) => boardTags(boardId)),
    }),
    deleteBoard: build.mutation<unknown, string>({
      query: (boardId) => ({ url: boardPath(boardId), method: 'DELETE' }),
      // The deleted board isn't invalidated: it's still on screen during the redirect, and a refetch would give a 404.
      invalidatesTags: (result, error, boardId) =>
        unlessRejected(() => [
          listTag('Board'),
          listTag('JoinRequest'),
          ...(error === undefined ? [] : [idTag('Board', boardId)]),
        ])(result, error, boardId),
    }),
    /** @param answers [question, answer] pairs in the board's order */
    applyToBoard: build.mutation<unknown, { boardId: string; answers: [string, string][] }>({
      query: ({ boardId, answers }) => ({
        url: `${boardPath(boardId)}/apply`,
        method: 'POST',
        body: answers,
      }),
      invalidatesTags: unlessRejected(({ boardId }) => applicationTags(boardId)),
    }),
    leaveBoard: build.mutation<unknown, string>({
      query: (boardId) => ({ url: `${boardPath(boardId)}/leave`, method: 'DELETE' }),
      invalidatesTags: unlessRejected((boardId) => [...boardTags(boardId), listTag('JoinRequest')]),
    }),
    removeMember: build.mutation<unknown, { boardId: string; memberId: string }>({
      query: ({ boardId, memberId }) => ({
        url: `${boardPath(boardId)}/members/${pathSegment(memberId)}`,
        method: 'DELETE',
      }),
      invalidatesTags: unlessRejected(({ boardId }) => boardTags(boardId)),
    }),
  }),
});

/** Empties the cached board after the user has left its page, so that Back shows that it was deleted. */
export function markDeleted(dispatch: (action: never) => unknown, boardId: string): void {
  dispatch(boardsApi.util.updateQueryData('getBoard', boardId, () => null) as never);
}

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
