import type { Identity, IdentityEvent, IdentityProvider } from '@/identity/identity-provider';
import { createStore } from '@/lib/stores/create-store';
import { safeStorage } from '@/lib/stored/safe-storage';
import type { AccountChoice, Chooser } from './account-chooser';
import { userByUid } from './db';
import { addNewPerson, identityOf, listDemoPeople } from './demo-people';
import { makeDemoToken, verifyDemoToken } from './demo-token';
import type { DemoStore } from './store';

/** Holds the uid of the person who is signed in; shared by all tabs. */
export const DEMO_PERSON_KEY = 'talentboard-demo-person';

/** A token that expires sooner than this is replaced, as an identity service does. */
const RENEWAL_MS = 5 * 60_000;

export interface DemoIdentity extends IdentityProvider {
  /** Whether anybody listens for changes; a visitor's app does not yet. */
  isWatched(): boolean;
  /** The uid of the person who is signed in; null for nobody. */
  currentUid(): string | null;
  /** Calls back when `currentUid` may have changed. @returns a function that stops this */
  onUidChange(listener: () => void): () => void;
  /** Opens the dialog. @returns null when it was closed */
  askWho(): Promise<AccountChoice | null>;
  /** Signs in one of the demo's people, or somebody new. @returns null for people who are not in the data any more */
  signInAs(choice: AccountChoice): Promise<Identity | null>;
}

/** The demo's identity service: people are chosen from a dialog and remembered in local storage. */
export function createDemoIdentity(store: DemoStore, chooser: Chooser, now = () => new Date()): DemoIdentity {
  const listeners = new Set<(event: IdentityEvent) => void>();
  const shown = createStore(safeStorage.get(DEMO_PERSON_KEY));
  let token: { uid: string; text: string } | null = null;
  let current = personOf(safeStorage.get(DEMO_PERSON_KEY));

  /** A uid that is not in the data (they have been reset) counts as nobody. */
  async function personOf(uid: string | null): Promise<Identity | null> {
    const user = uid === null ? undefined : userByUid(await store.read(), uid);
    return user === undefined ? null : identityOf(user);
  }

  const show = (person: Identity | null) => shown.set(person?.uid ?? null);
  void current.then(show);

  async function become(next: Promise<Identity | null>): Promise<void> {
    current = next;
    const person = await next;
    if (current === next) show(person);
    // Somebody else may have signed in meanwhile; the last one counts.
    if (current === next) listeners.forEach((listener) => listener(eventOf(person)));
  }

  async function take(choice: AccountChoice): Promise<Identity | null> {
    if (choice.kind === 'newPerson') {
      return store.update((db) => identityOf(addNewPerson(db, now())));
    }
    return personOf(choice.uid);
  }

  const askWho = async () => chooser.ask(listDemoPeople(await store.read()));

  async function signInAs(choice: AccountChoice): Promise<Identity | null> {
    const person = await take(choice);
    if (person === null) return null;
    safeStorage.set(DEMO_PERSON_KEY, person.uid);
    await become(Promise.resolve(person));
    return person;
  }

  globalThis.addEventListener?.('storage', (event) => {
    // The key is null when another tab cleared everything.
    if (event.key === DEMO_PERSON_KEY || event.key === null)
      void become(personOf(safeStorage.get(DEMO_PERSON_KEY)));
  });

  return {
    watch(listener) {
      listeners.add(listener);
      const asked = current;
      void asked.then((person) => {
        if (asked === current && listeners.has(listener)) listener(eventOf(person));
      });
      return () => listeners.delete(listener);
    },

    isWatched: () => listeners.size > 0,

    currentUid: shown.get,

    onUidChange: shown.subscribe,

    askWho,

    signInAs,

    async signIn() {
      const choice = await askWho();
      return choice === null ? null : signInAs(choice);
    },

    async signOut() {
      safeStorage.remove(DEMO_PERSON_KEY);
      await become(Promise.resolve(null));
    },

    async getToken({ forceRefresh = false } = {}) {
      const person = await current;
      if (person === null) return null;
      const { uid, email, displayName } = person;
      const isGood =
        token?.uid === uid && verifyDemoToken(token.text, new Date(now().getTime() + RENEWAL_MS)) !== null;
      if (!isGood || forceRefresh || token === null) {
        token = { uid, text: makeDemoToken({ uid, email, name: displayName }, now()) };
      }
      return token.text;
    },
  };
}

function eventOf(person: Identity | null): IdentityEvent {
  return person === null ? { kind: 'signedOut' } : { kind: 'signedIn', identity: person };
}
