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
  let question: {
    promise: Promise<AccountChoice | null>;
    resolve: (choice: AccountChoice | null) => void;
  } | null = null;

  return {
    ask(people) {
      if (question === null) {
        let resolve: (choice: AccountChoice | null) => void = () => undefined;
        const promise = new Promise<AccountChoice | null>((settle) => {
          resolve = settle;
        });
        question = { promise, resolve };
        offered.set(people);
      }
      return question.promise;
    },
    answer(choice) {
      question?.resolve(choice);
      question = null;
      offered.set(null);
    },
    offered,
  };
}
