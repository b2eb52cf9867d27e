import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '@kit/render-app';
import { pass, stopClock } from '@kit/stopped-clock';

const tooltip = () => screen.queryByRole('tooltip');

it('opens the tooltip after 700 ms, or at once on a return within 300 ms', async () => {
  renderApp('/boards/create', { as: 'outsider' });
  const banner = await screen.findByRole('button', { name: 'Change Banner' });
  stopClock();
  const hover = () => fireEvent.pointerMove(banner, { pointerType: 'mouse' });
  const leave = () => {
    fireEvent.pointerLeave(banner, { clientX: 5, clientY: 5 });
    // Outside of the area between the button and its tooltip, which the pointer may cross.
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
