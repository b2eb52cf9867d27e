/** Work that signing out would interrupt asks the person first. */
type Ask = () => Promise<boolean>;

let ask: Ask | null = null;

/** @returns withdraws the question */
export function askBeforeSignOut(question: Ask): () => void {
  ask = question;
  return () => {
    if (ask === question) ask = null;
  };
}

/**
 * For work that has begun while the code of its question is still loading: signing out waits for that code. Called
 * before the question itself can be.
 * @param whenReady resolves once the code is there or could not be loaded
 * @returns withdraws this
 */
export function askOnceLoaded(whenReady: () => Promise<void>): () => void {
  const wait: Ask = async () => {
    await whenReady();
    // The question is there once its component has rendered.
    await new Promise((resolve) => setTimeout(resolve));
    return ask === wait || (await maySignOut());
  };
  return askBeforeSignOut(wait);
}

/** @returns whether to go on with signing out */
export const maySignOut: Ask = async () => (ask === null ? true : await ask());
