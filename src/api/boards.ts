import type { Board } from '@/domain/board';
import type { User } from '@/domain/user';
import { pathSegment } from '@/lib/addresses/paths';
import { baseApi } from './base-api';
import { readResponse } from './base-query';
import { idTag, listTag } from './tags';
import { readList, readObjectOrNull } from './wire/envelopes';
import { readBoard } from './wire/read-board';
import { readUser } from './wire/read-user';

export const boardPath = (boardId: string) => `/boards/${pathSegment(boardId)}`;

export interface BoardSearch {
  /** '' for all boards. */
  searchTerm: string;
}

/** Limits that are null are not sent, so that people without that value, or beyond 20 years, are found too. */
export interface MemberSearch {
  searchTerm: string;
  role: string | null;
  minExperience: number | null;
  maxExperience: number | null;
}

/** Searching and reading boards. The mutations are in `board-mutations`, so that the first screen need not load them. */
export const boardsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    searchBoards: build.query<Board[], BoardSearch>({
      query: ({ searchTerm }) => ({
        url: '/boards',
        params: { searchType: 'board', searchTerm },
        responseHandler: readResponse(readList(readBoard, 'boards')),
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
    /** Null where the server sent no board. */
    getBoard: build.query<Board | null, string>({
      query: (boardId) => ({
        url: boardPath(boardId),
        responseHandler: readResponse(readObjectOrNull(readBoard, 'board')),
      }),
      providesTags: (_board, _error, boardId) => [idTag('Board', boardId), listTag('User')],
    }),
    listMyBoards: build.query<Board[], void>({
      query: () => ({
        url: '/boards/my-boards',
        responseHandler: readResponse(readList(readBoard, 'boards')),
      }),
      providesTags: [listTag('Board')],
    }),
    listBoardsOfUser: build.query<Board[], string>({
      query: (userId) => ({
        url: `/boards/user/${pathSegment(userId)}`,
        responseHandler: readResponse(readList(readBoard, 'boards')),
      }),
      providesTags: [listTag('Board')],
    }),
  }),
});

export const {
  useSearchBoardsQuery,
  useSearchMembersQuery,
  useGetBoardQuery,
  useListMyBoardsQuery,
  useListBoardsOfUserQuery,
} = boardsApi;
