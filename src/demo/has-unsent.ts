import { draftNames } from '@/lib/drafts/draft-storage';
import { safeStorage } from '@/lib/stored/safe-storage';
import { waitingPrefix } from '@/lib/desk/waiting-work';

/** Whether somebody has drafts, or decisions that have not been sent. What this page has sent is none. */
export const hasUnsent = (person: string | null): boolean =>
  person !== null && (draftNames(person).length > 0 || safeStorage.keys(waitingPrefix(person)).length > 0);
