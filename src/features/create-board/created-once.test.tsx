import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { expectToast } from '@kit/steps';
import { createButton, fillBoardTexts, NEW_BOARD } from '@kit/forms';
import { renderApp } from '@kit/render-app';
import { callLosesResponse } from '@kit/scenarios';

it('keeps the form after a lost response and does not send again', async () => {
  const { user, callsTo } = renderApp('/boards/create', { as: 'outsider' });
  await fillBoardTexts(user);
  await user.click(screen.getByRole('button', { name: 'designers' }));
  await waitFor(() => expect(createButton()).toBeEnabled());
  callLosesResponse('post', '/boards');
  await user.click(createButton());
  await expectToast('Failed to create board');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'We couldn’t confirm that your board was created. Check My Boards before you try again.',
  );
  expect(screen.getByLabelText('Board name')).toHaveValue(NEW_BOARD.name);
  expect(callsTo('POST', '/boards')).toHaveLength(1);
});
