/** Work that signing out would interrupt asks the person first. */
type Ask = () => Promise<boolean>;

/** Signing out waits no longer than this for a question whose code is still loading. */
const LOADED_AT_LATEST_MS = 10_000;

let ask: Ask | null = null;
let stopWaiting = () => {};

/** @returns withdraws the question */
export function askBeforeSignOut(question: Ask): () => void {
  ask = question;
  stopWaiting();
  return () => {
    if (ask === question) ask = null;
    stopWaiting();
  };
}

/**
 * Work has begun, and the code that asks about it may still be loading: until then, signing out waits for it.
 * @returns withdraws this
 */
export function questionFollows(): () => void {
  if (ask !== null) return () => {};
  const wait: Ask = async () => {
    await Promise.race([isThere, new Promise((resolve) => setTimeout(resolve, LOADED_AT_LATEST_MS))]);
    return ask === wait || (await maySignOut());
  };
  const withdraw = askBeforeSignOut(wait);
  const isThere = new Promise<void>((resolve) => (stopWaiting = resolve));
  return withdraw;
}

/** @returns whether to go on with signing out */
export const maySignOut: Ask = async () => (ask === null ? true : await ask());
