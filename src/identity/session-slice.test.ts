import { describe, expect, it } from 'vitest';
import { ana } from '@kit/session-with-service';
import { signedIn, signedOut } from './auth-slice';
import {
  checkFailed,
  checkWanted,
  initialSession,
  ledToSignIn,
  otherTabStored,
  sessionReducer,
  tokenRefused,
  type SessionState,
} from './session-slice';

const out = { ...initialSession, status: 'signedOut', isWanted: true } as const;

/** Every state that a page can be in. */
const STATES = {
  storedToken: { ...initialSession, status: 'storedToken' },
  'storedToken, asked': { ...initialSession, status: 'storedToken', isWanted: true },
  unknown: initialSession,
  'unknown, asked': { ...initialSession, isWanted: true },
  error: { ...initialSession, status: 'error', hasFailed: true, errorMessage: 'down' },
  'unknown, asked again': { ...initialSession, isWanted: true, hasFailed: true },
  signedIn: { ...initialSession, status: 'signedIn', isWanted: true },
  pressed: { ...out, signOutReason: 'pressed', leadsToSignIn: true },
  'pressed, led': { ...out, signOutReason: 'pressed' },
  ended: { ...out, signOutReason: 'ended', leadsToSignIn: true },
  'ended, led': { ...out, signOutReason: 'ended' },
  nobody: { ...out, signOutReason: 'reported' },
} satisfies Record<string, SessionState>;

type Name = keyof typeof STATES;
const names = Object.keys(STATES) as Name[];
const unreported = names.filter((name) => /Token|unknown|error/.test(name));

/** To which state each of these leads; all other states stay as they are. */
const to = (next: Name, from: readonly Name[]) =>
  Object.fromEntries(from.map((name) => [name, next])) as Partial<Record<Name, Name>>;

const all = (next: Name) => to(next, names);
const doubt = to('unknown, asked', ['storedToken', 'storedToken, asked']);

/** Every event, and what it changes. */
const EVENTS: readonly [string, Parameters<typeof sessionReducer>[1], Partial<Record<Name, Name>>][] = [
  ['the service reports somebody', signedIn(ana), all('signedIn')],
  [
    'the service reports nobody',
    signedOut({ reason: 'reported' }),
    to('nobody', [...unreported, 'signedIn']),
  ],
  ['a sign-out is pressed', signedOut({ reason: 'pressed' }), all('pressed')],
  [
    'the service or the backend ends the session',
    signedOut({ reason: 'ended' }),
    { ...all('ended'), ...to('ended, led', unreported) },
  ],
  [
    'something needs to know',
    checkWanted(),
    {
      storedToken: 'storedToken, asked',
      unknown: 'unknown, asked',
      error: 'unknown, asked again',
    },
  ],
  [
    'the service cannot be asked, and the stored token is still valid',
    checkFailed({ message: 'down', isTokenUsable: true }),
    {
      'storedToken, asked': 'storedToken',
      ...to('error', ['unknown', 'unknown, asked', 'unknown, asked again']),
    },
  ],
  [
    'the service cannot be asked, and no token is valid',
    checkFailed({ message: 'down', isTokenUsable: false }),
    to('error', unreported),
  ],
  ['the backend refuses a token', tokenRefused(), doubt],
  ['another tab stores the same person', otherTabStored({ uid: ana.uid, isSame: true }), {}],
  ['another tab stores nobody', otherTabStored({ uid: null, isSame: false }), doubt],
  [
    'another tab stores somebody else',
    otherTabStored({ uid: 'u2', isSame: false }),
    { ...doubt, unknown: 'unknown, asked' },
  ],
  ['the person is sent to the sign-in page', ledToSignIn(), { pressed: 'pressed, led', ended: 'ended, led' }],
];

/**
 * What another tab has stored has rows of its own below. And once the service has reported, or has failed, it does not
 * matter whether it was asked for.
 */
function comparable(state: SessionState) {
  const isSettled = /signed|error/.test(state.status);
  return { ...state, uidElsewhere: undefined, isWanted: isSettled || state.isWanted };
}

describe.each(EVENTS)('when %s', (_what, event, changes) => {
  it.each(names)('%s', (name) => {
    const next = sessionReducer(STATES[name], event);
    expect(comparable(next)).toEqual(comparable(STATES[changes[name] ?? name]));
  });
});

describe('a service that could not be asked', () => {
  it('is asked again only when something needs it again', () => {
    for (const isTokenUsable of [true, false])
      for (const name of names)
        expect(sessionReducer(STATES[name], checkFailed({ message: '', isTokenUsable })).isWanted).toBe(
          false,
        );
    expect(sessionReducer(STATES.error, checkWanted()).isWanted).toBe(true);
  });
});

describe('who is signed in according to another tab', () => {
  const elsewhere = (name: Name, ...events: Parameters<typeof sessionReducer>[1][]) =>
    events.reduce(sessionReducer, STATES[name]).uidElsewhere;
  const stored = otherTabStored({ uid: 'u2', isSame: false });
  const back = otherTabStored({ uid: ana.uid, isSame: true });

  it.each(names)('%s: counts until the first report', (name) => {
    expect(elsewhere(name, stored)).toBe(unreported.includes(name) ? 'u2' : undefined);
    expect(elsewhere(name, stored, back)).toBe(unreported.includes(name) ? ana.uid : undefined);
    expect(elsewhere(name, stored, signedIn(ana))).toBeUndefined();
    if (unreported.includes(name))
      expect(elsewhere(name, stored, signedOut({ reason: 'reported' }))).toBeUndefined();
  });

  it('is not forgotten by a check that fails and is repeated', () => {
    expect(elsewhere('unknown', stored, checkFailed({ message: '', isTokenUsable: false }))).toBe('u2');
    expect(elsewhere('error', stored, checkWanted(), tokenRefused())).toBe('u2');
  });
});
