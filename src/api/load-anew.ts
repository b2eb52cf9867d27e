import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { selectAuth } from '@/identity/session-selectors';
import { baseApi } from './base-api';
import type { ApiError } from './errors';

/** Dispatches API calls outside of hooks. */
export type ApiDispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

/** The endpoint of a query. */
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
 * Loads what a query answers as it is from now on.
 * @throws the call's error, a 404 where the server sent nothing; an Error where the person changes meanwhile
 */
export async function loadAnew<Data, Arg>(
  dispatch: ApiDispatch,
  { name, initiate }: Endpoint<Data, Arg>,
  arg: Arg,
): Promise<NonNullable<Data>> {
  const uid = dispatch(selectUid);
  // A load that is already running may have been answered before, and a second one would only join it.
  await dispatch(baseApi.util.getRunningQueryThunk(name as never, arg as never));
  // What is asked for one person is never answered, or acted on, for another one.
  const isSame = dispatch(selectUid) === uid;
  // RTK Query has no error for what it drops while it is loading.
  const data = isSame
    ? ((await dispatch(initiate(arg, { forceRefetch: true, subscribe: false })).unwrap()) as Data | undefined)
    : undefined;
  if (data === undefined) throw new Error('The person has changed');
  if (data === null) throw { status: 404, data: null } satisfies ApiError;
  return data;
}
