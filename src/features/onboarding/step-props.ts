import type { User } from '@/domain/user';

/** What every step of onboarding is given. */
export interface StepProps {
  /** The person as last saved; a step reads it once, when it opens. */
  user: User;
  /** Whose drafts are kept: the identity service's id. */
  draftOwner: string;
  /** The step was saved; the profile already says so. */
  onSaved: () => void;
  /** Null on the first step. */
  onBack: (() => void) | null;
}
