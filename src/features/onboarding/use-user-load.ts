import { useEffect, useEffectEvent, useState } from 'react';
import { useGetMyProfileQuery } from '@/api/profile';
import { useReportSignIn } from '@/api/sign-in';
import { FRESH_FOR_SECONDS, USER_LOAD_RETRIES, USER_LOAD_RETRY_DELAY_MS } from '@/domain/limits';
import { useAuth } from '@/identity/use-session';
import { useIsMounted } from '@/lib/hooks/use-is-mounted';

/**
 * Loads the user for onboarding, with up to `USER_LOAD_RETRIES` retries. If the backend has never confirmed the user, a
 * retry creates the account first: otherwise a new user whose creation failed at sign-in would never have a profile.
 * @returns the query for `QueryState`: it has an error once every attempt has failed; `refetch` starts another attempt
 */
export function useUserLoad() {
  const auth = useAuth();
  // Another tab may have completed the profile.
  const profile = useGetMyProfileQuery(undefined, { refetchOnMountOrArgChange: FRESH_FOR_SECONDS });
  const { reportSignIn, isReporting } = useReportSignIn();
  const isMounted = useIsMounted();
  const [retries, setRetries] = useState(0);

  const user = profile.data ?? undefined;
  const isLoading = profile.isFetching || isReporting;
  const isMissing = user === undefined;
  const hasNothing = isMissing && !isLoading;
  const mayRetry = retries < USER_LOAD_RETRIES;

  async function load() {
    // The creation invalidates the profile, which is refetched already.
    if (auth._id === null && (await reportSignIn(auth))) return;
    // `refetch` throws after onboarding has unmounted.
    if (isMounted()) await profile.refetch();
  }

  // Counting continues after the last automatic attempt, so that the error stays while the user retries.
  const loadAgain = () => {
    setRetries((count) => count + 1);
    void load();
  };
  const onTimeout = useEffectEvent(loadAgain);

  useEffect(() => {
    if (!hasNothing || !mayRetry) return;
    const timer = setTimeout(() => onTimeout(), USER_LOAD_RETRY_DELAY_MS);
    return () => clearTimeout(timer);
  }, [hasNothing, mayRetry, retries]);

  const hasFailed = !mayRetry && (hasNothing || retries > USER_LOAD_RETRIES);
  return { data: user, error: hasFailed || undefined, isFetching: isLoading, refetch: loadAgain };
}
