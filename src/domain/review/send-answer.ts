/** What came back for a decision that was sent. */
export type SendAnswer = { kind: 'done' } | Failure;

/** `text` says in words for people why it has failed. */
type Failure = { text: string } & (
  | /** It is not known whether the server has acted. With `retryAfterMs` it has said when to try again. */
    { kind: 'unknown'; retryAfterMs?: number }
  /** The server did nothing: it wants fewer calls, or a new sign-in. */
  | { kind: 'tooMany'; retryAfterMs: number | null }
  | { kind: 'signedOut' | 'forbidden' | 'refused' }
  /** The server says that it is decided, or gone; the list is checked before anything is reported. */
  | { kind: 'disputed'; as: 'decided' | 'gone' }
);

/**
 * @param status of the answer; null where there was none
 * @param text the refusal in words for people
 * @param retryAfterMs how long the server asks us to wait; null if it does not say
 */
export function readSendAnswer(
  status: number | null,
  text: string,
  retryAfterMs: number | null = null,
): SendAnswer {
  // Whoever answered 503, a proxy for instance, may not know what has happened behind it.
  if (status === 503 && retryAfterMs !== null) return { kind: 'unknown', text, retryAfterMs };
  if (status === null || status === 408 || status >= 500) return { kind: 'unknown', text };
  if (status >= 200 && status < 300) return { kind: 'done' };
  switch (status) {
    case 401:
      return { kind: 'signedOut', text };
    case 403:
      return { kind: 'forbidden', text };
    case 409:
      return { kind: 'disputed', text, as: 'decided' };
    case 404:
    case 410:
      return { kind: 'disputed', text, as: 'gone' };
    case 429:
      return { kind: 'tooMany', text, retryAfterMs };
    default:
      return { kind: 'refused', text };
  }
}
