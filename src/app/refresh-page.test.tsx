import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { expectInConsole } from '@kit/watch-console';
import { watchReloads } from '@kit/browser';
import { ErrorBoundary } from './error-boundary';

function Broken(): never {
  throw new Error('The list is broken');
}

it('"Refresh Page" loads the page again, but not into an error page of the browser', async () => {
  // React reports a caught error on its own.
  expectInConsole('error', /The list is broken/);
  const reload = watchReloads();
  const fetch = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  vi.stubGlobal('fetch', fetch);
  render(
    <ErrorBoundary>
      <Broken />
    </ErrorBoundary>,
  );
  const message = screen.getByRole('alert');
  const refresh = screen.getByRole('button', { name: 'Refresh Page' });
  expect(fetch).not.toHaveBeenCalled();
  await userEvent.click(refresh);
  await waitFor(() => expect(message).toHaveTextContent('The server could not be reached.'));
  // Read out once, and without what has been read before.
  expect(screen.queryByRole('status')).toBeNull();
  expect(message).toHaveAttribute('aria-atomic', 'false');
  expect(reload).not.toHaveBeenCalled();

  vi.stubGlobal('fetch', () => Promise.resolve(new Response('<div id="root"></div>')));
  await userEvent.click(refresh);
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
});
