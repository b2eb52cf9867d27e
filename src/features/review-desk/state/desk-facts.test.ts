// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { application } from '@kit/application';
import { deskPorts } from '@kit/desk-ports';
import { createDeskFacts } from './desk-facts';

const BOARD = { id: 'board', name: '', questions: [] };
const IDS = ['a', 'b', 'c', 'd'];

function createFacts() {
  const ports = deskPorts();
  const facts = createDeskFacts(ports, BOARD.id);
  const requests = IDS.map((id) => application(id, {}).request);
  facts.seeList(BOARD, requests, 0);
  return { ...ports, facts, requests, counts: facts.countOf(() => IDS) };
}

it('counts by status, in the same object until something changes', () => {
  const { marks, counts } = createFacts();
  marks.patch(BOARD.id, [
    ['a', { verdict: 'yes' }],
    ['b', { verdict: 'no', isOnHold: true }],
  ]);
  expect(counts()).toMatchObject({ yes: 1, no: 0, onHold: 1, undecided: 2 });
  expect(counts()).toBe(counts());
});

it('keeps the status objects of all other applications when one request changes', () => {
  const { facts, requests, counts } = createFacts();
  const [first, second] = IDS.map(facts.statusOf);
  const next = requests.map((request) =>
    request.id === 'a' ? { ...request, status: 'rejected' as const } : request,
  );
  facts.seeList(BOARD, next, 60_000);
  expect(counts()).toMatchObject({ undecided: 3, rejected: 1 });
  expect(facts.statusOf('a')).not.toBe(first);
  expect(facts.statusOf('b')).toBe(second);
});

it('shows a decision as sent while the list is late', async () => {
  const { facts, requests, journal } = createFacts();
  const decision = { requestId: 'a', outcome: 'accept', note: '', personKey: 'p', personName: 'P' } as const;
  const entry = await journal.begin(BOARD.id, decision);
  expect(facts.statusOf('a')).toEqual({ kind: 'checking', outcome: 'accept' });
  await journal.complete(entry);
  expect(facts.statusOf('a').kind).toBe('accepted');
  facts.seeList(BOARD, requests, Date.now() + 600_000);
  expect(facts.statusOf('a').kind).toBe('undecided');
});
