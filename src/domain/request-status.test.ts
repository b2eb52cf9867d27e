import { expect, it } from 'vitest';
import type { JoinRequest } from './join-request';
import { requestStatusOf } from './request-status';

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
  [{ status: 'rejected', acceptanceNote: 'Welcome', rejectionNote: 'Sorry' }, 'rejected'],
  [{ status: 'approved', rejectionNote: 'Sorry' }, 'accepted'],
  [{ status: 'done' }, 'decided'],
  [{ status: 'constructor' }, 'decided'],
])('a request with %j is %s', (changes, status) => {
  expect(requestStatusOf(request(changes))).toBe(status);
});

it('a request that is not in the list is gone', () => {
  expect(requestStatusOf(undefined)).toBe('gone');
});
