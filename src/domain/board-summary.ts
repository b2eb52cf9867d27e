import { memberLabel, type Board } from './board';
import { formatNumber } from './format-number';
import { BOARD_CARD_AVATARS_MAX } from './limits';
import { displayName } from './user';

/* What a card shows of a board. */

/** '1 Member', '1,200 Members'. */
export const membersText = ({ members }: Board): string =>
  `${formatNumber(members.length)} ${memberLabel(members.length)}`;

/** Letters of three types that have room in one line of a card. */
const TYPES_MAX_LENGTH = 28;

/** Three types, or two and how many more there are: they share one line. */
export const typesShown = ({ boardType: types }: Board): string[] =>
  types.length > (types.join('').length > TYPES_MAX_LENGTH ? 2 : 3)
    ? [...types.slice(0, 2), `+${types.length - 2} more`]
    : types;

/** At most 4 avatars; with exactly 1 member the creator's, if known, is shown instead of the member's. */
export function avatarsOf({ creator, members }: Board): {
  id: string;
  name: string;
  username: string;
  profilePicture: string | null;
}[] {
  if (members.length === 1 && creator !== null && displayName(creator, '')) return [creator];
  return members.slice(0, BOARD_CARD_AVATARS_MAX);
}
