import { expect, it } from 'vitest';
import type { JoinRequest } from './join-request';
import { standingOf } from './join-request-standing';

const request = (changes: Partial<JoinRequest>) =>
  ({ status: 'pending', acceptanceNote: '', rejectionNote: '', ...changes }) as JoinRequest;

it.each([
  [{}, 'pending'],
  [{ status: 'Pending' }, 'pending'],
  [{ status: 'accepted' }, 'accepted'],
  [{ status: 'Approved' }, 'accepted'],
  [{ status: 'rejected' }, 'rejected'],
  [{ status: ' declined ' }, 'rejected'],
  [{ status: 'done', acceptanceNote: 'Welcome' }, 'accepted'],
  [{ status: 'done', rejectionNote: 'Sorry' }, 'rejected'],
  [{ status: 'done' }, 'decided'],
])('a request with %j stands as %s', (changes, standing) => {
  expect(standingOf(request(changes))).toBe(standing);
});

it('that the list does not have is gone', () => {
  expect(standingOf(undefined)).toBe('gone');
});
