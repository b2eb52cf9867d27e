import { REVIEW_SCORE_MAX } from '../limits';

/** A reviewer's private note about an applicant; it never leaves this device. */
export interface Mark {
  isStarred: boolean;
  /** 1 to 5; null for no score. */
  score: number | null;
  /** One word of their choice; '' for none. */
  tag: string;
  note: string;
}

export const NO_MARK: Mark = { isStarred: false, score: null, tag: '', note: '' };

export const SCORES = Array.from({ length: REVIEW_SCORE_MAX }, (_, index) => index + 1);

export function isBlankMark({ isStarred, score, tag, note }: Mark): boolean {
  return !isStarred && score === null && tag.trim() === '' && note.trim() === '';
}
