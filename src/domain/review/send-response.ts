/** The meaning of the server's response to a decision. `text` says for people why it failed. */
export type SendResponse =
  | { kind: 'done' }
  /** The server did nothing, and wants fewer calls. */
  | { kind: 'rateLimited'; text: string; retryAfterMs: number | null }
  /** The server did nothing: it can't use the decision, or doesn't allow it. */
  | { kind: 'rejected'; text: string }
  /** The server did nothing: the session has ended, or the account is another one. */
  | { kind: 'signedOut' }
  /**
   * Only a list that is loaded afterwards shows whether the decision has arrived. With `retryAfterMs` the server has
   * said when to continue. A conflict (409, 404) says that the application is decided or deleted, possibly by this very
   * call, which browsers may repeat on a new connection.
   */
  | { kind: 'unanswered'; text: string; retryAfterMs: number | null };

/**
 * @param status of the response; null if there was none
 * @param retryAfterMs how long the server asks clients to wait; null if it doesn't say
 */
export function readSendResponse(
  status: number | null,
  text: string,
  retryAfterMs: number | null = null,
): SendResponse {
  if (status !== null && status >= 200 && status < 300) return { kind: 'done' };
  if (status === 401) return { kind: 'signedOut' };
  if (status === 429) return { kind: 'rateLimited', text, retryAfterMs };
  // A proxy that answers 503 may not know what has happened behind it.
  if (status === 503) return { kind: 'unanswered', text, retryAfterMs };
  const isUnanswered = status === null || status >= 500 || [404, 408, 409, 410].includes(status);
  return isUnanswered ? { kind: 'unanswered', text, retryAfterMs: null } : { kind: 'rejected', text };
}
