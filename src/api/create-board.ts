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

interface Attempt extends NewBoard {
  /** Ids of one's own boards before the first attempt, as far as they were known: none of them can be this one. */
  before?: readonly string[];
  /** An earlier attempt may have arrived since. */
  looksFirst?: boolean;
}

/** Apart from the other mutations, whose code is part of more pages. */
export const createBoardApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Where the answer is lost, the board is looked for among the person's own: a second one would be another board.
     */
    createBoard: build.mutation<unknown, Attempt>({
      queryFn: async ({ before = [], looksFirst = false, ...board }, { dispatch }, _options, call) => {
        const look = async () => {
          const { listMyBoards } = boardsApi.endpoints;
          const now = await loadAnew(dispatch, listMyBoards, undefined).catch(() => null);
          if (now === null) return UNKNOWN;
          const isIt = ({ id, name, description }: Board) =>
            name === board.name && description === board.description && !before.includes(id);
          return now.some(isIt) ? { data: null } : null;
        };
        const found = looksFirst ? await look() : null;
        if (found !== null) return found;
        const { error } = await call({ url: '/boards', method: 'POST', body: board });
        if (error === undefined) return { data: null };
        return (isAnswerLost(error) ? await look() : null) ?? { error };
      },
      onQueryStarted: onSuccess<Attempt>(() => [listTag('Board')]),
    }),
  }),
});

export const { useCreateBoardMutation } = createBoardApi;
