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
