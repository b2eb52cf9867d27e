import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useEffect, useRef, useState } from 'react';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useFocusOnNavigation } from './use-focus-on-navigation';

let showLateCode: () => void;

function FocusOnNavigation() {
  useFocusOnNavigation();
  return null;
}

function SecondScreen({ focusesItself }: { focusesItself: boolean }) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (focusesItself) field.current?.focus();
  }, [focusesItself]);
  return (
    <>
      <h1 tabIndex={-1}>Second</h1>
      <input ref={field} aria-label="Name" />
    </>
  );
}

interface Options {
  /** The code that moves the focus has not loaded when the link is pressed. */
  isLate?: boolean;
  focusesItself?: boolean;
}

function TwoScreens({ isLate = false, focusesItself = false }: Options) {
  const [hasLoaded, setHasLoaded] = useState(!isLate);
  useEffect(() => {
    showLateCode = () => act(() => setHasLoaded(true));
  }, []);
  return (
    <BrowserRouter>
      <Link to="/second">Second screen</Link>
      <main id="main" tabIndex={-1}>
        <Routes>
          <Route path="/" element={<h1 tabIndex={-1}>First</h1>} />
          <Route path="/second" element={<SecondScreen focusesItself={focusesItself} />} />
        </Routes>
      </main>
      {hasLoaded && <FocusOnNavigation />}
    </BrowserRouter>
  );
}

async function openSecond(options?: Options): Promise<void> {
  // As in production: strict mode runs effects twice.
  render(<TwoScreens {...options} />, { reactStrictMode: false });
  await userEvent.click(screen.getByRole('link', { name: 'Second screen' }));
}

const heading = () => screen.getByRole('heading', { name: 'Second' });
const field = () => screen.getByRole('textbox', { name: 'Name' });

beforeEach(() => {
  window.history.replaceState(null, '', '/');
  const load = { name: new URL('/', window.location.href).href } as PerformanceEntry;
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([load]);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  window.history.replaceState(null, '', '/');
});

test('a screen that focuses a field of its own keeps the focus there', async () => {
  await openSecond({ focusesItself: true });
  expect(field()).toHaveFocus();
});

test('the heading gets it too if this code loads after the press', async () => {
  await openSecond({ isLate: true });
  expect(screen.getByRole('link', { name: 'Second screen' })).toHaveFocus();
  showLateCode();
  expect(heading()).toHaveFocus();
});

test('code that loads late leaves the focus with somebody who has gone on with the keyboard', async () => {
  await openSecond({ isLate: true });
  await userEvent.tab();
  expect(field()).toHaveFocus();
  showLateCode();
  expect(field()).toHaveFocus();
});
