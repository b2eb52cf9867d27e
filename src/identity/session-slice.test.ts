import { describe, expect, it } from 'vitest';
import { signedIn, signedOut } from './auth-slice';
import {
  checkFailed,
  checkRetried,
  hasCheckFailed,
  initialSession,
  redirected,
  sessionReducer,
  storedTokenInvalidated,
  type SessionState,
} from './session-slice';

const ana = { uid: 'u1', email: 'ana@example.com', displayName: 'Ana', photoURL: null };
const state = (status: SessionState['status'], reason: string | null = null, isRedirectPending = false) => ({
  status,
  reason,
  isRedirectPending,
});

const STATES = {
  storedToken: state('storedToken'),
  unknown: initialSession,
  error: state('error', 'down'),
  retried: state('unknown', 'down'),
  signedIn: state('signedIn'),
  pressed: state('signedOut', 'pressed', true),
  ended: state('signedOut', 'ended', true),
  reported: state('signedOut', 'reported'),
};
type Name = keyof typeof STATES;

describe('the session slice', () => {
  it.each<[Name, string, Parameters<typeof sessionReducer>[1], SessionState]>([
    ['unknown', 'a report of an account', signedIn(ana), STATES.signedIn],
    ['retried', 'a report of an account', signedIn(ana), STATES.signedIn],
    ['ended', 'a report of an account', signedIn(ana), STATES.signedIn],
    ['signedIn', 'a pressed sign-out', signedOut({ reason: 'pressed' }), STATES.pressed],
    ['signedIn', 'an ended session', signedOut({ reason: 'ended' }), STATES.ended],
    ['signedIn', 'a sign-out in another tab', signedOut({ reason: 'reported' }), STATES.reported],
    ['pressed', 'the report that follows', signedOut({ reason: 'reported' }), STATES.pressed],
    ['unknown', 'a session that ended before', signedOut({ reason: 'ended' }), state('signedOut', 'ended')],
    [
      'storedToken',
      'a session that ended before',
      signedOut({ reason: 'ended' }),
      state('signedOut', 'ended'),
    ],
    ['unknown', 'a failed check', checkFailed('down'), STATES.error],
    ['signedIn', 'a failed check', checkFailed('down'), STATES.signedIn],
    ['reported', 'a failed check', checkFailed('down'), STATES.reported],
    ['error', 'a retried check', checkRetried(), STATES.retried],
    ['signedIn', 'a retried check', checkRetried(), STATES.signedIn],
    ['storedToken', 'an invalidated token', storedTokenInvalidated(), STATES.unknown],
    ['signedIn', 'an invalidated token', storedTokenInvalidated(), STATES.signedIn],
    ['ended', 'the redirect', redirected(), state('signedOut', 'ended')],
  ])('changes %s after %s', (from, _event, action, expected) => {
    expect(sessionReducer(STATES[from], action)).toEqual(expected);
  });

  it.each<[Name, boolean]>([
    ['error', true],
    ['retried', true],
    ['unknown', false],
    ['storedToken', false],
    ['signedIn', false],
    ['ended', false],
  ])('hasCheckFailed in the state %s: %s', (name, expected) => {
    expect(hasCheckFailed(STATES[name])).toBe(expected);
  });
});
