import type { Identity, IdentityEvent, IdentityProvider } from '@/identity/identity-provider';
import { createStore } from '@/lib/stores/create-store';
import { safeStorage } from '@/lib/stored/safe-storage';
import type { AccountChoice, Chooser } from './account-chooser';
import { userByUid, type DemoStore } from './db';
import { addNewPerson, identityOf, listDemoPeople } from './demo-people';
import { makeDemoToken, verifyDemoToken } from './demo-token';

/** The local storage key of the current user's uid, which all tabs share. */
export const DEMO_PERSON_KEY = 'talentboard-demo-person';

/** A token that expires earlier is replaced, as identity services do. */
const RENEWAL_MS = 5 * 60_000;

export interface DemoIdentity extends IdentityProvider {
  /** Whether the app watches the identity; it doesn't for a visitor. */
  isWatched(): boolean;
  /** The current user's uid; `null` if signed out. */
  currentUid(): string | null;
  /** Calls the listener when `currentUid` may have changed. @returns a function that unsubscribes */
  onUidChange(listener: () => void): () => void;
  /** Opens the account chooser. @returns null if it was closed */
  chooseAccount(): Promise<AccountChoice | null>;
  /** Signs in as an existing or a new person. @returns null if the person is no longer in the data */
  signInAs(choice: AccountChoice): Promise<Identity | null>;
}

/** The demo's identity service. The user selects a person in a dialog; local storage keeps the selection. */
export function createDemoIdentity(store: DemoStore, chooser: Chooser, now = () => new Date()): DemoIdentity {
  const listeners = new Set<(event: IdentityEvent) => void>();
  const uidStore = createStore(safeStorage.get(DEMO_PERSON_KEY));
  let token: { uid: string; text: string } | null = null;
  let current = personOf(safeStorage.get(DEMO_PERSON_KEY));

  /** A uid without a record, as after a reset, counts as signed out. */
  async function personOf(uid: string | null): Promise<Identity | null> {
    const user = uid === null ? undefined : userByUid(await store.read(), uid);
    return user === undefined ? null : identityOf(user);
  }

  const showUid = (person: Identity | null) => uidStore.set(person?.uid ?? null);
  void current.then(showUid);

  async function setIdentity(next: Promise<Identity | null>): Promise<void> {
    current = next;
    const person = await next;
    // Another sign-in may have started since; only the last one counts.
    if (current !== next) return;
    showUid(person);
    listeners.forEach((listener) => listener(eventOf(person)));
  }

  const chooseAccount = async () => chooser.open(listDemoPeople(await store.read()));

  async function signInAs(choice: AccountChoice): Promise<Identity | null> {
    const person =
      choice.kind === 'newPerson'
        ? await store.update((db) => identityOf(addNewPerson(db, now())))
        : await personOf(choice.uid);
    if (person === null) return null;
    safeStorage.set(DEMO_PERSON_KEY, person.uid);
    await setIdentity(Promise.resolve(person));
    return person;
  }

  globalThis.addEventListener?.('storage', (event) => {
    // The key is null when another tab cleared the storage.
    if (event.key === DEMO_PERSON_KEY || event.key === null)
      void setIdentity(personOf(safeStorage.get(DEMO_PERSON_KEY)));
  });

  return {
    watch(listener) {
      listeners.add(listener);
      const pendingIdentity = current;
      void pendingIdentity.then((person) => {
        if (pendingIdentity === current && listeners.has(listener)) listener(eventOf(person));
      });
      return () => listeners.delete(listener);
    },

    isWatched: () => listeners.size > 0,

    currentUid: uidStore.get,

    onUidChange: uidStore.subscribe,

    chooseAccount,

    signInAs,

    async signIn() {
      const choice = await chooseAccount();
      return choice === null ? null : signInAs(choice);
    },

    async signOut() {
      safeStorage.remove(DEMO_PERSON_KEY);
      await setIdentity(Promise.resolve(null));
    },

    async getToken({ forceRefresh = false } = {}) {
      const person = await current;
      if (person === null) return null;
      const { uid, email, displayName } = person;
      const isValid =
        token?.uid === uid && verifyDemoToken(token.text, new Date(now().getTime() + RENEWAL_MS)) !== null;
      if (!isValid || forceRefresh || token === null) {
        token = { uid, text: makeDemoToken({ uid, email, name: displayName }, now()) };
      }
      return token.text;
    },
  };
}

function eventOf(person: Identity | null): IdentityEvent {
  return person === null ? { kind: 'signedOut' } : { kind: 'signedIn', identity: person };
}
