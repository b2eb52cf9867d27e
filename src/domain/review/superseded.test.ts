import { expect, it } from 'vitest';
import type { JoinRequest } from '../join-request';
import { openCounts, supersededIds } from './application-status';

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

it('counts the open requests of each applicant', () => {
  const counts = openCounts([
    request('new', 'ana', 'pending', '2026-10-05T09:00:00.000Z'),
    request('old', 'ana', 'pending', '2026-06-05T09:00:00.000Z'),
    request('decided', 'ana', 'rejected', '2026-01-05T09:00:00.000Z'),
    request('undated', 'ana', 'pending', null),
    request('only', 'bo', 'pending', '2026-01-05T09:00:00.000Z'),
    // Deleted accounts have no id.
    request('gone', '', 'pending', '2026-01-05T09:00:00.000Z'),
    request('gone too', '', 'pending', '2026-02-05T09:00:00.000Z'),
  ]);
  expect(Object.fromEntries(counts)).toEqual({ new: 3, old: 3, undated: 3, only: 1 });
});
