import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { signedIn, signedOut, type SignOutReason } from './auth-slice';

/** What the identity service has said so far. Only this opens a protected route. */
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
}

const initialState: SessionState = {
  status: 'unknown',
  signOutReason: null,
  leadsToSignIn: false,
  hasFailed: false,
  errorMessage: '',
};

const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    stateCheckFailed: (_state, { payload }: PayloadAction<string>): SessionState => ({
      ...initialState,
      status: 'error',
      hasFailed: true,
      errorMessage: payload,
    }),
    stateCheckRepeated: (): SessionState => ({ ...initialState, hasFailed: true }),
    ledToSignIn: (state) => {
      state.leadsToSignIn = false;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(signedIn, (): SessionState => ({ ...initialState, status: 'signedIn' }));
    builder.addCase(signedOut, (state, { payload: { reason } }): SessionState => {
      // The service's own report follows a sign-out made here, and must not overwrite the reason.
      if (reason === 'reported' && state.status === 'signedOut') return state;
      return {
        ...initialState,
        status: 'signedOut',
        signOutReason: reason,
        leadsToSignIn: reason !== 'reported',
      };
    });
  },
});

export const sessionReducer = sessionSlice.reducer;
export const { stateCheckFailed, stateCheckRepeated, ledToSignIn } = sessionSlice.actions;
