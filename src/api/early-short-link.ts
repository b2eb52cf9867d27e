import { readShortLink } from './wire/read-short-link';

/** After this the short link's own screen shows that it is waiting. */
const SHORT_LINK_PATIENCE_MS = 3000;

/**
 * The board that the short link in the address leads to, if its lookup, the first and only early call there, has a good
 * answer in time.
 * @returns null for any other answer; the app then handles the address itself
 */
export async function earlyShortLinkBoard(): Promise<string | null> {
  const lookup = window.early?.answers[0];
  if (lookup === undefined) return null;
  const tooLate = new Promise<null>((resolve) => setTimeout(resolve, SHORT_LINK_PATIENCE_MS, null));
  try {
    const response = await Promise.race([lookup.answer, tooLate]);
    if (response === null || !response.ok) return null;
    const boardId = readShortLink(JSON.parse(await response.text()));
    if (boardId !== null) window.early?.answers.splice(0);
    return boardId;
  } catch {
    return null;
  }
}
