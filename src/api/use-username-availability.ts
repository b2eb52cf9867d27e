import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { USERNAME_CHECK_DEBOUNCE_MS } from '@/domain/limits';
import { cleanUsername, usernameError, type UsernameStatus } from '@/domain/username';
import { profileApi } from './profile';

const { checkUsername } = profileApi.endpoints;

/**
 * Checks whether a username is free, debounced by `USERNAME_CHECK_DEBOUNCE_MS`. New text aborts the previous check. The
 * status is always about the current text: it is 'checking' until the response arrives. `recheck` retries a failed
 * check at once.
 * @param typed the field's text; outer white space and a leading @ are ignored
 * @param own the user's saved username, '' for none; it needs no request
 */
export function useUsernameAvailability(typed: string, own: string) {
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  const wanted = cleanUsername(typed);
  const isOther = wanted !== '' && wanted.toLowerCase() !== own.toLowerCase();
  const isInvalid = isOther && usernameError(typed) !== null;
  const needsCheck = isOther && !isInvalid;
  const running = useRef<{ refetch: () => unknown } | null>(null);

  useEffect(() => {
    if (!needsCheck) return;
    let stop = () => {};
    const timer = setTimeout(() => {
      const request = dispatch(checkUsername.initiate(wanted, { forceRefetch: true }));
      running.current = request;
      stop = () => {
        request.abort();
        request.unsubscribe();
      };
    }, USERNAME_CHECK_DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      stop();
      running.current = null;
    };
  }, [dispatch, needsCheck, wanted]);

  const check = checkUsername.useQueryState(wanted, { skip: !needsCheck });

  function status(): UsernameStatus {
    if (wanted === '') return 'empty';
    if (isInvalid) return 'invalid';
    if (!needsCheck) return 'unchanged';
    if (check.isFetching || check.isUninitialized) return 'checking';
    if (check.isError) return 'failed';
    if (check.currentData === undefined) return 'checking';
    return check.currentData ? 'available' : 'unavailable';
  }

  return { status: status(), recheck: () => void running.current?.refetch() };
}
