import { isNotFound } from '@/api/errors';
import { profileApi } from '@/api/profile';
import type { AuthState } from '@/identity/stored-auth';
import { loadCode } from '@/lib/loading/load-code';
import type { AppStore } from '../store';

const selectMyProfile = profileApi.endpoints.getMyProfile.select();

/**
 * The backend's id of a person is stored at the sign-in, and stays as long as that lasts; the backend's data may be
 * emptied, restored or exchanged meanwhile. Where the profile is another one's, or is not there, the backend is told of
 * the sign-in once more: it creates the person or finds them, and says who they are now. Once for each person and page,
 * since the two ids of a backend may differ.
 */
export function checkStoredId({ dispatch, getState, subscribe }: AppStore): void {
  const told = new Set<string | null>();
  let lastAnswer: string | undefined;

  async function tellAgain(auth: AuthState): Promise<void> {
    told.add(auth.uid);
    try {
      const { tellBackend } = await loadCode(() => import('@/api/sign-in'));
      // Somebody else may be signed in by now.
      if (getState().auth.uid === auth.uid && (await dispatch(tellBackend(auth)))) return;
    } catch {
      // Its code could not be loaded.
    }
    // The next answer, as to a press on Retry, is another occasion.
    told.delete(auth.uid);
  }

  function look(): void {
    const state = getState();
    const { auth } = state;
    // Nobody else's: the cache is emptied with every change of the person.
    const { isLoading, isSuccess, requestId, data, error } = selectMyProfile(state);
    if (isLoading || requestId === lastAnswer) return;
    lastAnswer = requestId;
    const isOther = isSuccess ? data?.id !== auth._id : isNotFound(error);
    if (auth._id !== null && isOther && !told.has(auth.uid)) void tellAgain(auth);
  }

  subscribe(look);
  look();
}
