import 'fake-indexeddb/auto';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { startDevelopment } from './start-development';

test('a new person is still signed in after a reload', async () => {
  const { DemoFrame, loadIdentity } = startDevelopment();
  render(<DemoFrame />);
  const signedIn = (await loadIdentity()).signIn();
  await userEvent.click(await screen.findByRole('button', { name: /Continue as a new person/ }));
  const identity = await signedIn;
  expect(identity).toMatchObject({ displayName: 'New person 1' });

  const onEvent = vi.fn();
  (await startDevelopment().loadIdentity()).watch(onEvent);
  await vi.waitFor(() => expect(onEvent).toHaveBeenCalledWith({ kind: 'signedIn', identity }));
});
