import { profileApi } from '@/api/profile';
import { hasCompleteProfile } from '@/domain/user';
import type { RootState } from '../store';

/** Decides which commands a person has. */
export interface Access {
  isSignedIn: boolean;
  hasCompleteProfile: boolean;
  /** Known to be unfinished. While the profile is loading, neither this nor `hasCompleteProfile` is true. */
  hasUnfinishedProfile: boolean;
}

const selectMyProfile = profileApi.endpoints.getMyProfile.select();

/** Reads what has been loaded already and makes no call: on /auth the backend may not know the person yet. */
export function readAccess(state: RootState): Access {
  const isSignedIn = state.auth.isLoggedIn;
  const profile = isSignedIn ? selectMyProfile(state).data : undefined;
  const isComplete = !!profile && hasCompleteProfile(profile);
  return { isSignedIn, hasCompleteProfile: isComplete, hasUnfinishedProfile: !!profile && !isComplete };
}
