import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answersAreIn } from '@kit/steps';
import { renderApp } from '@kit/render-app';
import { callIsHeld } from '@kit/scenarios';
import { holdLongTimers } from './held-timers';
import { findSubmit, MUTATION_ROWS, type MutationRow } from './mutation-rows';
import { expectTold } from './screen-checks';

const WAYS = {
  'pressed twice': (control: HTMLElement) => {
    fireEvent.click(control);
    fireEvent.click(control);
  },
  'Enter twice': (control: HTMLElement) => {
    const { form } = control as HTMLButtonElement;
    // For a button without a form, Enter is a click.
    for (let times = 0; times < 2; times += 1) {
      if (form === null) fireEvent.click(control);
      else fireEvent.submit(form);
    }
  },
};

async function sendTwice(row: MutationRow, act: (control: HTMLElement) => void): Promise<void> {
  holdLongTimers();
  const hold = callIsHeld(row.call.method, row.call.path);
  const app = renderApp(row.path, {
    as: row.as,
    ...(row.arrange === undefined ? {} : { arrange: row.arrange }),
  });
  await row.open(app);
  await row.fill?.(app);
  const control = await findSubmit(row);
  const before = app.calls.length;
  act(control);
  const sent = () => app.calls.slice(before).filter(({ method }) => method === row.call.method.toUpperCase());
  await waitFor(() => expect(sent()).not.toEqual([]));
  hold.stop();
  await expectTold(row.done);
  // A second request would still be pending, or have been answered.
  await answersAreIn(app);
  expect(sent()).toHaveLength(1);
}

describe.each(MUTATION_ROWS)('$screen sends one request', (row) => {
  it.each(Object.entries(WAYS))('when %s', (_way, act) => sendTwice(row, act));
});

it('signs in once', async () => {
  const { user, identity } = renderApp('/auth');
  let windows = 0;
  identity.signIn = () => {
    windows += 1;
    return new Promise(() => undefined);
  };
  await user.dblClick(await screen.findByRole('button', { name: 'Sign in with Google' }));
  expect(windows).toBe(1);
});
