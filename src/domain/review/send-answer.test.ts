import { expect, it } from 'vitest';
import { readSendAnswer } from './send-answer';

it.each([
  [200, 'done'],
  [204, 'done'],
  [null, 'unknown'],
  [408, 'unknown'],
  [500, 'unknown'],
  [502, 'unknown'],
  [504, 'unknown'],
  [401, 'signedOut'],
  [403, 'forbidden'],
  [404, 'disputed'],
  [409, 'disputed'],
  [410, 'disputed'],
  [429, 'tooMany'],
  [400, 'refused'],
  [413, 'refused'],
  [422, 'refused'],
  [300, 'refused'],
  [302, 'refused'],
] as const)('the answer %s is read as %s', (status, kind) => {
  expect(readSendAnswer(status, 'Text').kind).toBe(kind);
});

it('reads how long the server wants to be left alone', () => {
  expect(readSendAnswer(429, '', 7000)).toEqual({ kind: 'tooMany', text: '', retryAfterMs: 7000 });
  expect(readSendAnswer(429, '')).toEqual({ kind: 'tooMany', text: '', retryAfterMs: null });
  expect(readSendAnswer(503, '', 7000)).toEqual({ kind: 'unknown', text: '', retryAfterMs: 7000 });
  expect(readSendAnswer(503, '')).toEqual({ kind: 'unknown', text: '' });
  expect(readSendAnswer(500, '', 7000)).toEqual({ kind: 'unknown', text: '' });
});
