import { routerPath } from '@/lib/base-path';
import { readShortLink } from './wire/read-short-link';

interface EarlyAnswer {
  url: string;
  answer: Promise<Response>;
  /** Aborts it: index.html itself sets no timeout. */
  controller: AbortController;
}

declare global {
  interface Window {
    /** The first call, sent by index.html before the app had loaded (build/early-script.ts). */
    earlyAnswer?: EarlyAnswer | undefined;
  }
}

/**
 * Takes over the call that index.html has sent already: once, and only for the same address without a token.
 * @returns the pending answer, or null where the call still has to be sent
 */
export function takeEarlyAnswer(request: Request): Promise<Response> | null {
  const early = typeof window === 'undefined' ? undefined : window.earlyAnswer;
  if (early === undefined) return null;
  // It is for the app's first call only, whichever that is.
  window.earlyAnswer = undefined;
  const isSame =
    request.method === 'GET' && request.url === early.url && !request.headers.has('authorization');
  if (!isSame) return null;
  // Timeout and cancellation apply to this call as to any other.
  const { signal } = request;
  const end = () => early.controller.abort(signal.reason);
  if (signal.aborted) end();
  else signal.addEventListener('abort', end, { once: true });
  return early.answer;
}

/** After this the short link's own screen shows that it is waiting. */
const SHORT_LINK_PATIENCE_MS = 3000;

/**
 * The board that the short link in the address leads to, if index.html has asked for it and a good answer arrives
 * in time.
 * @returns null for any other address and any other answer; the app then handles the address itself
 */
export async function earlyShortLinkBoard(): Promise<string | null> {
  const early = window.earlyAnswer;
  if (early === undefined || !routerPath(window.location.pathname).startsWith('/b/')) return null;
  const tooLate = new Promise<null>((resolve) => setTimeout(resolve, SHORT_LINK_PATIENCE_MS, null));
  try {
    // A clone: if this fails, the app reads the answer itself.
    const response = await Promise.race([early.answer.then((answer) => answer.clone()), tooLate]);
    if (response === null || !response.ok) return null;
    const boardId = readShortLink(await response.json());
    window.earlyAnswer = undefined;
    return boardId;
  } catch {
    return null;
  }
}
