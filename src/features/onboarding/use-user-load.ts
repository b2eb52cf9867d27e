import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useGetMyProfileQuery } from '@/api/profile';
import { useCreateUserMutation } from '@/api/sign-in';
import { USER_LOAD_RETRIES, USER_LOAD_RETRY_DELAY_MS } from '@/domain/limits';
import type { User } from '@/domain/user';
import { backendUserCreated } from '@/identity/auth-slice';
import { useAuth } from '@/identity/session-selectors';

interface UserLoad {
  /** Null until it is there. */
  user: User | null;
  /** Every try has failed; `retry` makes one more. */
  hasFailed: boolean;
  isRetrying: boolean;
  retry: () => void;
}

/**
 * Loads the person who is being onboarded: one try and `USER_LOAD_RETRIES` more (spec section 4, 'Onboarding').
 * Where the backend never confirmed the user, a retry first creates it again: a new person whose creation failed at
 * the login would otherwise have no profile to load, ever.
 */
export function useUserLoad(): UserLoad {
  const auth = useAuth();
  const dispatch = useDispatch();
  const profile = useGetMyProfileQuery();
  const [createUser, creation] = useCreateUserMutation();
  const [retries, setRetries] = useState(0);

  const user = profile.data ?? null;
  const isLoading = profile.isFetching || creation.isLoading;
  const hasNothing = user === null && !isLoading;
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
        // The creation itself has made the profile stale, and it is loading again.
        return;
      }
    }
    await profile.refetch();
  }

  useEffect(() => {
    if (!hasNothing || !mayRetry) return;
    const timer = setTimeout(() => {
      setRetries((count) => count + 1);
      void load();
    }, USER_LOAD_RETRY_DELAY_MS);
    return () => clearTimeout(timer);
    // `load` closes over what this effect waits for; a new one is no reason to wait anew.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [hasNothing, mayRetry, retries]);

  return {
    user,
    hasFailed: user === null && !mayRetry && (hasNothing || retries > USER_LOAD_RETRIES),
    isRetrying: isLoading,
    retry: () => {
      // Counted on, so that the panel stays while this one try runs.
      setRetries((count) => count + 1);
      void load();
    },
  };
}
