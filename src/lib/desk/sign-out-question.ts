type Ask = () => Promise<boolean>;

let ask: Ask | null = null;

/** Work that signing out would interrupt asks the user first. @returns withdraws the question */
export function askBeforeSignOut(question: Ask): () => void {
  ask = question;
  return () => {
    if (ask === question) ask = null;
  };
}

/** @returns whether to go on with signing out */
export const maySignOut: Ask = async () => ask === null || (await ask());
