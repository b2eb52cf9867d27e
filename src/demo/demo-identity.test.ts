// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import type { IdentityEvent } from '@/identity/identity-provider';
import { createMemoryStore } from '@kit/memory-store';
import { createChooser, type AccountChoice } from './account-chooser';
import { createDemoIdentity, DEMO_PERSON_KEY } from './demo-identity';
import { verifyDemoToken } from './demo-token';
import { personUid } from './seed/records';
import { seedDb } from './seed/seed-db';

const MAYA = personUid('maya-lindqvist');
const TOMAS = personUid('tomas-ferreira');

function setUp(store = createMemoryStore(() => seedDb())) {
  const chooser = createChooser();
  let time = Date.parse('2026-11-21T12:00:00Z');
  const identity = createDemoIdentity(store, chooser, () => new Date(time));
  const events: string[] = [];
  const listen = (event: IdentityEvent) =>
    events.push(event.kind === 'signedIn' ? event.identity.uid : 'signedOut');
  return {
    chooser,
    identity,
    store,
    events,
    listen,
    pass: (ms: number) => (time += ms),
    async signInAs(choice: AccountChoice | null) {
      const result = identity.signIn();
      await vi.waitFor(() => expect(chooser.offered.get()).not.toBeNull());
      chooser.close(choice);
      return result;
    },
  };
}
const person = (uid: string): AccountChoice => ({ kind: 'person', uid });

test('starts signed out, and notifies watchers of a sign-in and a sign-out', async () => {
  const { identity, events, listen, signInAs } = setUp();
  const stop = identity.watch(listen);
  await vi.waitFor(() => expect(events).toEqual(['signedOut']));
  expect(await identity.getToken()).toBeNull();
  expect(await signInAs(person(MAYA))).toMatchObject({
    uid: MAYA,
    displayName: 'Maya Lindqvist',
    photoURL: null,
  });
  await identity.signOut();
  expect(events).toEqual(['signedOut', MAYA, 'signedOut']);
  expect(localStorage.getItem(DEMO_PERSON_KEY)).toBeNull();
  stop();
  await signInAs(person(TOMAS));
  expect(events).toHaveLength(3);
  expect(identity.isWatched()).toBe(false);
});

test('closing the chooser changes nothing', async () => {
  const { identity, signInAs } = setUp();
  await signInAs(person(MAYA));
  expect(await signInAs(null)).toBeNull();
  expect(localStorage.getItem(DEMO_PERSON_KEY)).toBe(MAYA);
  expect(await identity.getToken()).not.toBeNull();
});

test('restores the person after a reload, unless their record was deleted', async () => {
  localStorage.setItem(DEMO_PERSON_KEY, TOMAS);
  const known = setUp();
  known.identity.watch(known.listen);
  await vi.waitFor(() => expect(known.events).toEqual([TOMAS]));
  localStorage.setItem(DEMO_PERSON_KEY, 'demo-new-7');
  const deleted = setUp();
  deleted.identity.watch(deleted.listen);
  await vi.waitFor(() => expect(deleted.events).toEqual(['signedOut']));
});

test('follows a change of the person in another tab', async () => {
  const { identity, events, listen } = setUp();
  identity.watch(listen);
  await vi.waitFor(() => expect(events).toEqual(['signedOut']));
  localStorage.setItem(DEMO_PERSON_KEY, TOMAS);
  window.dispatchEvent(new StorageEvent('storage', { key: DEMO_PERSON_KEY }));
  await vi.waitFor(() => expect(events.at(-1)).toBe(TOMAS));
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  await vi.waitFor(() => expect(events.at(-1)).toBe('signedOut'));
  window.dispatchEvent(new StorageEvent('storage', { key: 'something else' }));
  expect(events).toHaveLength(3);
});

test('a new person starts with an empty profile and stays in the chooser', async () => {
  const { identity, chooser, store, signInAs } = setUp();
  const first = await signInAs({ kind: 'newPerson' });
  const second = await signInAs({ kind: 'newPerson' });
  expect([first?.displayName, second?.displayName]).toEqual(['New person 1', 'New person 2']);
  await store.update((db) => {
    const user = db.users.find(({ firebaseUid }) => firebaseUid === first?.uid);
    if (user) user.name = 'Ada';
  });
  const again = identity.signIn();
  await vi.waitFor(() =>
    expect(
      chooser.offered
        .get()
        ?.slice(-2)
        .map(({ name }) => name),
    ).toEqual(['Ada', 'New person 2']),
  );
  chooser.close(person(first?.uid ?? ''));
  expect(await again).toMatchObject({ uid: first?.uid, displayName: 'Ada' });
});

test('new people get a unique uid, even after a reset', async () => {
  const { store, signInAs } = setUp();
  const first = await signInAs({ kind: 'newPerson' });
  await store.reset();
  const second = await signInAs({ kind: 'newPerson' });
  expect(second?.uid).toMatch(/^demo-new-/);
  expect(second?.uid).not.toBe(first?.uid);
});

test('notifies listeners of the current uid, at first and after each change', async () => {
  localStorage.setItem(DEMO_PERSON_KEY, MAYA);
  const { identity, signInAs } = setUp();
  expect(identity.currentUid()).toBe(MAYA);
  const seen: (string | null)[] = [];
  const stop = identity.onUidChange(() => seen.push(identity.currentUid()));
  await signInAs(person(TOMAS));
  await identity.signOut();
  stop();
  await signInAs(person(TOMAS));
  expect(seen.slice(-2)).toEqual([TOMAS, null]);
});

test('the chooser offers the seeded people with a description', async () => {
  const { identity, chooser } = setUp();
  const signedIn = identity.signIn();
  await vi.waitFor(() => expect(chooser.offered.get()).toHaveLength(5));
  expect(chooser.offered.get()?.map(({ name, hint }) => `${name}: ${hint}`)).toEqual([
    'Maya Lindqvist: Runs 4 boards, 8 pending requests',
    'Tomás Ferreira: Member of 3 boards, 3 applications sent',
    'Noor Haddad: Complete profile, no boards yet',
    'Priya Raghunathan: Runs 2 boards, 2 pending requests, member of 1 board',
    'Samuel Okonkwo: Unfinished profile',
  ]);
  chooser.close(null);
  await signedIn;
});

test('reuses a token until it is about to expire or a new one is forced', async () => {
  const { identity, signInAs, pass } = setUp();
  await signInAs(person(MAYA));
  const first = await identity.getToken();
  pass(54 * 60_000);
  expect(await identity.getToken()).toBe(first);
  const forced = await identity.getToken({ forceRefresh: true });
  expect(forced).not.toBe(first);
  pass(56 * 60_000);
  expect(await identity.getToken()).not.toBe(forced);
  await signInAs(person(TOMAS));
  expect(verifyDemoToken((await identity.getToken()) ?? '', new Date('2026-11-21T13:50:00Z'))?.uid).toBe(
    TOMAS,
  );
});

test('works until the page is closed if storage is blocked', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Denied', 'SecurityError');
  });
  const { identity, signInAs } = setUp();
  expect(await signInAs(person(MAYA))).toMatchObject({ uid: MAYA });
  expect(await identity.getToken()).not.toBeNull();
});
