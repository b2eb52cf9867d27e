import type { DemoPerson } from './demo-people';

export type AccountChoice = { kind: 'person'; uid: string } | { kind: 'newPerson'; name?: string };

/** Passes the question who is signing in from the demo's identity to the dialog, and the answer back. */
export interface Chooser {
  /** Opens the dialog, or joins the open one. @returns null when it was closed */
  ask(people: readonly DemoPerson[]): Promise<AccountChoice | null>;
  answer(choice: AccountChoice | null): void;
  /** The people that the open dialog offers; null while it is closed. */
  offered(): readonly DemoPerson[] | null;
  /** @returns a function that stops the calls */
  subscribe(listener: () => void): () => void;
}

export function createChooser(): Chooser {
  const listeners = new Set<() => void>();
  let offered: readonly DemoPerson[] | null = null;
  let question: {
    promise: Promise<AccountChoice | null>;
    resolve: (choice: AccountChoice | null) => void;
  } | null = null;

  function offer(people: readonly DemoPerson[] | null) {
    offered = people;
    listeners.forEach((listener) => listener());
  }

  return {
    ask(people) {
      if (question === null) {
        let resolve: (choice: AccountChoice | null) => void = () => undefined;
        const promise = new Promise<AccountChoice | null>((settle) => {
          resolve = settle;
        });
        question = { promise, resolve };
        offer(people);
      }
      return question.promise;
    },
    answer(choice) {
      question?.resolve(choice);
      question = null;
      offer(null);
    },
    offered: () => offered,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
