import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
// Loaded with the test: on a busy machine a lazy page alone takes longer than a query waits.
import '@/pages/create-board-page';
import { renderApp } from '../../../tests/render-app';
import { pass, stopClock } from '../../../tests/stopped-clock';

const tooltip = () => screen.queryByRole('tooltip');

it('shows 700 ms after the pointer has come, and at once where it comes back within 300 ms', async () => {
  renderApp('/boards/create', { as: 'outsider' });
  const banner = await screen.findByRole('button', { name: 'Change Banner' });
  stopClock();
  const hover = () => fireEvent.pointerMove(banner, { pointerType: 'mouse' });
  const leave = () => {
    fireEvent.pointerLeave(banner, { clientX: 5, clientY: 5 });
    // Out of the way between the button and its tooltip, which may be crossed.
    fireEvent.pointerMove(document.body, { clientX: 500, clientY: 500 });
  };

  hover();
  await pass(699);
  expect(tooltip()).toBeNull();
  await pass(1);
  expect(tooltip()).toHaveTextContent('Coming soon in v2');

  leave();
  expect(tooltip()).toBeNull();
  await pass(299);
  hover();
  await pass(0);
  expect(tooltip()).toHaveTextContent('Coming soon in v2');

  leave();
  await pass(300);
  hover();
  await pass(699);
  expect(tooltip()).toBeNull();
  await pass(1);
  expect(tooltip()).toHaveTextContent('Coming soon in v2');
});
