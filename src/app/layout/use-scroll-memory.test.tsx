import { act, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { useScrollMemory } from './use-scroll-memory';

function Screen() {
  useScrollMemory();
  return null;
}

/** A window that scrolls at once, and an app of two screens in it. */
function open() {
  const scrollTo = (_left: number, top: number) => {
    vi.stubGlobal('scrollY', top);
    window.dispatchEvent(new Event('scroll'));
  };
  vi.stubGlobal('scrollTo', scrollTo);
  scrollTo(0, 0);
  const router = createMemoryRouter([{ path: '*', element: <Screen /> }], { initialEntries: ['/list'] });
  render(<RouterProvider router={router} />);
  return {
    scroll: (top: number) => scrollTo(0, top),
    go: (to: string | number, replace = false) =>
      act(async () => {
        await (typeof to === 'number' ? router.navigate(to) : router.navigate(to, { replace }));
      }),
  };
}

it('starts a new screen at the top, and returns to where the person was', async () => {
  const { scroll, go } = open();
  scroll(700);
  await go('/one');
  expect(window.scrollY).toBe(0);
  await go(-1);
  expect(window.scrollY).toBe(700);
});

it.each([
  ['adds an entry', false],
  ['replaces the entry', true],
])('returns there too after a change of the query that %s', async (_what, replace) => {
  const { scroll, go } = open();
  scroll(700);
  await go('/list?tab=2', replace);
  expect(window.scrollY).toBe(700);
  await go('/one');
  expect(window.scrollY).toBe(0);
  await go(-1);
  expect(window.scrollY).toBe(700);
});
