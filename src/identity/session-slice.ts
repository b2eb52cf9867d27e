import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { signedIn, signedOut, type SignOutReason } from './auth-slice';

type SessionStatus =
  /**
   * An earlier visit has stored a token that is still valid, and the identity service has not reported yet. Until it
   * does, calls carry the token and protected routes are open to the person it belongs to.
   */
  | 'storedToken'
  /** The service has not reported yet; for a visitor it may never be asked. */
  | 'unknown'
  | 'signedIn'
  | 'signedOut'
  /** The service could not be asked who is signed in. */
  | 'error';

export interface SessionState {
  status: SessionStatus;
  /** The service is loaded and asked, as soon as this is true (session.ts). */
  isWanted: boolean;
  /** Why nobody is signed in; null in any other state. */
  signOutReason: SignOutReason | null;
  /**
   * The person has just been signed out here and not been sent to the sign-in page yet; after that they are a
   * visitor.
   */
  leadsToSignIn: boolean;
  /** The check has failed, so calls may have been made without the token of the person who is signed in. */
  hasFailed: boolean;
  /** Why the check failed; '' where that is not known. */
  errorMessage: string;
  /** Until the first report: who is signed in according to another tab, null for nobody; undefined if none has said so. */
  uidElsewhere: string | null | undefined;
}

export const initialSession: SessionState = {
  status: 'unknown',
  isWanted: false,
  signOutReason: null,
  leadsToSignIn: false,
  hasFailed: false,
  errorMessage: '',
  uidElsewhere: undefined,
};

const hasReported = ({ status }: SessionState) => status === 'signedIn' || status === 'signedOut';

/** From now on everything waits for the service. */
function doubtStoredToken(state: SessionState): void {
  if (state.status !== 'storedToken') return;
  state.status = 'unknown';
  state.isWanted = true;
}

/**
 * What is known about who is signed in, as states and events: `session-slice.test.ts` has the table. `signedIn` and
 * `signedOut` (auth-slice.ts) are the service's reports and the results of what is pressed here.
 */
const sessionSlice = createSlice({
  name: 'session',
  initialState: initialSession,
  reducers: {
    /** Something needs to know who is signed in: a protected page, a sign-in. A check that has failed is repeated. */
    checkWanted(state) {
      state.isWanted = true;
      if (state.status === 'error') state.status = 'unknown';
      state.errorMessage = '';
    },
    /** The service could not be loaded, or has not answered in time. @see session.ts, which tries again */
    checkFailed(state, { payload }: PayloadAction<{ message: string; isTokenUsable: boolean }>) {
      state.isWanted = false;
      // Nothing waits for the service as long as the token is valid.
      if (hasReported(state) || (state.status === 'storedToken' && payload.isTokenUsable)) return;
      state.status = 'error';
      state.hasFailed = true;
      state.errorMessage = payload.message;
    },
    tokenRefused: doubtStoredToken,
    /**
     * Another tab has stored who is signed in, null for nobody. Every such change counts, also one back to the person
     * of this tab (`isSame`).
     */
    otherTabStored(state, { payload }: PayloadAction<{ uid: string | null; isSame: boolean }>) {
      if (!hasReported(state)) state.uidElsewhere = payload.uid;
      if (payload.isSame) return;
      doubtStoredToken(state);
      // A visitor's tab may not have asked yet.
      if (payload.uid !== null) state.isWanted = true;
    },
    ledToSignIn(state) {
      state.leadsToSignIn = false;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(signedIn, ({ isWanted }) => ({
      ...initialSession,
      isWanted,
      status: 'signedIn' as const,
    }));
    builder.addCase(signedOut, (state, { payload: { reason } }) => {
      // The service's own report follows a sign-out made here, and must not overwrite the reason.
      if (reason === 'reported' && state.status === 'signedOut') return state;
      return {
        ...initialSession,
        isWanted: state.isWanted,
        status: 'signedOut' as const,
        signOutReason: reason,
        // At the start an open page is shown to a visitor just as well.
        leadsToSignIn: reason === 'pressed' || (reason === 'ended' && hasReported(state)),
      };
    });
  },
});

export const sessionReducer = sessionSlice.reducer;
export const { checkWanted, checkFailed, tokenRefused, otherTabStored, ledToSignIn } = sessionSlice.actions;
