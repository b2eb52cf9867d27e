import { makeDemoToken } from '@/demo/demo-token';
import type { Identity, IdentityEvent, IdentityProvider } from '@/identity/identity-provider';

/** An identity service that the test controls. */
export interface TestIdentity extends IdentityProvider {
  /** The result of the next sign-ins: a person, null for a closed window, or an error to throw. */
  nextSignIn: Identity | null | Error;
  /** Reports a sign-in from another tab; null reports a sign-out. */
  report(identity: Identity | null): void;
  failSignOut: boolean;
}

/** @param current the person who is already signed in; null if signed out */
export function createTestIdentity(current: Identity | null): TestIdentity {
  let person = current;
  const listeners = new Set<(event: IdentityEvent) => void>();
  const event = (): IdentityEvent =>
    person === null ? { kind: 'signedOut' } : { kind: 'signedIn', identity: person };
  const identity: TestIdentity = {
    nextSignIn: null,
    failSignOut: false,
    report(next) {
      person = next;
      listeners.forEach((listener) => listener(event()));
    },
    watch(listener) {
      listeners.add(listener);
      queueMicrotask(() => listener(event()));
      return () => listeners.delete(listener);
    },
    async signIn() {
      const next = identity.nextSignIn;
      if (next instanceof Error) throw next;
      if (next !== null) identity.report(next);
      return next;
    },
    async signOut() {
      if (identity.failSignOut) throw new Error('The service is down');
      identity.report(null);
    },
    async getToken() {
      return person === null
        ? null
        : makeDemoToken({ uid: person.uid, email: person.email, name: person.displayName });
    },
  };
  return identity;
}

/** Stores the account on this device, as after an earlier visit. */
export function storeAccount(account: Identity, accessToken: string | null = null): void {
  const auth = JSON.stringify({ ...account, isLoggedIn: true, accessToken, _id: null });
  localStorage.setItem('persist:root', JSON.stringify({ auth, _persist: '{"version":1}' }));
}
