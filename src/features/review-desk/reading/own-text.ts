import type { Application } from '@/domain/review/application';
import { hideName } from '@/domain/review/blind';

interface OwnText {
  text: string;
  /** It names the applicant, so that it can't be edited before they are revealed. */
  isNameHidden: boolean;
}

/**
 * A text by the reviewer about an applicant, as it is shown in a blind pass: it may have been written, or filled in
 * from a template, before.
 * @param application the real one
 * @param isBlind whether nobody may know whose application it is
 * @param typed the text as it was typed during the blind pass: nobody's typing is replaced; null if it is older
 */
export function shownOwnText(
  written: string,
  { user }: Application,
  isBlind: boolean,
  typed: string | null,
): OwnText {
  const text = isBlind && written !== typed ? hideName(written, user) : written;
  return { text, isNameHidden: text !== written };
}

export const NAME_HIDDEN = 'The name in it is hidden. Show who it is to edit it.';
