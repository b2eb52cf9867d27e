import type { User } from '@/domain/user';

/** The props of every step of onboarding. */
export interface StepProps {
  /** The person as last saved; a step reads it only once, when it opens. */
  user: User;
  /** Whose drafts are kept: the auth uid. */
  draftOwner: string;
  /** The step has been saved, and the cached profile is up to date. */
  onSaved: () => void;
  /** Null on the first step. */
  onBack: (() => void) | null;
}
