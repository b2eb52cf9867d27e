import { createStore, type Store } from '@/lib/stores/create-store';
import type { DemoPerson } from './demo-people';

export type AccountChoice = { kind: 'person'; uid: string } | { kind: 'newPerson'; name?: string };

/** Passes the question who is signing in from the demo's identity to the dialog, and the answer back. */
export interface Chooser {
  /** Opens the dialog, or joins the open one. @returns null when it was closed */
  ask(people: readonly DemoPerson[]): Promise<AccountChoice | null>;
  answer(choice: AccountChoice | null): void;
  /** The people that the open dialog offers; null while it is closed. */
  offered: Pick<Store<readonly DemoPerson[] | null>, 'get' | 'subscribe'>;
}

export function createChooser(): Chooser {
  const offered = createStore<readonly DemoPerson[] | null>(null);
  let waiting: ((choice: AccountChoice | null) => void)[] = [];
  return {
    ask(people) {
      if (offered.get() === null) offered.set(people);
      return new Promise((resolve) => waiting.push(resolve));
    },
    answer(choice) {
      waiting.forEach((resolve) => resolve(choice));
      waiting = [];
      offered.set(null);
    },
    offered,
  };
}
