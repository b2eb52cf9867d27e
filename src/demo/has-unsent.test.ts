// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { keepUnsentVerdicts } from '@/lib/desk/unsent-verdicts';
import { hasUnsent } from './has-unsent';

afterEach(() => localStorage.clear());

it('finds the drafts and unsent verdicts of the person', () => {
  expect(hasUnsent(null)).toBe(false);
  expect(hasUnsent('maya')).toBe(false);
  keepUnsentVerdicts('maya', 'board-1', { boardName: 'Guild', count: 1 });
  expect(hasUnsent('maya')).toBe(true);
  expect(hasUnsent('tomas')).toBe(false);
  localStorage.setItem('draft:tomas:apply:board-1', 'Not sent');
  expect(hasUnsent('tomas')).toBe(true);
});
