import { describe, expect, it } from 'vitest';
import { errorText, isConflict, isNotFound, isPassingFault, serverMessage } from './errors';

describe('serverMessage', () => {
  it.each([
    [{ status: 409, data: { message: 'Already applied' } }, 'Already applied'],
    [{ status: 400, data: { error: 'Bad name' } }, 'Bad name'],
    [{ status: 400, data: { message: { text: 'x' }, error: 'Bad name' } }, 'Bad name'],
    [{ status: 'REFUSED', error: 'Owners stay' }, 'Owners stay'],
    [{ status: 'REFUSED', error: '' }, null],
    [{ status: 500, data: null }, null],
    [{ status: 500, data: '<html>' }, null],
    [{ status: 500, data: { message: '<!doctype html><p>nginx</p>' } }, null],
    [{ status: 500, data: { message: 'x'.repeat(2000) } }, null],
    [{ status: 400, data: { message: ['a', 'b'] } }, null],
    [{ status: 'FETCH_ERROR', error: 'TypeError: Failed to fetch' }, null],
    [new Error('boom'), null],
    [undefined, null],
  ])('%j gives %j', (error, expected) => {
    expect(serverMessage(error)).toBe(expected);
  });
});

describe('errorText', () => {
  it.each([
    [
      { status: 'FETCH_ERROR', error: 'x' },
      'The server could not be reached. Check your connection and try again.',
    ],
    [{ status: 'TIMEOUT_ERROR', error: 'x' }, 'The server took too long to answer. Please try again.'],
    [
      { status: 'PARSING_ERROR', error: 'x' },
      'The server sent an answer this app could not read. Please try again later.',
    ],
    [
      { status: 500, data: { message: 'stack at line 4' } },
      'The server had a problem. Please try again later.',
    ],
    [{ status: 503, data: null }, 'The server had a problem. Please try again later.'],
    [{ status: 409, data: { message: 'That name is taken' } }, 'That name is taken'],
    [{ status: 403, data: null }, 'You are not allowed to do this.'],
    [{ status: 404, data: null }, 'This could not be found. It may have been removed.'],
    [{ status: 429, data: {} }, 'Too many requests at once. Wait a moment and try again.'],
    [{ status: 418, data: null }, 'Something went wrong'],
    [{ status: 'REFUSED', error: '' }, 'Something went wrong'],
    [new Error('secret'), 'Something went wrong'],
    [null, 'Something went wrong'],
    ['text', 'Something went wrong'],
  ])('%j says %j', (error, expected) => {
    expect(errorText(error)).toBe(expected);
  });
});

it('tells kinds apart', () => {
  expect(isNotFound({ status: 404, data: null })).toBe(true);
  expect(isConflict({ status: 409, data: null })).toBe(true);
  expect([502, 503, 504, 'FETCH_ERROR'].every((status) => isPassingFault({ status }))).toBe(true);
  expect([500, 400, 'TIMEOUT_ERROR', 'PARSING_ERROR'].some((status) => isPassingFault({ status }))).toBe(
    false,
  );
});
