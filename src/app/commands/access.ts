import { profileApi } from '@/api/profile';
import { hasCompleteProfile } from '@/domain/user';
import type { RootState } from '../store';

/** What decides which commands a person has. */
export interface Access {
  isSignedIn: boolean;
  hasCompleteProfile: boolean;
  /** Known to be unfinished; while the profile is on its way neither this nor the other is true. */
  hasUnfinishedProfile: boolean;
}

const selectMyProfile = profileApi.endpoints.getMyProfile.select();

/**
 * Reads what was asked for already, and asks nothing: on /auth the backend may not know the person yet.
 */
export function readAccess(state: RootState): Access {
  const isSignedIn = state.auth.isLoggedIn;
  const profile = isSignedIn ? selectMyProfile(state).data : undefined;
  const isComplete = profile !== undefined && profile !== null && hasCompleteProfile(profile);
  return {
    isSignedIn,
    hasCompleteProfile: isComplete,
    hasUnfinishedProfile: profile !== undefined && profile !== null && !isComplete,
  };
}
