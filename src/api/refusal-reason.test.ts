import { expect, test } from 'vitest';
import { refusalReason } from './refusal-reason';

test.each([
  [{ status: 400, data: { message: 'Bad name' } }, 'Bad name'],
  [{ status: 409, data: { error: 'Taken' } }, 'Taken'],
  [{ status: 200, data: { isSuccess: false, message: 'Owners stay' } }, 'Owners stay'],
  [{ status: 500, data: { message: 'Cast to ObjectId failed' } }, null],
  [{ status: 503, data: { error: 'Upstream' } }, null],
  [{ status: 'FETCH_ERROR', error: 'Failed to fetch' }, null],
  [undefined, null],
])('%j gives %j', (error, reason) => {
  expect(refusalReason(error)).toBe(reason);
});
