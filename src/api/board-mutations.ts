import { pathSegment } from '@/lib/addresses/paths';
import { baseApi } from './base-api';
import { boardPath, boardsApi } from './boards';
import { applicationTags, onSuccess } from './reload';
import { idTag, listTag } from './tags';

const boardTags = (boardId: string) => [listTag('Board'), idTag('Board', boardId)];

/**
 * For whoever comes back to the page of a board that was deleted. To be called once the page is left, because the board
 * is still on screen while the person is redirected.
 */
export function markDeleted(dispatch: (action: never) => unknown, boardId: string): void {
  dispatch(boardsApi.util.updateQueryData('getBoard', boardId, () => null) as never);
}

/** Every mutation of boards and memberships but `createBoard`. */
export const boardMutationsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    updateBoard: build.mutation<unknown, { boardId: string; name: string; description: string }>({
      query: ({ boardId, name, description }) => ({
        url: boardPath(boardId),
        method: 'PUT',
        body: { name, description },
      }),
      onQueryStarted: onSuccess<{ boardId: string }>(({ boardId }) => boardTags(boardId)),
    }),
    deleteBoard: build.mutation<unknown, string>({
      query: (boardId) => ({ url: boardPath(boardId), method: 'DELETE' }),
      // Not the detail: it is still on screen while the person is redirected, and reloading it would give a 404.
      onQueryStarted: onSuccess<string>(() => [listTag('Board'), listTag('JoinRequest')]),
    }),
    /** Answers are [question, answer] pairs in the board's order. */
    applyToBoard: build.mutation<unknown, { boardId: string; answers: [string, string][] }>({
      query: ({ boardId, answers }) => ({
        url: `${boardPath(boardId)}/apply`,
        method: 'POST',
        body: answers,
      }),
      onQueryStarted: onSuccess<{ boardId: string }>(({ boardId }) => applicationTags(boardId)),
    }),
    leaveBoard: build.mutation<unknown, string>({
      query: (boardId) => ({ url: `${boardPath(boardId)}/leave`, method: 'DELETE' }),
      onQueryStarted: onSuccess<string>((boardId) => [...boardTags(boardId), listTag('JoinRequest')]),
    }),
    removeMember: build.mutation<unknown, { boardId: string; memberId: string }>({
      query: ({ boardId, memberId }) => ({
        url: `${boardPath(boardId)}/members/${pathSegment(memberId)}`,
        method: 'DELETE',
      }),
      onQueryStarted: onSuccess<{ boardId: string }>(({ boardId }) => boardTags(boardId)),
    }),
  }),
});

export const {
  useUpdateBoardMutation,
  useDeleteBoardMutation,
  useApplyToBoardMutation,
  useLeaveBoardMutation,
  useRemoveMemberMutation,
} = boardMutationsApi;
