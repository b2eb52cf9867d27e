import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { signedIn, signedOut } from './auth-slice';

type SessionStatus =
  /** A valid token of an earlier visit is trusted until the identity service reports. */
  | 'storedToken'
  /** The service has not reported yet; for a visitor it may never be loaded. */
  | 'unknown'
  | 'signedIn'
  | 'signedOut'
  /** The service could not be loaded, or has not reported in time. */
  | 'error';

export interface SessionState {
  status: SessionStatus;
  /** A `SignOutReason`, or why the last check failed ('' if unknown); null otherwise. */
  reason: string | null;
  /** After a sign-out in this tab, until the sign-in page is open. */
  isRedirectPending: boolean;
}

export const initialSession: SessionState = { status: 'unknown', reason: null, isRedirectPending: false };

const hasReported = ({ status }: SessionState) => status === 'signedIn' || status === 'signedOut';

/** Whether a check has failed since the last report, so that requests may have been sent without a token. */
export const hasCheckFailed = ({ status, reason }: SessionState): boolean =>
  status === 'error' || (status === 'unknown' && reason !== null);

/** The state of the sign-in. `signedIn` and `signedOut` are the service's reports. */
const sessionSlice = createSlice({
  name: 'session',
  initialState: initialSession,
  reducers: {
    checkFailed(state, { payload: message }: PayloadAction<string>) {
      if (!hasReported(state)) return { ...state, status: 'error' as const, reason: message };
    },
    checkRetried(state) {
      if (state.status === 'error') state.status = 'unknown';
    },
    storedTokenInvalidated(state) {
      if (state.status === 'storedToken') state.status = 'unknown';
    },
    redirected(state) {
      state.isRedirectPending = false;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(signedIn, () => ({ ...initialSession, status: 'signedIn' as const }));
    builder.addCase(signedOut, (state, { payload: { reason } }) => {
      // The service's own report follows a sign-out in this tab, and must not overwrite the reason.
      if (reason === 'reported' && state.status === 'signedOut') return state;
      return {
        status: 'signedOut' as const,
        reason,
        // A session that had ended before this visit needs no redirect from an open page.
        isRedirectPending: reason === 'pressed' || (reason === 'ended' && hasReported(state)),
      };
    });
  },
});

export const sessionReducer = sessionSlice.reducer;
export const { checkFailed, checkRetried, storedTokenInvalidated, redirected } = sessionSlice.actions;
