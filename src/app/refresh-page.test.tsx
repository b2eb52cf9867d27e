import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { expectInConsole } from '@kit/watch-console';
import { ErrorBoundary } from './error-boundary';

function Broken(): never {
  throw new Error('The list is broken');
}

it('"Refresh Page" loads the page again', () => {
  // React reports a caught error on its own.
  expectInConsole('error', /The list is broken/);
  const reload = vi.fn();
  vi.stubGlobal('location', { ...window.location, reload });
  render(
    <ErrorBoundary>
      <Broken />
    </ErrorBoundary>,
  );
  expect(reload).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Refresh Page' }));
  expect(reload).toHaveBeenCalledOnce();
});
