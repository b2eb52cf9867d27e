import { baseApi } from '@/api/base-api';
import type { FirstCall } from '@/api/first-calls';
import type { AppStore } from './store';

/** Those of the page's code; a query is made only once its screen has loaded. */
const endpoints = baseApi.endpoints as Partial<
  Record<FirstCall, { initiate: (argument: unknown, options: { subscribe: false }) => unknown }>
>;

/**
 * Puts what index.html has asked for into the store, as far as the answers are here, so that the first frame shows it:
 * rendering a skeleton first would take a phone longer than reading the answers. Another person's stay out: somebody
 * may have signed out or in, in another tab, since they were requested.
 * @returns resolves once the store has them; never rejects
 */
export async function storeEarlyAnswers({ dispatch, getState }: AppStore): Promise<void> {
  const { isLoggedIn, accessToken } = getState().auth;
  const tokenNow = isLoggedIn ? accessToken : null;
  await Promise.all(
    (window.early?.answers ?? []).map(({ call, argument, isHere, token }) => {
      const isWanted = isHere && token === tokenNow && call !== null;
      const query = isWanted ? endpoints[call]?.initiate(argument, { subscribe: false }) : null;
      return query && dispatch(query as Parameters<typeof dispatch>[0]);
    }),
  );
}
