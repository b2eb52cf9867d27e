import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { signedIn, signedOut, type SignOutReason } from './auth-slice';

/** What the identity service has said so far (spec section 4, 'Sign-in state'). Only this opens a protected route. */
export type SessionStatus = 'unknown' | 'signedIn' | 'signedOut' | 'error';

export interface SessionState {
  status: SessionStatus;
  /** Why nobody is signed in; null while that is not so. */
  signOutReason: SignOutReason | null;
  /** What went wrong with the check; '' where nothing is known of it. */
  errorMessage: string;
}

const initialState: SessionState = { status: 'unknown', signOutReason: null, errorMessage: '' };

const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    stateCheckFailed: (_state, { payload }: PayloadAction<string>): SessionState => ({
      status: 'error',
      signOutReason: null,
      errorMessage: payload,
    }),
    stateCheckStarted: (): SessionState => initialState,
  },
  extraReducers: (builder) => {
    builder.addCase(signedIn, (): SessionState => ({ ...initialState, status: 'signedIn' }));
    builder.addCase(signedOut, (state, { payload }): SessionState => ({
      ...initialState,
      status: 'signedOut',
      // The service's own report follows a sign-out made here; it must not hide why.
      signOutReason:
        payload.reason === 'reported' && state.status === 'signedOut' ? state.signOutReason : payload.reason,
    }));
  },
});

export const sessionReducer = sessionSlice.reducer;
export const { stateCheckFailed, stateCheckStarted } = sessionSlice.actions;
