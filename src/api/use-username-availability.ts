import { USERNAME_CHECK_DEBOUNCE_MS } from '@/domain/limits';
import { cleanUsername, usernameError, type UsernameStatus } from '@/domain/username';
import { useDebouncedValue } from '@/lib/hooks/use-debounced-value';
import { useCheckUsernameQuery } from './profile';

/**
 * Checks whether a username is free, debounced. The status is always about the current text: it is 'checking' until the
 * response arrives. `recheck` retries a failed check at once.
 * @param typed the field's text; outer white space and a leading @ are ignored
 * @param own the user's saved username, '' for none; it needs no request
 */
export function useUsernameAvailability(typed: string, own: string) {
  const wanted = cleanUsername(typed);
  const isOther = wanted !== '' && wanted.toLowerCase() !== own.toLowerCase();
  const isInvalid = isOther && usernameError(typed) !== null;
  const isSettled = useDebouncedValue(wanted, USERNAME_CHECK_DEBOUNCE_MS) === wanted;
  const check = useCheckUsernameQuery(wanted, { skip: !isOther || isInvalid || !isSettled });

  function status(): UsernameStatus {
    if (wanted === '') return 'empty';
    if (isInvalid) return 'invalid';
    if (!isOther) return 'unchanged';
    if (!isSettled || check.isFetching) return 'checking';
    if (check.isError) return 'failed';
    if (check.currentData === undefined) return 'checking';
    return check.currentData ? 'available' : 'unavailable';
  }

  return { status: status(), recheck: () => void check.refetch() };
}
