import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { signedIn, signedOut, type SignOutReason } from './auth-slice';

/** What the identity service has reported since the page was opened. */
type SessionStatus = 'unknown' | 'signedIn' | 'signedOut' | 'error';

export interface SessionState {
  status: SessionStatus;
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
  /**
   * An earlier visit has stored a token that is still valid. Until the service's first report, calls carry it and
   * protected routes are open to the person it belongs to.
   */
  hasStoredToken: boolean;
}

export const initialSession: SessionState = {
  status: 'unknown',
  signOutReason: null,
  leadsToSignIn: false,
  hasFailed: false,
  errorMessage: '',
  hasStoredToken: false,
};

const sessionSlice = createSlice({
  name: 'session',
  initialState: initialSession,
  reducers: {
    stateCheckFailed: (_state, { payload }: PayloadAction<string>): SessionState => ({
      ...initialSession,
      status: 'error',
      hasFailed: true,
      errorMessage: payload,
    }),
    stateCheckRepeated: (): SessionState => ({ ...initialSession, hasFailed: true }),
    storedTokenDoubted: (state) => {
      state.hasStoredToken = false;
    },
    ledToSignIn: (state) => {
      state.leadsToSignIn = false;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(signedIn, (): SessionState => ({ ...initialSession, status: 'signedIn' }));
    builder.addCase(signedOut, (state, { payload: { reason } }): SessionState => {
      // The service's own report follows a sign-out made here, and must not overwrite the reason.
      if (reason === 'reported' && state.status === 'signedOut') return state;
      return {
        ...initialSession,
        status: 'signedOut',
        signOutReason: reason,
        leadsToSignIn: reason !== 'reported',
      };
    });
  },
});

export const sessionReducer = sessionSlice.reducer;
export const { stateCheckFailed, stateCheckRepeated, storedTokenDoubted, ledToSignIn } = sessionSlice.actions;
