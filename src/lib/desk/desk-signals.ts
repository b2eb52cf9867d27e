import { createStore } from '../stores/create-store';

/* The parts of the review desk that the app and the demo need before the desk has loaded. */

/** The IndexedDB database with the marks and journals of all reviewers of this device. */
export const DESK_DATABASE = 'talentboard-desk';

/** Whether this tab shows decisions being sent, or their results. */
export const isRunShown = createStore(false);

type Confirm = () => Promise<boolean>;

let confirm: Confirm | null = null;

/** Requires a confirmation before a sign-out that would interrupt work. @returns a function that removes it */
export function onBeforeSignOut(newConfirm: Confirm): () => void {
  confirm = newConfirm;
  return () => {
    if (confirm === newConfirm) confirm = null;
  };
}

/** @returns whether to sign out */
export const confirmSignOut: Confirm = async () => confirm === null || (await confirm());
