// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useDocumentTitle } from './use-document-title';

afterEach(cleanup);

it('contains the screen and the product, or only the product', () => {
  const { rerender } = renderHook(({ title }) => useDocumentTitle(title), {
    initialProps: { title: 'My Boards' },
  });
  expect(document.title).toBe('My Boards · Talentboard');
  rerender({ title: 'Rust people' });
  expect(document.title).toBe('Rust people · Talentboard');
  rerender({ title: '' });
  expect(document.title).toBe('Talentboard');
});
