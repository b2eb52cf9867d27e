/**
 * On an answer that a test spoils on purpose. Every other answer of a test's backend is one that a real backend
 * might give.
 */
export const SPOILED = 'x-spoiled-on-purpose';

/** What a call gets instead of the backend's answer, in component tests and from the HTTP backend alike. */
export interface FaultyAnswer {
  /** Answers with this status (200 by default) ... */
  status?: number;
  /** ... this body: a string as it is, anything else as JSON; `{message}` by default ... */
  body?: unknown;
  /** ... and these headers. */
  headers?: Record<string, string>;
  /** The body need not be as openapi.yaml describes. A string never needs to be. */
  isSpoiled?: boolean;
  /** Does what the request asks for first; the fault affects its answer alone. */
  acts?: boolean;
  /** Never answers. */
  hang?: boolean;
  /** Drops the connection. */
  drop?: boolean;
  /** Only slow: the real answer comes after this many milliseconds. */
  delayMs?: number;
}

/**
 * @param act has the backend carry out the call
 * @returns null where the backend's own answer follows; a network error (`type`) for a dropped connection
 */
export async function answerWith(fault: FaultyAnswer, act: () => Promise<unknown>): Promise<Response | null> {
  const { status, body, headers, isSpoiled, acts, hang, drop, delayMs } = fault;
  if (acts) await act();
  if (hang) await new Promise(() => {});
  if (drop) return Response.error();
  if (delayMs !== undefined) await new Promise((resolve) => setTimeout(resolve, delayMs));
  if (status === undefined && body === undefined) return null;
  const init = { status: status ?? 200, ...(headers === undefined ? {} : { headers }) };
  const answer =
    typeof body === 'string'
      ? new Response(body, { ...init, headers: { 'content-type': 'text/html', ...headers } })
      : Response.json(body === undefined ? { message: 'Injected fault' } : body, init);
  if (isSpoiled || typeof body === 'string') answer.headers.set(SPOILED, '1');
  return answer;
}
