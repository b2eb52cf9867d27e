// @vitest-environment jsdom
// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { useDocumentTitle } from './use-document-title';

beforeEach(() => {
  document.title = 'Boards · Talentboard';
});
afterEach(cleanup);

it('contains the screen and the product', () => {
  const { rerender } = renderHook(({ title }) => useDocumentTitle(title), {
    initialProps: { title: 'My Boards' },
  });
  expect(document.title).toBe('My Boards · Talentboard');
  rerender({ title: 'Rust people' });
  expect(document.title).toBe('Rust people · Talentboard');
});

it.each(['', null, undefined])('stays as it was for %j', (title) => {
  renderHook(() => useDocumentTitle(title));
  expect(document.title).toBe('Boards · Talentboard');
});

it('is what it was again when nothing sets it any more', () => {
  const { unmount } = renderHook(() => useDocumentTitle('Something went wrong'));
  expect(document.title).toBe('Something went wrong · Talentboard');
  unmount();
  expect(document.title).toBe('Boards · Talentboard');
});
