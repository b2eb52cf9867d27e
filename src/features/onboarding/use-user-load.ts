import { useEffect, useEffectEvent, useState } from 'react';
import { useGetMyProfileQuery } from '@/api/profile';
import { useReportSignIn } from '@/api/sign-in';
import { FRESH_FOR_SECONDS, USER_LOAD_RETRIES, USER_LOAD_RETRY_DELAY_MS } from '@/domain/limits';
import { useAuth } from '@/identity/use-session';
import { useStillHere } from '@/lib/hooks/use-still-here';

/**
 * Loads the person for onboarding: one attempt and `USER_LOAD_RETRIES` more. If the backend has never confirmed the
 * user, a retry first creates them again: a new person whose creation failed at sign-in would otherwise never have
 * a profile to load.
 * @returns as `QueryState` takes it: with an error once every attempt has failed; `refetch` makes another one
 */
export function useUserLoad() {
  const auth = useAuth();
  // Another tab may have completed it.
  const profile = useGetMyProfileQuery(undefined, { refetchOnMountOrArgChange: FRESH_FOR_SECONDS });
  const { reportSignIn, isReporting } = useReportSignIn();
  const isStillHere = useStillHere();
  const [retries, setRetries] = useState(0);

  const user = profile.data ?? undefined;
  const isLoading = profile.isFetching || isReporting;
  const isMissing = user === undefined;
  const hasNothing = isMissing && !isLoading;
  const mayRetry = retries < USER_LOAD_RETRIES;

  async function load() {
    // The creation invalidates the profile, so that it is loading already.
    if (auth._id === null && (await reportSignIn(auth))) return;
    // `refetch` throws once onboarding has been left.
    if (isStillHere()) await profile.refetch();
  }

  // Counting continues after the last automatic attempt, so that the panel stays while the person retries.
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
