import type { FetchBaseQueryError } from '@reduxjs/toolkit/query/react';
import { mergeData } from './wire/wire-values';

/** A failed request. A status below 400 is a response that rejects the change in its body (`isSuccess: false`). */
export type ApiError = FetchBaseQueryError & {
  /** The header as sent; browsers hide it from other origins unless the server exposes it. */
  retryAfter?: string | null;
};

function isApiError(error: unknown): error is ApiError {
  return typeof error === 'object' && error !== null && 'status' in error;
}

const statusOf = (error: unknown) => (isApiError(error) ? error.status : null);

export const isNotFound = (error: unknown): boolean => statusOf(error) === 404;
export const isUnauthorized = (error: unknown): boolean => statusOf(error) === 401;
/** The state has changed since it was loaded. */
export const isConflict = (error: unknown): boolean => statusOf(error) === 409;
/** Rate limited; retry later. */
export const isRateLimited = (error: unknown): boolean => statusOf(error) === 429;
/** The response has a good status, but its body rejects the change. */
export function isRejectedByBody(error: unknown): boolean {
  const status = statusOf(error);
  return typeof status === 'number' && status < 400;
}

/** The app has aborted the request, because a newer one replaced it. Not shown to the user. */
export function isAborted(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError';
}

/** The connection dropped, or a gateway responded for a server that was down. */
export function isTransientError(error: unknown): boolean {
  return isApiError(error) && ['FETCH_ERROR', 502, 503, 504].includes(error.status);
}

/** It's unknown whether the server has made the change: there was no response, or a server error (5xx). */
export function isOutcomeUnknown(error: unknown): boolean {
  const status = statusOf(error);
  return typeof status === 'number' ? status >= 500 : status === 'FETCH_ERROR' || status === 'TIMEOUT_ERROR';
}

/** In characters. */
const MESSAGE_MAX_LENGTH = 300;

function readableMessage(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const text = value.trim();
  const isMarkup = /<\/?[a-z!][^>]*>/i.test(text);
  return text === '' || isMarkup || text.length > MESSAGE_MAX_LENGTH ? null : text;
}

/** The server's own message (`{message}` or `{error}`); null if there is none or it isn't short plain text. */
export function serverMessage(error: unknown): string | null {
  if (!isApiError(error) || !('data' in error)) return null;
  const { message, error: text } = mergeData(error.data);
  return readableMessage(message) ?? readableMessage(text);
}

/** The server's reason for a rejection; null for 5xx, whose messages are not meant for users. */
export const rejectionMessage = (error: unknown): string | null =>
  isOutcomeUnknown(error) ? null : serverMessage(error);

const TEXT_BY_KIND: Record<string, string> = {
  FETCH_ERROR: 'We couldn’t reach the server. Check your connection and try again.',
  TIMEOUT_ERROR: 'The server took too long to respond. Please try again.',
  PARSING_ERROR: 'The server sent a response that we couldn’t read. Please try again later.',
  400: 'The server couldn’t process this. Check your input and try again.',
  401: 'You need to sign in to do this.',
  403: 'You don’t have permission to do this.',
  404: 'We couldn’t find this. It may have been removed.',
  409: 'This has changed since you opened it. Reload and try again.',
  413: 'This is too large to send.',
  429: 'Too many requests. Wait a moment and try again.',
};

/** The text to show for an error: the server's message for a 4xx, or else a sentence for the kind of error. */
export function errorText(error: unknown): string {
  const fallback = 'Something went wrong';
  if (!isApiError(error)) return fallback;
  if (typeof error.status === 'number' && error.status >= 500) {
    return 'The server had a problem. Please try again later.';
  }
  return serverMessage(error) ?? TEXT_BY_KIND[error.status] ?? fallback;
}
