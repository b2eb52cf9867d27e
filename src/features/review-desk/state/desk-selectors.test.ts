// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { application } from '@kit/application';
import { deskPorts } from '@kit/desk-ports';
import { createDeskSelectors } from './desk-selectors';

const BOARD = { id: 'board', name: '', questions: [] };
const IDS = ['a', 'b', 'c', 'd'];

function createSelectors() {
  const ports = deskPorts();
  const selectors = createDeskSelectors(ports, BOARD.id);
  const requests = IDS.map((id) => application(id, {}).request);
  selectors.applyList(BOARD, requests, 0);
  return { ...ports, selectors, requests, counts: selectors.countOf(() => IDS) };
}

it('counts by status, in the same object until something changes', () => {
  const { marks, counts } = createSelectors();
  marks.patch(BOARD.id, [
    ['a', { verdict: 'yes' }],
    ['b', { verdict: 'no', isOnHold: true }],
  ]);
  expect(counts()).toMatchObject({ yes: 1, no: 0, onHold: 1, undecided: 2 });
  expect(counts()).toBe(counts());
});

it('keeps the status objects of all other applications when one request changes', () => {
  const { selectors, requests, counts } = createSelectors();
  const [first, second] = IDS.map(selectors.statusOf);
  const next = requests.map((request) =>
    request.id === 'a' ? { ...request, status: 'rejected' as const } : request,
  );
  selectors.applyList(BOARD, next, 60_000);
  expect(counts()).toMatchObject({ undecided: 3, rejected: 1 });
  expect(selectors.statusOf('a')).not.toBe(first);
  expect(selectors.statusOf('b')).toBe(second);
});

it('shows a decision as sent while the list is late', async () => {
  const { selectors, requests, journal } = createSelectors();
  const decision = { requestId: 'a', outcome: 'accept', note: '', personKey: 'p', personName: 'P' } as const;
  const entry = await journal.begin(BOARD.id, decision);
  expect(selectors.statusOf('a')).toEqual({ kind: 'checking', outcome: 'accept' });
  await journal.complete(entry);
  expect(selectors.statusOf('a').kind).toBe('accepted');
  selectors.applyList(BOARD, requests, Date.now() + 600_000);
  expect(selectors.statusOf('a').kind).toBe('undecided');
});
