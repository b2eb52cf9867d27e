import { serverMessage } from '@/api/errors';
import { useUpdateMyProfileMutation, type ProfileUpdate } from '@/api/profile-changes';

/** A save that did not work. */
export interface SaveFailure {
  /** What the server said against it; null where it gave no reason. */
  reason: string | null;
}

/** Saves one step. A failure is no exception and no toast: the step stays, and says so quietly (contract, 'Onboarding'). */
export function useStepSave(userId: string) {
  const [update, { isError, error }] = useUpdateMyProfileMutation();
  const failure: SaveFailure | null = isError ? { reason: serverMessage(error) } : null;
  return {
    failure,
    /** @returns whether it was saved */
    save: async (changes: ProfileUpdate): Promise<boolean> => {
      const result = await update({ userId, changes });
      return result.error === undefined;
    },
  };
}
