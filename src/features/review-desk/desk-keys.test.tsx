import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { LateParts } from '@/app/commands/late-parts';
import { closeOverlay } from '@/app/commands/overlay-store';
import { showLateParts } from '@/app/layout/late-parts-store';
import { application, findNote, openDesk } from '../../../tests/open-desk';

// The frame's own keys, which hear the same presses.
beforeAll(() => showLateParts(<LateParts />));
afterEach(closeOverlay);

it('moves one application per key beside the keys of the frame', async () => {
  const { user } = await openDesk(4);
  await user.keyboard('j');
  expect(application(2)).toBeInTheDocument();
  await user.keyboard('jk');
  expect(application(2)).toBeInTheDocument();
});

it('offers its commands in the palette too', async () => {
  const { user } = await openDesk(3);
  await user.keyboard('{Control>}k{/Control}');
  await screen.findByRole('dialog', { name: 'Command palette' });
  await user.keyboard('next undecided');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(application(2)).toBeInTheDocument());
});

it('fires nothing while typing, in a dialog, or with a modifier', async () => {
  const { user } = await openDesk();
  await user.keyboard('{Control>}j{/Control}{Alt>}a{/Alt}');
  expect(application(1)).toBeInTheDocument();
  await user.keyboard('r');
  await user.type(await findNote(), 'jkar1?');
  expect(await findNote()).toHaveValue('jkar1?');
  expect(application(1)).toBeInTheDocument();
  await user.keyboard('{Escape}?');
  const keys = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  expect(within(keys).getByText('Next undecided application')).toBeVisible();
  expect(within(keys).getByText('Template: Welcome')).toBeVisible();
  await user.keyboard('j');
  expect(keys).toBeVisible();
  await user.keyboard('{Escape}');
  expect(application(1)).toBeInTheDocument();
});
