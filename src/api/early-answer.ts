import { readShortLink } from './wire/read-short-link';

interface EarlyAnswer {
  url: string;
  answer: Promise<Response>;
  /** Ends it: nothing in index.html waits for an answer with a limit. */
  controller: AbortController;
}

declare global {
  interface Window {
    /** The first call, sent by index.html before the app was there (build/early-script.ts). */
    earlyAnswer?: EarlyAnswer | undefined;
  }
}

/**
 * Takes over the call that index.html has sent already, once and only if it is the very same: same address, no token.
 * @returns the answer on its way, or null where this call has to be sent
 */
export function takeEarlyAnswer(request: Request): Promise<Response> | null {
  const early = typeof window === 'undefined' ? undefined : window.earlyAnswer;
  if (early === undefined) return null;
  // Whatever the app asks first, the moment for it has passed.
  window.earlyAnswer = undefined;
  const isSame =
    request.method === 'GET' && request.url === early.url && !request.headers.has('authorization');
  if (!isSame) return null;
  // The base query's timeout, and its being superseded, hold for this call as for any.
  const { signal } = request;
  const end = () => early.controller.abort(signal.reason);
  if (signal.aborted) end();
  else signal.addEventListener('abort', end, { once: true });
  return early.answer;
}

/** After that the short link's own screen takes over the waiting. */
const SHORT_LINK_PATIENCE_MS = 3000;

/**
 * The board that the short link in the address leads to, if index.html has asked for it and a good answer comes soon.
 * @returns null for any other address and any other answer; the app then goes its own way about it
 */
export async function earlyShortLinkBoard(): Promise<string | null> {
  const early = window.earlyAnswer;
  if (early === undefined || !window.location.pathname.startsWith('/b/')) return null;
  const tooLate = new Promise<null>((resolve) => setTimeout(resolve, SHORT_LINK_PATIENCE_MS, null));
  try {
    // A copy: the app reads the answer itself where this comes to nothing.
    const response = await Promise.race([early.answer.then((answer) => answer.clone()), tooLate]);
    if (response === null || !response.ok) return null;
    const boardId = readShortLink(await response.json());
    window.earlyAnswer = undefined;
    return boardId;
  } catch {
    return null;
  }
}
