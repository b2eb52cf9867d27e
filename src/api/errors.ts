/** What a failed call looks like in the app. */
export type ApiError =
  /** `retryAfter` is the header as sent; the browser hides it from other origins unless the server exposes it. */
  | { status: number; data: unknown; retryAfter?: string | undefined }
  | { status: 'FETCH_ERROR' | 'TIMEOUT_ERROR' | 'PARSING_ERROR' | 'OUTCOME_UNKNOWN'; error: string }
  /** The server answered 2xx but refused in the body (`isSuccess: false`). */
  | { status: 'REFUSED'; error: string };

function isApiError(error: unknown): error is ApiError {
  return typeof error === 'object' && error !== null && 'status' in error;
}

const statusOf = (error: unknown) => (isApiError(error) ? error.status : null);

export const isNotFound = (error: unknown): boolean => statusOf(error) === 404;
export const isUnauthorized = (error: unknown): boolean => statusOf(error) === 401;
/** This person is not allowed to do this. */
export const isForbidden = (error: unknown): boolean => statusOf(error) === 403;
/** Somebody else was faster, or the state has changed in the meantime. */
export const isConflict = (error: unknown): boolean => statusOf(error) === 409;
/** The server limits calls: later it may answer. */
export const isTooMany = (error: unknown): boolean => statusOf(error) === 429;
/** The server's answer says no, whatever its status. */
export const isRefused = (error: unknown): boolean => statusOf(error) === 'REFUSED';
/** The answer to a change was lost, and it could not be looked up whether the server has made it. */
export const isOutcomeUnknown = (error: unknown): boolean => statusOf(error) === 'OUTCOME_UNKNOWN';

/** Cancelled by the app itself, because a newer request replaced it. Not a failure. */
export function isAborted(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError';
}

/** The connection dropped, or a gateway answered for a server that was down: worth another try. */
export function isPassingFault(error: unknown): boolean {
  return isApiError(error) && ['FETCH_ERROR', 502, 503, 504].includes(error.status);
}

/** Nobody knows whether the server has made the change: its answer did not come, or is about a fault of its own. */
export function isAnswerLost(error: unknown): boolean {
  const status = statusOf(error);
  return typeof status === 'number' ? status >= 500 : status === 'FETCH_ERROR' || status === 'TIMEOUT_ERROR';
}

const MESSAGE_MAX_LENGTH = 300;

function readableMessage(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const text = value.trim();
  const isMarkup = /<\/?[a-z!][^>]*>/i.test(text);
  return text === '' || isMarkup || text.length > MESSAGE_MAX_LENGTH ? null : text;
}

/** The server's own message (`{message}` or `{error}`), or null where there is none that a person can read. */
export function serverMessage(error: unknown): string | null {
  if (!isApiError(error)) return null;
  if (error.status === 'REFUSED') return readableMessage(error.error);
  if (!('data' in error)) return null;
  const { data } = error;
  if (typeof data !== 'object' || data === null) return null;
  return (
    readableMessage('message' in data ? data.message : null) ??
    readableMessage('error' in data ? data.error : null)
  );
}

const OFFLINE = 'You are offline. Try again when the connection is back.';

const TEXT_BY_KIND: Record<string, string> = {
  FETCH_ERROR: 'The server could not be reached. Check your connection and try again.',
  TIMEOUT_ERROR: 'The server took too long to answer. Please try again.',
  PARSING_ERROR: 'The server sent an answer this app could not read. Please try again later.',
  400: 'The server could not use what was sent. Check it and try again.',
  401: 'You need to sign in for this.',
  403: 'You are not allowed to do this.',
  404: 'This could not be found. It may have been removed.',
  409: 'This has changed meanwhile. Reload and try again.',
  413: 'This is too large to be sent.',
  429: 'Too many requests at once. Wait a moment and try again.',
};

/**
 * Turns any error into the text a person sees: the server's message for a 4xx where it is readable, otherwise a
 * sentence for the kind of failure. Never markup, never '[object Object]'.
 */
export function errorText(error: unknown): string {
  const fallback = 'Something went wrong';
  if (!isApiError(error)) return fallback;
  if (typeof error.status === 'number' && error.status >= 500) {
    return 'The server had a problem. Please try again later.';
  }
  if (error.status === 'FETCH_ERROR' && !navigator.onLine) return OFFLINE;
  return serverMessage(error) ?? TEXT_BY_KIND[error.status] ?? fallback;
}
