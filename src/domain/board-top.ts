import type { Board } from './board';
import { formatNumber } from './format-number';
import { pluralize } from './pluralize';

/* What the top of a board's page says. */

/** Letters. An edited name may have 300; at full size it would fill a phone's screen. */
const LONG_NAME = 80;

export const hasLongName = ({ name }: Board): boolean => name.length > LONG_NAME;

export const totalMembersText = ({ members }: Board): string =>
  `Total Members: ${formatNumber(members.length)}`;

/** What joining asks of an applicant. */
export function joiningText(questionCount: number): string {
  if (questionCount === 0) return 'No questions, the creator decides.';
  return `${pluralize(questionCount, 'question')}, the creator decides.`;
}
