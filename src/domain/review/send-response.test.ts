import { expect, it } from 'vitest';
import { readSendResponse } from './send-response';

it.each([
  [200, null, 'done'],
  [204, null, 'done'],
  [300, null, 'rejected'],
  [199, null, 'rejected'],
  [null, null, 'unanswered'],
  [400, null, 'rejected'],
  [401, null, 'signedOut'],
  [403, null, 'rejected'],
  [404, null, 'unanswered'],
  [408, null, 'unanswered'],
  [409, null, 'unanswered'],
  [410, null, 'unanswered'],
  [422, null, 'rejected'],
  [429, null, 'rateLimited'],
  [429, 3000, 'rateLimited 3000'],
  [500, 3000, 'unanswered'],
  [503, null, 'unanswered'],
  [503, 3000, 'unanswered 3000'],
])('reads %s with a retry after %s as %s', (status, retryAfterMs, expected) => {
  const response = readSendResponse(status, 'Words', retryAfterMs);
  const wait =
    'retryAfterMs' in response && response.retryAfterMs !== null ? ` ${response.retryAfterMs}` : '';
  expect(response.kind + wait).toBe(expected);
  if ('text' in response) expect(response.text).toBe('Words');
});
