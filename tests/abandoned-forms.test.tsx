import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { toastStore } from '@/ui/toasts/toast-store';
import { renderApp } from '@kit/render-app';
import { callFails, callIsHeld } from '@kit/scenarios';
import { MUTATION_ROWS, pressSubmit } from './errors/mutation-rows';
import { expectVisibleText } from './errors/screen-checks';

const DISCOVER = { level: 1, name: 'Discover Amazing Talent' };
const ABANDONED = [
  'create a board',
  'edit a board',
  'delete a board',
  'apply to a board',
  'edit the profile',
];
const ROWS = MUTATION_ROWS.filter(({ screen: name }) => ABANDONED.includes(name));

describe.each(ROWS)('$screen, abandoned by Back before the response', (row) => {
  it.each(['done', 'failed'])('shows the toast on the open screen when the change is %s', async (end) => {
    const { method, path: call } = row.call;
    const app = renderApp('/', { as: row.as });
    await screen.findByRole('heading', DISCOVER);
    act(() => {
      window.history.pushState({}, '', row.path);
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    if (end === 'failed') callFails(method, call);
    const held = callIsHeld(method, call);
    await row.open(app);
    await row.fill?.(app);
    await pressSubmit(row);
    await waitFor(() => expect(app.calls.map((sent) => sent.method)).toContain(method.toUpperCase()));
    act(() => window.history.back());
    await screen.findByRole('heading', DISCOVER);
    toastStore.set([]);
    held.stop();
    await expectVisibleText(
      end === 'done' ? row.done : /^(Failed|There was an error|Internal error|We couldn’t confirm)/,
    );
    expect(screen.getByRole('heading', DISCOVER)).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(window.location.pathname).toBe('/');
  });
});
