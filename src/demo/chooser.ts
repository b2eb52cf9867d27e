import { createStore } from '@/lib/stores/create-store';
import type { DemoPerson } from './demo-people';

export type AccountChoice = { kind: 'person'; uid: string } | { kind: 'newPerson'; name?: string };

/** Passes the question who is signing in from the demo's identity to the dialog, and the answer back. */
export function createChooser() {
  const offered = createStore<readonly DemoPerson[] | null>(null);
  let waiting: ((choice: AccountChoice | null) => void)[] = [];
  return {
    /** Opens the dialog, or joins the open one. @returns null when it was closed */
    ask(people: readonly DemoPerson[]) {
      if (offered.get() === null) offered.set(people);
      return new Promise<AccountChoice | null>((resolve) => waiting.push(resolve));
    },
    answer(choice: AccountChoice | null) {
      waiting.forEach((resolve) => resolve(choice));
      waiting = [];
      offered.set(null);
    },
    /** The people that the open dialog offers; null while it is closed. */
    offered,
  };
}

export type Chooser = ReturnType<typeof createChooser>;
