// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { storeUnsentVerdicts, unsentVerdicts, useUnsentVerdicts } from './unsent-verdicts';

beforeEach(() => window.localStorage.clear());
afterEach(() => window.localStorage.clear());

const guild = { boardId: 'b1', boardName: 'Guild', count: 12 };
const choir = { boardId: 'b2', boardName: 'Choir', count: 1 };

describe('unsent verdicts', () => {
  it('are stored per user and board', () => {
    storeUnsentVerdicts('ana', guild);
    storeUnsentVerdicts('ana', choir);
    storeUnsentVerdicts('bo', choir);
    storeUnsentVerdicts('ana', { ...guild, count: 11 });
    expect(unsentVerdicts('ana')).toEqual([choir, { ...guild, count: 11 }]);
    expect(unsentVerdicts('an')).toEqual([]);
  });

  it('are removed once all of them are sent', () => {
    storeUnsentVerdicts('ana', guild);
    storeUnsentVerdicts('ana', choir);
    storeUnsentVerdicts('ana', { ...guild, count: 0 });
    expect(unsentVerdicts('ana')).toEqual([choir]);
  });

  it('store nothing if none were stored', () => {
    storeUnsentVerdicts('ana', { ...guild, count: 0 });
    expect(window.localStorage).toHaveLength(0);
  });

  it.each([null, 7, { boardName: 'Guild', count: 2 }, { ...guild, count: '2' }])(
    'ignore the stored value %j',
    (stored) => {
      window.localStorage.setItem('unsent:ana', JSON.stringify([stored, choir]));
      expect(unsentVerdicts('ana')).toEqual([choir]);
    },
  );

  it('update the hook, and are empty for a visitor', () => {
    const hook = renderHook(({ uid }) => useUnsentVerdicts(uid), {
      initialProps: { uid: 'ana' as string | null },
    });
    expect(hook.result.current).toEqual([]);
    act(() => storeUnsentVerdicts('ana', guild));
    const shown = hook.result.current;
    expect(shown).toEqual([guild]);
    hook.rerender({ uid: 'ana' });
    expect(hook.result.current).toBe(shown);
    hook.rerender({ uid: null });
    expect(hook.result.current).toEqual([]);
  });
});
