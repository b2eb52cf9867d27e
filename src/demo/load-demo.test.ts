// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { loadDemo } from './load-demo';

it("shows the demo's requirements if the browser blocks storage", async () => {
  document.body.innerHTML = '<div id="root">Loading</div>';
  const storage = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  void loadDemo();
  storage.mockRestore();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The demo needs storage and a service worker. Allow both for this site, then reload the page.',
  );
  expect(screen.queryByText('Loading')).toBeNull();
});
