import { describe, expect, it, vi } from 'vitest';
import type { StoredMark } from '@/domain/review/mark';
import { mergeChange, NEW_MARK } from '@/domain/review/mark';
import { createMarks } from './marks';
import type { MarkChanges } from './database';
import type { TabMessage } from './tabs';

/** A device with one database, whose tabs receive each other's messages at once. */
function createDevice() {
  const stored = new Map<string, StoredMark>();
  const listeners = new Set<(message: TabMessage) => void>();
  const device = { isBroken: false, now: 1000 };
  const requestPersistence = vi.fn();
  function openTab() {
    let ownListener: ((message: TabMessage) => void) | null = null;
    const check = () => (device.isBroken ? Promise.reject(new Error('Full')) : Promise.resolve());
    return createMarks({
      database: {
        readMarks: async (boardId) => (await check(), boardId === 'b1' ? stored : new Map()),
        mergeMarks: async (boardId: string, changes: MarkChanges) => {
          await check();
          if (boardId !== 'b1') return;
          for (const [id, change] of changes) stored.set(id, mergeChange(stored.get(id) ?? NEW_MARK, change));
        },
      },
      tabs: {
        post: (message) => listeners.forEach((listener) => listener !== ownListener && listener(message)),
        subscribe: (listener) => {
          ownListener = listener;
          listeners.add(listener);
          return () => listeners.delete(listener);
        },
      },
      now: () => device.now,
      requestPersistence,
    });
  }
  return { device, stored, openTab, requestPersistence };
}

describe('marks', () => {
  it('show a change at once, store it, and notify other tabs', async () => {
    const { openTab, stored } = createDevice();
    const [marks, other] = [openTab(), openTab()];
    await other.open('b1');
    marks.patch('b1', [['r1', { verdict: 'yes' }]]);
    expect(marks.of('b1', 'r1').verdict).toBe('yes');
    expect(other.of('b1', 'r1').verdict).toBe('yes');
    expect(marks.unwritten.get()).not.toEqual([]);
    await vi.waitFor(() => expect(stored.get('r1')?.verdict).toBe('yes'));
    expect(marks.unwritten.get()).toEqual([]);
    const reloaded = openTab();
    await reloaded.open('b1');
    expect(reloaded.of('b1', 'r1').verdict).toBe('yes');
    expect(reloaded.of('b1', 'r2').verdict).toBeNull();
  });

  it('store failed changes with the next change and on refresh', async () => {
    const { device, openTab, stored } = createDevice();
    const marks = openTab();
    device.isBroken = true;
    marks.patch('b1', [['r1', { score: 1 }]]);
    marks.patch('b1', [['r2', { score: 2 }]]);
    await marks.refresh();
    expect(marks.unwritten.get()).not.toEqual([]);
    device.isBroken = false;
    await marks.refresh();
    expect([...stored.keys()]).toEqual(['r1', 'r2']);
    expect(marks.unwritten.get()).toEqual([]);
  });

  it('do not overwrite a later change of another tab', async () => {
    const { device, openTab, stored } = createDevice();
    const marks = openTab();
    device.isBroken = true;
    marks.patch('b1', [['r1', { score: 1, comment: 'A' }]]);
    await marks.refresh();
    device.isBroken = false;
    device.now += 1;
    const other = openTab();
    other.patch('b1', [['r1', { score: 5 }]]);
    await other.refresh();
    await marks.refresh();
    expect(stored.get('r1')).toMatchObject({ score: 5, comment: 'A' });
    expect(marks.of('b1', 'r1').score).toBe(5);
  });

  it('keep the order of changes if the clock is set back', async () => {
    const { device, openTab } = createDevice();
    const marks = openTab();
    marks.patch('b1', [['r1', { score: 1 }]]);
    device.now = 1;
    marks.patch('b1', [['r1', { score: 2 }]]);
    expect(marks.of('b1', 'r1').score).toBe(2);
  });

  it('are the same object until a mark of the board changes', async () => {
    const { openTab } = createDevice();
    const marks = openTab();
    await marks.open('b1');
    const before = marks.all('b1');
    marks.patch('b2', [['r1', { score: 1 }]]);
    await marks.open('b1');
    expect(marks.all('b1')).toBe(before);
  });

  it('request persistent storage once, with the first verdict', () => {
    const { openTab, requestPersistence } = createDevice();
    const marks = openTab();
    marks.patch('b1', [['r1', { isRead: true }]]);
    marks.patch('b1', [['r1', { verdict: null }]]);
    expect(requestPersistence).not.toHaveBeenCalled();
    for (const id of ['r1', 'r2']) marks.patch('b1', [[id, { verdict: 'no' }]]);
    expect(requestPersistence).toHaveBeenCalledOnce();
  });
});
