import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { boardsApi } from '@/api/boards';
import { waitForResponses, expectToast } from '@kit/steps';
import { makeBoard, BOARD_NAME } from '@kit/people';
import { renderApp } from '@kit/render-app';
import { callLosesResponse, callFails, callIsHeld } from '@kit/scenarios';

const SHORT = 'Ten chars.';

async function openEditing(changes: Parameters<typeof makeBoard>[0] = {}) {
  const app = renderApp('/boards/board-1', {
    as: 'creator',
    arrange: (db) => void (db.boards = [makeBoard(changes)]),
  });
  const open = async () => {
    await app.user.click(await screen.findByRole('button', { name: 'Edit' }));
    return within(await screen.findByRole('dialog', { name: 'Edit Board' }));
  };
  return { ...app, open, box: await open() };
}

it('prefills the edit dialog and saves the changes once', async () => {
  const { user, box, callsTo } = await openEditing();
  const held = callIsHeld('put', '/boards/:boardId');
  const name = box.getByLabelText('Board Name');
  expect(name).toHaveValue(BOARD_NAME);
  expect(name).toHaveAttribute('placeholder', 'Enter board name');
  expect(box.getByLabelText('Description')).toHaveAttribute('placeholder', 'Enter board description');
  await user.type(name, ' and Porto ');
  await user.keyboard('{Enter}{Enter}');
  const saving = await box.findByRole('button', { name: 'Saving...' });
  expect(saving).toHaveAttribute('aria-disabled', 'true');
  held.stop();
  await expectToast('Board updated successfully');
  expect(screen.getByText('Success')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(await screen.findByRole('heading', { name: `${BOARD_NAME} and Porto` })).toBeVisible();
  expect(callsTo('PUT', '/boards/board-1').map(({ body }) => body)).toEqual([
    { name: `${BOARD_NAME} and Porto`, description: makeBoard().description },
  ]);
});

it('shows an error for a short name only after a blur, and focuses it on submit', async () => {
  const { user, box, callsTo, store } = await openEditing({ name: SHORT });
  const name = box.getByLabelText('Board Name');
  expect(name).toBeValid();
  expect(name).toHaveAccessibleDescription(/20 to 300 characters/);
  expect(box.queryByText('Name must be at least 20 characters')).not.toBeInTheDocument();
  await user.click(box.getByRole('button', { name: 'Save Changes' }));
  expect(await box.findByText('Name must be at least 20 characters')).toBeVisible();
  await waitFor(() => expect(name).toHaveFocus());
  expect(name).toBeInvalid();
  await waitForResponses({ store });
  expect(callsTo('PUT', '/boards/board-1')).toHaveLength(0);
});

it("locks the form while saving, and shows the server's reason for a rejection", async () => {
  callFails('put', '/boards/:boardId', 422, { message: 'Names may not be shouted' });
  const held = callIsHeld('put', '/boards/:boardId');
  const { user, box } = await openEditing();
  const name = box.getByLabelText('Board Name');
  await user.type(name, '!{Enter}');
  await box.findByRole('button', { name: 'Saving...' });
  await user.keyboard('more{Escape}');
  expect(name).toHaveFocus();
  expect(name).toHaveValue(`${BOARD_NAME}!`);
  expect(box.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  held.stop();
  expect(await box.findByRole('alert')).toHaveTextContent('Names may not be shouted');
  await user.type(name, '?');
  expect(name).toHaveValue(`${BOARD_NAME}!?`);
});

it('keeps the draft after an accidental Escape, and deletes it after Cancel', async () => {
  const { user, box, open } = await openEditing();
  await user.type(box.getByLabelText('Board Name'), ' again');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Edit' })).toHaveFocus());

  const again = await open();
  expect(again.getByText('Draft restored')).toBeVisible();
  expect(again.getByLabelText('Board Name')).toHaveValue(`${BOARD_NAME} again`);
  await user.click(again.getByRole('button', { name: 'Discard' }));
  const fresh = within(await screen.findByRole('dialog', { name: 'Edit Board' }));
  expect(fresh.getByLabelText('Board Name')).toHaveValue(BOARD_NAME);

  await user.type(fresh.getByLabelText('Board Name'), ' thrice');
  await user.click(fresh.getByRole('button', { name: 'Cancel' }));
  expect((await open()).getByLabelText('Board Name')).toHaveValue(BOARD_NAME);
});

it('deletes the draft of a saved change whose response was lost', async () => {
  const failure = callLosesResponse('put', '/boards/:boardId');
  const { user, box, open, store } = await openEditing();
  await user.type(box.getByLabelText('Board Name'), ' again');
  await user.click(box.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() => expect(failure.count()).toBe(1));
  await waitFor(() => expect(box.getByRole('button', { name: 'Save Changes' })).toBeEnabled());
  // The first Escape closes the error toast.
  await user.keyboard('{Escape}{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await act(() => store.dispatch(boardsApi.endpoints.getBoard.initiate('board-1', { forceRefetch: true })));
  const again = await open();
  expect(again.getByLabelText('Board Name')).toHaveValue(`${BOARD_NAME} again`);
  expect(again.queryByText('Draft restored')).toBeNull();
  await user.click(again.getByRole('button', { name: 'Cancel' }));
  expect(localStorage.getItem('draft:uid-creator:edit-board:board-1')).toBeNull();
});

it('shows that the board was deleted, and keeps the typed values', async () => {
  const { user, box, backend } = await openEditing();
  await backend.update((db) => void (db.boards = []));
  await user.type(box.getByLabelText('Board Name'), ' and Porto');
  await user.click(box.getByRole('button', { name: 'Save Changes' }));
  await expectToast('Failed to update board');
  const gone = "The board you're looking for doesn't exist or has been removed.";
  const inFooter = await box.findAllByRole('alert');
  expect(inFooter.map(({ textContent }) => textContent)).toEqual([gone]);
  expect(box.getByLabelText('Board Name')).toHaveValue(`${BOARD_NAME} and Porto`);
});
