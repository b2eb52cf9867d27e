import { expect, it } from 'vitest';
import { isOpen, REVIEW_KINDS, type ReviewStatus } from './decision';
import { closedText, STATUS_LABELS, statusText } from './status-text';

const sent = { sentAt: 1, isResponseLost: false };
const decided = { sentAt: null, isResponseLost: false };
const lost = { sentAt: null, isResponseLost: true };

it.each<[ReviewStatus, string, string | RegExp | null]>([
  [{ kind: 'undecided' }, 'Undecided', null],
  [{ kind: 'yes' }, 'Yes', null],
  [{ kind: 'maybe' }, 'Maybe', null],
  [{ kind: 'no' }, 'No', null],
  [{ kind: 'onHold' }, 'On hold', null],
  [{ kind: 'sending', outcome: 'accept' }, 'Sending', /being sent/],
  [{ kind: 'checking', outcome: 'accept' }, 'Checking', /^No response to your decision was received/],
  [{ kind: 'accepted', ...sent }, 'Accepted, sent by you, 3 May', 'This request has already been accepted.'],
  [{ kind: 'accepted', ...decided }, 'Accepted', 'This request has already been accepted.'],
  [{ kind: 'rejected', ...decided }, 'Rejected', 'This request has already been rejected.'],
  [{ kind: 'decided', ...decided }, 'Decided', 'This request has already been decided.'],
  [
    { kind: 'decided', ...lost },
    'Decided. No response was received.',
    /^This request is decided\. No response/,
  ],
  [{ kind: 'unlisted' }, 'No longer listed', /no longer listed/],
])('describes %j as: %s', (status, text, closed) => {
  expect(statusText(status, () => '3 May')).toBe(text);
  if (closed === null) expect(closedText(status)).toBeNull();
  else expect(closedText(status)).toMatch(closed);
});

it('returns no reason for an open status', () => {
  for (const kind of REVIEW_KINDS) {
    const status = { kind, outcome: 'accept', ...decided } as ReviewStatus;
    expect(closedText(status) === null, STATUS_LABELS[kind]).toBe(isOpen(status));
  }
});
