import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Identity } from './identity-provider';
import { loggedOut, type AuthState } from './stored-auth';

type SignOutReason =
  /** The user pressed Sign Out in this tab. */
  | 'pressed'
  /** The identity service or the backend withdrew the session, perhaps since the last visit. */
  | 'ended'
  /** The identity service reports no user: never signed in, or signed out in another tab. */
  | 'reported';

const authSlice = createSlice({
  name: 'auth',
  initialState: loggedOut,
  reducers: {
    signedIn(state, { payload }: PayloadAction<Identity>): AuthState {
      const isSamePerson = state.uid === payload.uid;
      return {
        ...payload,
        isLoggedIn: true,
        accessToken: isSamePerson ? state.accessToken : null,
        _id: isSamePerson ? state._id : null,
      };
    },
    tokenObtained(state, { payload }: PayloadAction<string>) {
      state.accessToken = payload;
    },
    /** Ignored if another account than `uid` has signed in since the request was sent. */
    backendUserCreated(state, { payload }: PayloadAction<{ uid: string | null; _id: string }>) {
      if (payload.uid === state.uid) state._id = payload._id;
    },
    signedOut: (_state, _action: PayloadAction<{ reason: SignOutReason }>) => loggedOut,
  },
});

export const authReducer = authSlice.reducer;
export const { signedIn, tokenObtained, backendUserCreated, signedOut } = authSlice.actions;
