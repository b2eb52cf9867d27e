import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { selectAuth } from '@/identity/use-session';
import { baseApi } from './base-api';

/** Dispatches requests outside of hooks. */
export type ApiDispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

interface Endpoint<Data, Arg> {
  name: string;
  initiate: (
    arg: Arg,
    options: { forceRefetch: true; subscribe: false },
  ) => ThunkAction<{ unwrap: () => Promise<Data> }, unknown, unknown, UnknownAction>;
}

const selectUid = (_dispatch: unknown, getState: () => unknown) =>
  selectAuth(getState() as Parameters<typeof selectAuth>[0]).uid;

/**
 * Refetches a query. A request in flight is awaited first, because its response may predate the change.
 * @throws the request's error, or an Error if another user signs in
 */
export async function refetch<Data, Arg>(
  dispatch: ApiDispatch,
  { name, initiate }: Endpoint<Data, Arg>,
  arg: Arg,
): Promise<Data> {
  const uid = dispatch(selectUid);
  await dispatch(baseApi.util.getRunningQueryThunk(name as never, arg as never));
  if (dispatch(selectUid) !== uid) throw new Error('The account has changed');
  const data = (await dispatch(initiate(arg, { forceRefetch: true, subscribe: false })).unwrap()) as
    | Data
    | undefined;
  // A reset of the cache drops the request without an error.
  if (data === undefined) throw new Error('The account has changed');
  return data;
}
