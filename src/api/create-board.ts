import type { Board } from '@/domain/board';
import { baseApi } from './base-api';
import { boardsApi } from './boards';
import { isAnswerLost, type ApiError } from './errors';
import { loadAnew } from './load-anew';
import { onSuccess } from './reload';
import { listTag } from './tags';

export interface NewBoard {
  name: string;
  boardType: string[];
  description: string;
  questions: string[];
}

const UNKNOWN = { error: { status: 'OUTCOME_UNKNOWN', error: '' } } satisfies { error: ApiError };

/** One's own boards before the first attempt, which may have arrived since: it would be among those of later ones. */
let before: readonly Board[] = [];

/** Apart from the other mutations, whose code is part of more pages. */
export const createBoardApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Where the answer is lost, the board is looked for among the person's own: a second one would be another board.
     * `looksFirst` after such a failure, because it may have arrived since.
     */
    createBoard: build.mutation<null, NewBoard & { looksFirst?: boolean }>({
      queryFn: async ({ looksFirst = false, ...board }, { dispatch, getState }, _options, call) => {
        const { listMyBoards } = boardsApi.endpoints;
        const state = getState() as Parameters<ReturnType<typeof listMyBoards.select>>[0];
        if (!looksFirst) before = listMyBoards.select()(state).data ?? [];
        const look = async () => {
          const now = await loadAnew(dispatch, listMyBoards, undefined).catch(() => null);
          if (now === null) return UNKNOWN;
          const isIt = ({ id, name, description }: Board) =>
            name === board.name && description === board.description && before.every((old) => old.id !== id);
          return now.some(isIt) ? { data: null } : null;
        };
        const found = looksFirst ? await look() : null;
        if (found !== null) return found;
        const { error } = await call({ path: '/boards', method: 'POST', body: board });
        if (error === undefined) return { data: null };
        return (isAnswerLost(error) ? await look() : null) ?? { error };
      },
      onQueryStarted: onSuccess<NewBoard>(() => [listTag('Board')]),
    }),
  }),
});

export const { useCreateBoardMutation } = createBoardApi;
