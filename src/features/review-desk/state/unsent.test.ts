// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import type { JoinRequest } from '@/domain/join-request';
import { requestList, type JournalEntry } from '@/domain/review/decision';
import { NO_MARK, type Mark } from '@/domain/review/mark';
import { isRunShown } from '@/lib/desk/active-run';
import { unsentVerdicts } from '@/lib/desk/unsent-verdicts';
import { createStore } from '@/lib/stores/create-store';
import type { Run } from './send';
import { publishUnsent } from './unsent';

const BOARD = { id: 'b1', name: 'Guild' };

function publish() {
  const marks = createStore<Record<string, Partial<Mark>>>({});
  const run = createStore<Run | null>(null);
  const unwritten = createStore<unknown[]>([]);
  const entries = createStore<Record<string, JournalEntry>>({});
  const unsent = publishUnsent({
    uid: 'ana',
    marks: {
      subscribe: marks.subscribe,
      of: (_board: string, id: string) => ({ ...NO_MARK, ...marks.get()[id] }),
      unwritten,
    },
    journal: { subscribe: entries.subscribe, of: (_board: string, id: string) => entries.get()[id] },
    sender: { run },
  } as never);
  const statuses = ['pending', 'pending', 'pending', 'pending', 'rejected'];
  const requests = statuses.map((status, index) => ({
    ...{ id: `r${index}`, status, acceptanceNote: '', rejectionNote: '' },
  })) as JoinRequest[];
  const seeList = () => unsent.seeList(BOARD, requestList(requests, 1));
  return { marks, run, unwritten, entries, unsent, seeList };
}

const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

it('counts the verdicts that the sending screen lists', async () => {
  const { marks, seeList, unsent } = publish();
  marks.set({
    r0: { verdict: 'yes' },
    r1: { verdict: 'no', isOnHold: true },
    r2: { verdict: 'maybe' },
    r4: { verdict: 'no' },
  });
  seeList();
  expect(unsentVerdicts('ana')).toEqual([{ boardId: 'b1', boardName: 'Guild', count: 1 }]);
  marks.set({ r0: { verdict: 'yes' }, r3: { verdict: 'no' } });
  await vi.waitFor(() => expect(unsentVerdicts('ana')).toMatchObject([{ count: 2 }]));
  marks.set({});
  await vi.waitFor(() => expect(unsentVerdicts('ana')).toEqual([]));
  unsent.dispose();
});

it('shows a run in the frame, and asks before the tab closes while it is sending', () => {
  const { run, unsent } = publish();
  expect(isAsked()).toBe(false);
  const shown = { phase: 'sending' } as Run;
  run.set(shown);
  expect(isRunShown.get()).toBe(true);
  expect(isAsked()).toBe(true);
  run.set({ ...shown, phase: 'ended' });
  expect(isRunShown.get()).toBe(true);
  expect(isAsked()).toBe(false);
  unsent.dispose();
  expect(isRunShown.get()).toBe(false);
});

it('asks before the tab closes while marks are not stored', () => {
  const { unwritten, unsent } = publish();
  unwritten.set([{}]);
  expect(isAsked()).toBe(true);
  unwritten.set([]);
  expect(isAsked()).toBe(false);
  unsent.dispose();
});
