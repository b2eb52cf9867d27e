import { useEffect, useEffectEvent, useState } from 'react';
import { useDispatch } from 'react-redux';
import { MY_PROFILE_PATH, useGetMyProfileQuery } from '@/api/profile';
import { repeatByScreen } from '@/api/repeated-by-screen';
import { useCreateUserMutation } from '@/api/sign-in';
import { USER_LOAD_RETRIES, USER_LOAD_RETRY_DELAY_MS } from '@/domain/limits';
import type { User } from '@/domain/user';
import { backendUserCreated } from '@/identity/auth-slice';
import { useAuth } from '@/identity/session-selectors';

/** As `QueryState` takes it. */
interface UserLoad {
  /** Undefined until it has loaded. */
  data: User | undefined;
  /** Every attempt has failed; `refetch` makes another one. */
  error: true | undefined;
  isFetching: boolean;
  refetch: () => void;
}

/**
 * Loads the person for onboarding: one attempt and `USER_LOAD_RETRIES` more. If the backend has never confirmed the
 * user, a retry first creates them again: a new person whose creation failed at sign-in would otherwise never have
 * a profile to load.
 */
export function useUserLoad(): UserLoad {
  const auth = useAuth();
  const dispatch = useDispatch();
  const profile = useGetMyProfileQuery();
  const [createUser, creation] = useCreateUserMutation();
  const [retries, setRetries] = useState(0);

  const user = profile.data ?? undefined;
  const isLoading = profile.isFetching || creation.isLoading;
  const isMissing = user === undefined;
  const hasNothing = isMissing && !isLoading;
  const mayRetry = retries < USER_LOAD_RETRIES;

  async function load() {
    if (auth._id === null) {
      const created = await createUser({
        name: auth.displayName ?? '',
        email: auth.email ?? '',
        profilePicture: auth.photoURL,
      });
      if (created.data !== undefined) {
        dispatch(backendUserCreated({ uid: auth.uid, _id: created.data }));
        // The creation has invalidated the profile, so it is loading already.
        return;
      }
    }
    await profile.refetch();
  }

  useEffect(() => (isMissing ? repeatByScreen(MY_PROFILE_PATH) : undefined), [isMissing]);

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
