import { expect, it } from 'vitest';
import {
  applicantStatus,
  byNewestApplication,
  decisionKey,
  isUnreadDecision,
  noteOf,
  oldestPending,
  requestStatusOf,
  statusKind,
  waitedText,
  wasRejected,
  type JoinRequest,
  type OwnJoinRequest,
} from './join-request';

const request = { status: 'pending', acceptanceNote: '', rejectionNote: '' };

it.each([
  [request, 'pending'],
  [{ ...request, status: 'whatever', acceptanceNote: 'Welcome' }, 'accepted'],
  [{ ...request, status: 'whatever', rejectionNote: 'Sorry' }, 'rejected'],
  // The notes may belong to an earlier decision.
  [{ ...request, acceptanceNote: 'Welcome' }, 'pending'],
  [{ ...request, rejectionNote: 'Sorry' }, 'pending'],
  [{ ...request, status: 'rejected', acceptanceNote: 'Welcome', rejectionNote: 'Sorry' }, 'rejected'],
  [{ ...request, status: 'Declined', acceptanceNote: 'Welcome' }, 'rejected'],
  [{ ...request, status: 'accepted', rejectionNote: 'Sorry' }, 'accepted'],
  [{ ...request, status: ' Approved ' }, 'accepted'],
  [{ ...request, status: ' Waitlisted ' }, 'waitlisted'],
  [{ ...request, status: '' }, ''],
])('applicantStatus of %j is %s', (application, expected) => {
  expect(applicantStatus(application)).toBe(expected);
});

it.each([
  ['accepted', 'Welcome'],
  ['rejected', 'Sorry'],
  ['pending', ''],
])('noteOf an application with the status %s is %j', (status, expected) => {
  expect(noteOf({ acceptanceNote: 'Welcome', rejectionNote: 'Sorry' }, status)).toBe(expected);
});

it.each([
  ['pending', 'pending'],
  ['accepted', 'accepted'],
  ['approved', 'accepted'],
  ['rejected', 'rejected'],
  ['declined', 'rejected'],
  ['waitlisted', 'other'],
  ['constructor', 'other'],
  ['', 'other'],
])('statusKind of %j is %s', (status, kind) => {
  expect(statusKind(status)).toBe(kind);
});

it.each([
  ['the only one was rejected', [['b1', 'rejected', '2026-01-01']], true],
  ['it was declined', [['b1', 'declined', '2026-01-01']], true],
  ['it is open', [['b1', 'pending', '2026-01-01']], false],
  ['there is none', [], false],
  ['another board has rejected', [['b2', 'rejected', '2026-01-01']], false],
  [
    'a newer one is open',
    [
      ['b1', 'rejected', '2026-01-01'],
      ['b1', 'pending', '2026-02-01'],
    ],
    false,
  ],
  [
    'an older one was accepted',
    [
      ['b1', 'accepted', '2026-01-01'],
      ['b1', 'rejected', '2026-02-01'],
    ],
    true,
  ],
] as const)('wasRejected if %s', (_what, requests, expected) => {
  const own = requests.map(
    ([boardId, status, createdAt]) => ({ ...request, boardId, status, createdAt }) as OwnJoinRequest,
  );
  expect(wasRejected(own, 'b1')).toBe(expected);
});

it('sorts newest first, and applications without a date last', () => {
  const dates = ['2026-01-01T00:00:00Z', null, '2026-03-01T00:00:00Z', 'nonsense'];
  const sorted = dates
    .map((createdAt) => ({ createdAt, id: 'r', status: 'rejected' }))
    .toSorted(byNewestApplication);
  expect(sorted.map(({ createdAt }) => createdAt)).toEqual([
    '2026-03-01T00:00:00Z',
    '2026-01-01T00:00:00Z',
    null,
    'nonsense',
  ]);
});

it.each([
  ['ids of MongoDB', ['65a0000000000000000000f1', '66a000000000000000000001', '66b000000000000000000001']],
  ['running numbers', ['9', '10', '101']],
])(
  'sorts applications without a date by %s, after a pending one',
  (_what, [pending = '', ...oldestFirst]) => {
    const undated = (id: string) => ({
      id,
      createdAt: null,
      status: id === pending ? 'Pending' : 'rejected',
    });
    const sorted = [pending, ...oldestFirst].map(undated).toSorted(byNewestApplication);
    expect(sorted.map(({ id }) => id)).toEqual([pending, ...oldestFirst.reverse()]);
  },
);

it('keeps the server’s order of requests without a date or a dated id', () => {
  const ids = [
    'f0e1c2d3-0000-4000-8000-000000000000',
    '00e1c2d3-0000-4000-8000-000000000000',
    'fff',
    'request-9',
  ];
  const sorted = ids.map((id) => ({ id, createdAt: null, status: '' })).toSorted(byNewestApplication);
  expect(sorted.map(({ id }) => id)).toEqual(ids);
});

const decided = { id: 'r1', status: 'rejected' };
const read = ['r0', decisionKey(decided)];

it.each([
  ['another status', { status: 'accepted' }, true],
  ['another request', { id: 'r2' }, true],
  ['no change', {}, false],
  ['a pending status', { status: 'Pending' }, false],
])('a read decision with %s counts as unread: %s', (_what, changes, expected) => {
  expect(isUnreadDecision({ ...decided, ...changes }, read)).toBe(expected);
});

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
])('requestStatusOf a request with %j is %s', (changes, status) => {
  expect(requestStatusOf({ ...request, ...changes } as JoinRequest)).toBe(status);
});

it('requestStatusOf a missing request is gone', () => {
  expect(requestStatusOf(undefined)).toBe('gone');
});

it.each([
  [null, null],
  [0, 'today'],
  [1, '1 day'],
  [34, '34 days'],
])('formats a wait of %s days as %s', (days, text) => {
  expect(waitedText(days)).toBe(text);
});

const sent = (createdAt: string | null, status = 'pending') => ({ createdAt, status });

it('finds the oldest pending application', () => {
  expect(oldestPending([])).toBeNull();
  expect(oldestPending([sent(null), sent('unreadable')])).toBeNull();
  const [early, late] = ['2026-11-01T23:30:00-11:00', '2026-11-02T11:00:00Z'];
  expect(oldestPending([sent(null), sent(late), sent(early), sent(late)])).toBe(early);
  expect(oldestPending([sent(early, 'rejected'), sent(late)])).toBe(late);
});
