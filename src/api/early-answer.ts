import type { Answer } from './answer';
import type { FirstCall } from './first-calls';

export interface EarlyAnswer {
  /** Null for a short link's. */
  call: FirstCall | null;
  /** What its query is given. */
  argument?: unknown;
  /** Normalised, as in a `Request`. */
  url: string;
  /** What the call was authorised with; null for a visitor's. */
  token: string | null;
  /** Its body has been read, so that it can be read any number of times. */
  answer: Promise<Answer>;
  /** It is a good one, and complete. */
  isHere: boolean;
  /** Aborts it: index.html itself sets no timeout. */
  controller: AbortController;
}

/**
 * Takes over a call that index.html has sent already: once, and only for the same address with the same token.
 * @returns the pending answer, or null where the call still has to be sent
 */
export function takeEarlyAnswer({ method, url, headers, signal }: Request): Promise<Response> | null {
  if (typeof window === 'undefined') return null;
  // What was requested before a change is out of date.
  if (method !== 'GET') dropEarlyAnswers();
  const authorization = headers.get('authorization');
  const answers = window.early?.answers ?? [];
  const sent = answers.find(
    (one) => one.url === url && authorization === (one.token && `Bearer ${one.token}`),
  );
  if (!sent) return null;
  answers.splice(answers.indexOf(sent), 1);
  // Timeout and cancellation apply to this call as to any other.
  const end = () => sent.controller.abort(signal.reason);
  if (signal.aborted) end();
  else signal.addEventListener('abort', end, { once: true });
  return sent.answer.then(async (answer) => new Response((await answer.text()) || null, answer));
}

/** From now on every call is sent: what nobody has taken over is for a screen that has been left. */
export function dropEarlyAnswers(): void {
  window.early?.answers.splice(0).forEach(({ controller }) => controller.abort());
}
