import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
// Imported here: on a busy machine loading a lazy page can take longer than a query waits.
import '@/pages/auth-page';
import { renderApp } from '@kit/render-app';

it('reads "Signing in..." and ignores a second press while an account is being chosen', async () => {
  const { user, session } = renderApp('/auth');
  let opened = 0;
  session.signIn = () => {
    opened += 1;
    return new Promise(() => undefined);
  };
  const button = await screen.findByRole('button', { name: 'Sign in with Google' });
  await user.dblClick(button);
  expect(await screen.findByRole('button', { name: 'Signing in...' })).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'Sign in with Google' })).toBeNull();
  expect(opened).toBe(1);
});
