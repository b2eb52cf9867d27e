import { makeDemoToken } from '@/demo/demo-token';
import type { Identity, IdentityEvent, IdentityProvider } from '@/identity/identity-provider';

/** An identity service that the test controls. */
export interface TestIdentity extends IdentityProvider {
  /** What the next sign-ins return: a person, null for a closed window, or an error to throw. */
  nextSignIn: Identity | null | Error;
  /** As if this person had signed in (or, for null, out) in another tab. */
  report(identity: Identity | null): void;
  failSignOut: boolean;
}

/** @param current who is signed in from the start; null for nobody */
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
