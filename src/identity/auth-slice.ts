import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Identity } from './identity-provider';

/** What this device remembers about the person who signed in. */
export interface AuthState {
  uid: string | null;
  email: string | null;
  displayName: string | null;
  photoURL: string | null;
  isLoggedIn: boolean;
  accessToken: string | null;
  /** The backend's id of the person; null until it is known. */
  _id: string | null;
}

export type SignOutReason =
  /** The person pressed Sign Out in this tab. */
  | 'pressed'
  /** The identity service or the backend withdrew the session. */
  | 'ended'
  /** The identity service reports nobody: never signed in, or signed out in another tab. */
  | 'reported';

export const loggedOut: AuthState = {
  uid: null,
  email: null,
  displayName: null,
  photoURL: null,
  isLoggedIn: false,
  accessToken: null,
  _id: null,
};

const authSlice = createSlice({
  name: 'auth',
  initialState: loggedOut,
  reducers: {
    signedIn(state, { payload }: PayloadAction<Identity>): AuthState {
      const isSamePerson = state.uid === payload.uid;
      return {
        uid: payload.uid,
        email: payload.email,
        displayName: payload.displayName,
        photoURL: payload.photoURL,
        isLoggedIn: true,
        accessToken: isSamePerson ? state.accessToken : null,
        _id: isSamePerson ? state._id : null,
      };
    },
    tokenObtained(state, { payload }: PayloadAction<string>) {
      state.accessToken = payload;
    },
    /** `uid` is the account that was reported to the backend; by the time it answers, somebody else may have signed in. */
    backendUserCreated(state, { payload }: PayloadAction<{ uid: string | null; _id: string }>) {
      if (payload.uid === state.uid) state._id = payload._id;
    },
    signedOut: (_state, _action: PayloadAction<{ reason: SignOutReason }>) => loggedOut,
  },
});

export const authReducer = authSlice.reducer;
export const { signedIn, tokenObtained, backendUserCreated, signedOut } = authSlice.actions;

const isTextOrNull = (value: unknown) => value === null || typeof value === 'string';

/**
 * Reads a persisted value of the slice, which an older version or anything else may have written.
 * @returns the state, or logged out where the value is invalid
 */
export function restoreAuthState(value: unknown): AuthState {
  // Anything but an object fails the checks below.
  const kept = { ...loggedOut, ...(value as object) } as Record<keyof AuthState, unknown>;
  const texts: (keyof AuthState)[] = ['uid', 'email', 'displayName', 'photoURL', 'accessToken', '_id'];
  const isValid =
    texts.every((key) => isTextOrNull(kept[key])) &&
    kept.isLoggedIn === true &&
    typeof kept.uid === 'string' &&
    kept.uid !== '';
  if (!isValid) return loggedOut;
  return Object.fromEntries(
    (Object.keys(loggedOut) as (keyof AuthState)[]).map((key) => [key, kept[key]]),
  ) as unknown as AuthState;
}
