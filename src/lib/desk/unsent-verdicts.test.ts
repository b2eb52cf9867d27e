// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { storeUnsentVerdicts, unsentVerdicts, useUnsentVerdicts } from './unsent-verdicts';

beforeEach(() => window.localStorage.clear());
afterEach(() => window.localStorage.clear());

const guild = { boardName: 'Guild', count: 12 };

describe('unsent verdicts', () => {
  it('are stored per user and board', () => {
    storeUnsentVerdicts('ana', 'b/1', guild);
    storeUnsentVerdicts('bo', 'b2', { boardName: 'Choir', count: 1 });
    expect(unsentVerdicts('ana')).toEqual([{ boardId: 'b/1', ...guild }]);
    expect(unsentVerdicts('an')).toEqual([]);
  });

  it('are removed once all of them are sent', () => {
    storeUnsentVerdicts('ana', 'b1', guild);
    storeUnsentVerdicts('ana', 'b1', { ...guild, count: 0 });
    expect(unsentVerdicts('ana')).toEqual([]);
    expect(window.localStorage).toHaveLength(0);
  });

  it.each([
    '',
    'null',
    '7',
    '{',
    '{"boardName":"Guild"}',
    '{"count":2}',
    '{"boardName":"Guild","count":"2"}',
  ])('ignore the stored value %j, and a count below one', (stored) => {
    window.localStorage.setItem('unsent:ana:b1', stored);
    window.localStorage.setItem('unsent:ana:b2', JSON.stringify({ ...guild, count: -1 }));
    expect(unsentVerdicts('ana')).toEqual([]);
  });

  it('update the hook, and are empty for a visitor', () => {
    const hook = renderHook(({ uid }) => useUnsentVerdicts(uid), {
      initialProps: { uid: 'ana' as string | null },
    });
    expect(hook.result.current).toEqual([]);
    act(() => storeUnsentVerdicts('ana', 'b1', guild));
    const shown = hook.result.current;
    expect(shown).toEqual([{ boardId: 'b1', ...guild }]);
    hook.rerender({ uid: 'ana' });
    expect(hook.result.current).toBe(shown);
    hook.rerender({ uid: null });
    expect(hook.result.current).toEqual([]);
  });
});
