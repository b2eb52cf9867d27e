import { createStore } from '../stores/create-store';

/* The parts of the review desk that the app and the demo need before the desk has loaded. */

/** The IndexedDB database with the marks and journals of all reviewers of this device. */
export const DESK_DATABASE = 'talentboard-desk';

/** Whether this tab shows decisions being sent, or their results. */
export const isRunShown = createStore(false);

type Ask = () => Promise<boolean>;

let ask: Ask | null = null;

/** Registers a question to ask before a sign-out that would interrupt work. @returns a function that removes it */
export function askBeforeSignOut(question: Ask): () => void {
  ask = question;
  return () => {
    if (ask === question) ask = null;
  };
}

/** @returns whether to sign out */
export const maySignOut: Ask = async () => ask === null || (await ask());
