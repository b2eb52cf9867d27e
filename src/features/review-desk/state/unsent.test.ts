// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { expect, it, vi } from 'vitest';
import type { JoinRequest } from '@/domain/join-request';
import { isRunShown } from '@/lib/desk/desk-signals';
import { unsentVerdicts } from '@/lib/desk/unsent-verdicts';
import { deskPorts } from '@kit/desk-ports';
import { createStore } from '@/lib/stores/create-store';
import { createDeskSelectors } from './desk-selectors';
import type { Run } from './send';
import { publishUnsent } from './unsent';

const BOARD = { id: 'b1', name: 'Guild', questions: [] };

function publish() {
  const ports = deskPorts();
  const run = createStore<Run | null>(null);
  const unwritten = createStore<never[]>([]);
  const { subscribe } = ports.marks;
  const marks = { subscribe, unwritten };
  const unsent = publishUnsent({ uid: 'ana', marks, journal: ports.journal, sender: { run } });
  return { ...ports, run, unwritten, unsent };
}

const asksBeforeUnload = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

it('counts the verdicts that the sending screen lists', async () => {
  const { unsent, ...ports } = publish();
  const { marks } = ports;
  const selectors = createDeskSelectors(ports, BOARD.id);
  const requests = ['pending', 'pending', 'pending', 'pending', 'rejected'].map((status, index) => ({
    id: `r${index}`,
    status,
    acceptanceNote: '',
    rejectionNote: '',
  })) as JoinRequest[];
  selectors.applyList(BOARD, requests, 1);
  marks.patch(BOARD.id, [
    ['r0', { verdict: 'yes' }],
    ['r1', { verdict: 'no', isOnHold: true }],
    ['r2', { verdict: 'maybe' }],
    ['r4', { verdict: 'no' }],
  ]);
  unsent.applyList(selectors);
  expect(unsentVerdicts('ana')).toEqual([{ boardId: 'b1', boardName: 'Guild', count: 1 }]);
  marks.patch(BOARD.id, [['r3', { verdict: 'no' }]]);
  await vi.waitFor(() => expect(unsentVerdicts('ana')).toMatchObject([{ count: 2 }]));
  marks.clearDecided(BOARD.id, ['r0', 'r3']);
  await vi.waitFor(() => expect(unsentVerdicts('ana')).toEqual([]));
  unsent.dispose();
});

it('publishes a run, and asks before the tab closes while it is sending', () => {
  const { run, unsent } = publish();
  expect(asksBeforeUnload()).toBe(false);
  const shown = { phase: 'sending' } as Run;
  run.set(shown);
  expect(isRunShown.get()).toBe(true);
  expect(asksBeforeUnload()).toBe(true);
  run.set({ ...shown, phase: 'ended' });
  expect(isRunShown.get()).toBe(true);
  expect(asksBeforeUnload()).toBe(false);
  unsent.dispose();
  expect(isRunShown.get()).toBe(false);
});

it('asks before the tab closes while marks are not stored', () => {
  const { unwritten, unsent } = publish();
  unwritten.set([{} as never]);
  expect(asksBeforeUnload()).toBe(true);
  unwritten.set([]);
  expect(asksBeforeUnload()).toBe(false);
  unsent.dispose();
});
