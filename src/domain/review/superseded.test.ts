import { expect, it } from 'vitest';
import type { JoinRequest } from '../join-request';
import { openTogether, supersededIds } from './application-status';

const request = (id: string, userId: string, status: string, createdAt: string | null) =>
  ({ id, status, createdAt, user: { id: userId } }) as JoinRequest;

it('finds the decided requests of those who have applied again', () => {
  const found = supersededIds([
    request('new', 'ana', 'pending', '2026-10-05T09:00:00.000Z'),
    request('old', 'ana', 'rejected', '2026-06-05T09:00:00.000Z'),
    request('older', 'ana', 'accepted', '2026-01-05T09:00:00.000Z'),
    request('only', 'bo', 'rejected', '2026-01-05T09:00:00.000Z'),
    // Not decided yet, and of an unknown time.
    request('open', 'chen', 'pending', '2026-01-05T09:00:00.000Z'),
    request('open again', 'chen', 'pending', '2026-02-05T09:00:00.000Z'),
    request('undated', 'bo', 'rejected', null),
    // Accounts that are gone are not one person.
    request('gone', '', 'rejected', '2026-01-05T09:00:00.000Z'),
    request('gone too', '', 'pending', '2026-02-05T09:00:00.000Z'),
  ]);
  expect([...found]).toEqual(['old', 'older']);
});

it('finds the open requests of one person, the oldest first', () => {
  const found = openTogether([
    request('new', 'ana', 'pending', '2026-10-05T09:00:00.000Z'),
    request('old', 'ana', 'pending', '2026-06-05T09:00:00.000Z'),
    request('decided', 'ana', 'rejected', '2026-01-05T09:00:00.000Z'),
    request('undated', 'ana', 'pending', null),
    request('only', 'bo', 'pending', '2026-01-05T09:00:00.000Z'),
    // Accounts that are gone are not one person.
    request('gone', '', 'pending', '2026-01-05T09:00:00.000Z'),
    request('gone too', '', 'pending', '2026-02-05T09:00:00.000Z'),
  ]);
  const all = ['undated', 'old', 'new'];
  expect(Object.fromEntries(found)).toEqual({ undated: all, old: all, new: all });
});
