import { describe, expect, it } from 'vitest';
import { authReducer, backendUserCreated, signedIn, signedOut, tokenObtained } from './auth-slice';
import { loggedOut } from './stored-auth';

const ana = { uid: 'u1', email: 'ana@example.com', displayName: 'Ana', photoURL: null };
const ben = { uid: 'u2', email: 'ben@example.com', displayName: 'Ben', photoURL: null };

describe('authReducer', () => {
  it('keeps id and token when the same account is reported again', () => {
    let state = authReducer(loggedOut, signedIn(ana));
    state = authReducer(state, backendUserCreated({ uid: 'u1', _id: 'id1' }));
    state = authReducer(state, tokenObtained('t1'));
    state = authReducer(state, signedIn({ ...ana, displayName: 'Ana B' }));
    expect(state).toMatchObject({ displayName: 'Ana B', _id: 'id1', accessToken: 't1', isLoggedIn: true });
  });

  it('drops the id and the token when another account signs in', () => {
    let state = authReducer(loggedOut, signedIn(ana));
    state = authReducer(state, backendUserCreated({ uid: 'u1', _id: 'id1' }));
    state = authReducer(state, tokenObtained('t1'));
    expect(authReducer(state, signedIn(ben))).toMatchObject({ uid: 'u2', _id: null, accessToken: null });
  });

  it('stores a backend id for the account of its request only', () => {
    const state = authReducer(authReducer(loggedOut, signedIn(ana)), signedIn(ben));
    expect(authReducer(state, backendUserCreated({ uid: 'u1', _id: 'id1' }))._id).toBeNull();
    expect(authReducer(state, backendUserCreated({ uid: 'u2', _id: 'id2' }))._id).toBe('id2');
    expect(authReducer(loggedOut, backendUserCreated({ uid: 'u1', _id: 'id1' }))).toEqual(loggedOut);
  });

  it('clears the state on sign-out', () => {
    expect(authReducer(authReducer(loggedOut, signedIn(ana)), signedOut({ reason: 'pressed' }))).toEqual(
      loggedOut,
    );
  });
});
