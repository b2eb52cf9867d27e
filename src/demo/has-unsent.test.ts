// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { announceWaitingWork, waitingPrefix } from '@/lib/desk/waiting-work';
import { hasUnsent } from './has-unsent';

afterEach(() => localStorage.clear());

it('finds drafts and decisions that wait, and nothing where decisions have been sent', () => {
  expect(hasUnsent(null)).toBe(false);
  announceWaitingWork();
  expect(hasUnsent('maya')).toBe(false);
  localStorage.setItem(`${waitingPrefix('maya')}board-1`, '1');
  expect(hasUnsent('maya')).toBe(true);
  expect(hasUnsent('tomas')).toBe(false);
  localStorage.setItem('draft:tomas:apply:board-1', 'Not sent');
  expect(hasUnsent('tomas')).toBe(true);
});
