/** The server's response to a decision. `text` is the error message to show. */
export type SendResponse =
  | { kind: 'done' }
  /** The server did nothing: too many requests. */
  | { kind: 'rateLimited'; text: string; retryAfterMs: number | null }
  /** The server did nothing: it can't use the decision, or doesn't allow it. */
  | { kind: 'rejected'; text: string }
  /** The server did nothing: the session has ended, or the account is another one. */
  | { kind: 'signedOut' }
  /**
   * Only a list that is loaded afterwards shows whether the decision has arrived. A conflict (409, 404) means that the
   * application is decided or deleted, possibly by this very request, which browsers may repeat on a new connection.
   */
  | { kind: 'unanswered'; text: string; retryAfterMs: number | null };

/**
 * @param status of the response; null if there was none
 * @param retryAfterMs of `readRetryAfter`
 */
export function readSendResponse(
  status: number | null,
  text: string,
  retryAfterMs: number | null = null,
): SendResponse {
  if (status !== null && status >= 200 && status < 300) return { kind: 'done' };
  if (status === 401) return { kind: 'signedOut' };
  if (status === 429) return { kind: 'rateLimited', text, retryAfterMs };
  // A proxy that responds with 503 may not know whether the server has acted.
  if (status === 503) return { kind: 'unanswered', text, retryAfterMs };
  const isUnanswered = status === null || status >= 500 || [404, 408, 409, 410].includes(status);
  return isUnanswered ? { kind: 'unanswered', text, retryAfterMs: null } : { kind: 'rejected', text };
}
