import { unsentVerdicts } from '@/lib/desk/unsent-verdicts';
import { draftNames } from '@/lib/drafts/draft-storage';

/** Whether somebody has drafts, or verdicts that haven't been sent. */
export const hasUnsent = (person: string | null): boolean =>
  person !== null && (draftNames(person).length > 0 || unsentVerdicts(person).length > 0);
