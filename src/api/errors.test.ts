import { describe, expect, it } from 'vitest';
import {
  errorText,
  isAborted,
  isConflict,
  isNotFound,
  isOutcomeUnknown,
  isRateLimited,
  isRejectedByBody,
  isTransientError,
  isUnauthorized,
  rejectionMessage,
  serverMessage,
} from './errors';

describe('serverMessage', () => {
  it.each([
    [{ status: 409, data: { message: 'Already applied' } }, 'Already applied'],
    [{ status: 400, data: { error: 'Bad name' } }, 'Bad name'],
    [{ status: 400, data: { message: { text: 'x' }, error: 'Bad name' } }, 'Bad name'],
    [{ status: 200, data: { isSuccess: false, message: 'Owners stay' } }, 'Owners stay'],
    [{ status: 200, data: { isSuccess: false } }, null],
    [{ status: 400, data: { message: ' Bad name \n' } }, 'Bad name'],
    [{ status: 400, data: { message: '  ', error: 'Bad name' } }, 'Bad name'],
    [{ status: 400, data: { message: 'x'.repeat(300) } }, 'x'.repeat(300)],
    [{ status: 400, data: { message: 'x'.repeat(301) } }, null],
    [{ status: 400, data: { message: 'At least 3 < 5, at most 7 > 5' } }, 'At least 3 < 5, at most 7 > 5'],
    [{ status: 400, data: { message: 'Sorry</p>' } }, null],
    [{ status: 400, data: { message: '<P class="x">Sorry' } }, null],
    [{ status: 200, data: { data: { isSuccess: false, message: 'Owners stay' } } }, 'Owners stay'],
    [{ status: 500, data: null }, null],
    [{ status: 500 }, null],
    [{ status: 500, data: '<html>' }, null],
    [{ status: 500, data: { message: '<!doctype html><p>nginx</p>' } }, null],
    [{ status: 500, data: { message: 'x'.repeat(2000) } }, null],
    [{ status: 400, data: { message: ['a', 'b'] } }, null],
    [{ status: 'FETCH_ERROR', error: 'TypeError: Failed to fetch' }, null],
    [new Error('boom'), null],
    [undefined, null],
  ])('returns the message of %j: %j', (error, expected) => {
    expect(serverMessage(error)).toBe(expected);
  });
});

describe('errorText', () => {
  it.each([
    [
      { status: 'FETCH_ERROR', error: 'x' },
      'We couldn’t reach the server. Check your connection and try again.',
    ],
    [{ status: 'TIMEOUT_ERROR', error: 'x' }, 'The server took too long to respond. Please try again.'],
    [
      { status: 'PARSING_ERROR', error: 'x' },
      'The server sent a response that we couldn’t read. Please try again later.',
    ],
    [
      { status: 500, data: { message: 'stack at line 4' } },
      'The server had a problem. Please try again later.',
    ],
    [{ status: 503, data: null }, 'The server had a problem. Please try again later.'],
    [{ status: 'CUSTOM_ERROR', error: 'x' }, 'Something went wrong'],
    [{ status: 409, data: { message: 'That name is taken' } }, 'That name is taken'],
    [{ status: 403, data: null }, 'You don’t have permission to do this.'],
    [{ status: 404, data: null }, 'We couldn’t find this. It may have been removed.'],
    [{ status: 429, data: {} }, 'Too many requests. Wait a moment and try again.'],
    [{ status: 418, data: null }, 'Something went wrong'],
    [{ status: 200, data: { isSuccess: false, message: 'Owners stay' } }, 'Owners stay'],
    [{ status: 200, data: { isSuccess: false } }, 'Something went wrong'],
    [new Error('secret'), 'Something went wrong'],
    [null, 'Something went wrong'],
    ['text', 'Something went wrong'],
  ])('maps %j to %j', (error, expected) => {
    expect(errorText(error)).toBe(expected);
  });
});

it.each([
  [isUnauthorized, 401],
  [isNotFound, 404],
  [isConflict, 409],
  [isRateLimited, 429],
  [isRejectedByBody, 200],
])('%o is true for %i only', (check, status) => {
  expect(check({ status, data: null })).toBe(true);
  expect(check({ status: 400, data: null })).toBe(false);
  expect([null, undefined, 'text', status, {}].some(check)).toBe(false);
});

it('recognizes aborted requests', () => {
  expect(isAborted(new DOMException('Aborted', 'AbortError'))).toBe(true);
  expect(isAborted({ name: 'AbortError' })).toBe(true);
  expect([null, undefined, 'AbortError', {}, { name: 'Error' }].some(isAborted)).toBe(false);
});

it.each([
  [500, true],
  [503, true],
  ['FETCH_ERROR', true],
  ['TIMEOUT_ERROR', true],
  ['PARSING_ERROR', false],
  [499, false],
  [200, false],
  [undefined, false],
])('isOutcomeUnknown for the status %j: %j', (status, expected) => {
  expect(isOutcomeUnknown({ status })).toBe(expected);
});

it('recognizes transient errors', () => {
  expect([502, 503, 504, 'FETCH_ERROR'].every((status) => isTransientError({ status }))).toBe(true);
  expect([500, 400, 'TIMEOUT_ERROR', 'PARSING_ERROR'].some((status) => isTransientError({ status }))).toBe(
    false,
  );
});

it.each([
  [{ status: 400, data: { message: 'Bad name' } }, 'Bad name'],
  [{ status: 409, data: { error: 'Taken' } }, 'Taken'],
  [{ status: 200, data: { isSuccess: false, message: 'Owners stay' } }, 'Owners stay'],
  [{ status: 500, data: { message: 'Cast to ObjectId failed' } }, null],
  [{ status: 503, data: { error: 'Upstream' } }, null],
  [{ status: 'FETCH_ERROR', error: 'Failed to fetch' }, null],
  [undefined, null],
])('reads the rejection message of %j: %j', (error, reason) => {
  expect(rejectionMessage(error)).toBe(reason);
});
