import type { Account } from '../firebase/id-token';
import type { AllowedPress } from './allowed-press';
import { BOARD_PRESSES } from './board-presses';
import { DECISION_PRESSES } from './decision-presses';
import { PROFILE_PRESSES } from './profile-presses';

/** Who signs in in Google's window. */
export const SIGNS_IN: Account = {
  uid: 'ledger-newcomer',
  email: 'nobody.yet@example.com',
  displayName: 'Nobody Yet',
  photoURL: null,
};

/**
 * The only controls that may change something. Whoever adds one adds its row: the crawl fails for a change without a
 * row, and for a row that nothing has pressed.
 */
export const ALLOWED_PRESSES: readonly AllowedPress[] = [
  {
    call: 'POST /auth/google-login',
    press: /^Sign in with Google$/,
    in: /^Find Top Talents Across Top Boards$/,
    says: ({ body }) => body,
    // As Google's window shows the account.
    shown: () => ({ name: SIGNS_IN.displayName, email: SIGNS_IN.email, profilePicture: SIGNS_IN.photoURL }),
    scene: 'auth',
  },
  ...PROFILE_PRESSES,
  ...BOARD_PRESSES,
  ...DECISION_PRESSES,
];
