import { useUpdateMyProfileMutation, type ProfileUpdate } from '@/api/profile-changes';
import { refusalReason } from '@/api/refusal-reason';

/** A failed save. */
export interface SaveFailure {
  /** The server's reason; null where it gave none. */
  reason: string | null;
}

/**
 * Saves a step. A failure neither throws nor shows a toast: the person stays on the step, which shows an inline
 * message.
 */
export function useStepSave(userId: string) {
  const [update, { isError, error }] = useUpdateMyProfileMutation();
  const failure: SaveFailure | null = isError ? { reason: refusalReason(error) } : null;
  return {
    failure,
    /** @returns whether it was saved */
    save: async (changes: ProfileUpdate): Promise<boolean> => {
      const result = await update({ userId, changes });
      return result.error === undefined;
    },
  };
}
