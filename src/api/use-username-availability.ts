import { USERNAME_CHECK_DEBOUNCE_MS } from '@/domain/limits';
import { cleanUsername, usernameError, type UsernameStatus } from '@/domain/username';
import { useDebouncedValue } from '@/lib/hooks/use-debounced-value';
import { useCheckUsernameQuery } from './profile';

/**
 * Checks whether a username is available, debounced. The status is always that of the current text: 'checking' until its
 * response arrives. `recheck` retries a failed check at once.
 * @param typed the field's text; outer white space and a leading @ are ignored
 * @param saved the user's saved username, which needs no request; '' for none
 */
export function useUsernameAvailability(typed: string, saved: string) {
  const username = cleanUsername(typed);
  const isChanged = username !== '' && username.toLowerCase() !== saved.toLowerCase();
  const isInvalid = isChanged && usernameError(typed) !== null;
  const isSettled = useDebouncedValue(username, USERNAME_CHECK_DEBOUNCE_MS) === username;
  const check = useCheckUsernameQuery(username, { skip: !isChanged || isInvalid || !isSettled });

  function status(): UsernameStatus {
    if (username === '') return 'empty';
    if (isInvalid) return 'invalid';
    if (!isChanged) return 'unchanged';
    if (!isSettled || check.isFetching) return 'checking';
    if (check.isError) return 'failed';
    if (check.currentData === undefined) return 'checking';
    return check.currentData ? 'available' : 'unavailable';
  }

  return { status: status(), recheck: () => void check.refetch() };
}
