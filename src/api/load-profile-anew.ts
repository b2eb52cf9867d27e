import type { User } from '@/domain/user';
import type { ApiDispatch } from './load-requests-anew';
import { profileApi } from './profile';

/**
 * Loads the viewer's own profile as it is from now on: a change takes from it what the person has left as it was, which
 * may have been saved elsewhere since.
 * @throws the error of loading it; an Error where the person signs out meanwhile
 */
export async function loadProfileAnew(dispatch: ApiDispatch): Promise<User> {
  // A load that is already running may have been answered before, and a second one would only join it.
  await dispatch(profileApi.util.getRunningQueryThunk('getMyProfile', undefined));
  const load = profileApi.endpoints.getMyProfile.initiate(undefined, {
    forceRefetch: true,
    subscribe: false,
  });
  const profile = await dispatch(load).unwrap();
  if (!profile) throw new Error('The profile was dropped while it was loading');
  return profile;
}
