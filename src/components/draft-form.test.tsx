import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { object, string } from 'yup';
import { formDraft } from '@/lib/drafts/form-draft';
import { DraftFields, DraftForm } from './draft-form';
import { ServerReason, type SubmitFailure } from './form-errors';
import { FormTextField } from './form-fields';

interface Values {
  name: string;
  place: string;
}

const VALUES: Values = { name: 'Guild', place: '' };
const formStorage = () => formDraft('ada', 'form', VALUES);
const schema = object({ name: string().required('Enter a name'), place: string().required('Enter a place') });

function open(onSubmit: () => Promise<'done' | SubmitFailure> = () => Promise.resolve('done')) {
  const send = vi.fn<(values: Values, form: unknown) => ReturnType<typeof onSubmit>>(onSubmit);
  const onDone = vi.fn();
  const view = render(
    <DraftForm uid="ada" name="form" values={VALUES} schema={schema} onSubmit={send} onDone={onDone}>
      <DraftFields>
        <FormTextField name="name" label="Name" />
        <FormTextField name="place" label="Place" />
        <ServerReason />
        <button type="submit">Send</button>
      </DraftFields>
    </DraftForm>,
  );
  return { ...view, send, onDone, user: userEvent.setup() };
}

const place = () => screen.getByRole('textbox', { name: 'Place' });
const sendButton = () => screen.getByRole('button', { name: 'Send' });

it('restores a draft, and can undo its discard', async () => {
  const first = open();
  await first.user.type(place(), 'Lisbon');
  expect(screen.queryByText('Draft restored')).toBeNull();
  first.unmount();

  const { user } = open();
  expect(place()).toHaveValue('Lisbon');
  expect(screen.getByText('Draft restored')).toBeVisible();
  screen.getByRole('button', { name: 'Discard' }).focus();
  await user.keyboard('{Enter}');
  expect(place()).toHaveValue('');
  expect(formStorage().read()).toBeNull();
  const undo = screen.getByRole('button', { name: 'Undo' });
  expect(undo).toHaveFocus();
  await user.click(undo);
  expect(place()).toHaveValue('Lisbon');
  expect(screen.getByText('Draft restored')).toBeVisible();
  await waitFor(() => expect(formStorage().read()).toMatchObject({ place: 'Lisbon' }));
});

it('offers neither Discard nor Undo after further typing', async () => {
  const first = open();
  await first.user.type(place(), 'Lisbon');
  first.unmount();

  const { user } = open();
  await user.type(place(), '!');
  expect(screen.queryByText('Draft restored')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull();
});

it('announces the restored draft after the live region has mounted', async () => {
  const first = open();
  await first.user.type(place(), 'Lisbon');
  first.unmount();
  open();
  const notice = screen.getByText('Draft restored');
  expect(notice).toHaveRole('status');
  const initialText = notice.textContent;
  await waitFor(() => expect(notice.textContent).not.toBe(initialText));
  expect(notice).toHaveTextContent('Draft restored');
});

it('shows no errors after a discard until the next submit', async () => {
  const first = open();
  await first.user.type(place(), 'Lisbon');
  first.unmount();

  const { user, send } = open();
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(screen.queryByText('Enter a place')).toBeNull();
  await user.click(sendButton());
  expect(await screen.findByText('Enter a place')).toBeVisible();
  await waitFor(() => expect(place()).toHaveFocus());
  expect(send).not.toHaveBeenCalled();
});

it('does not discard a draft while it is being sent', async () => {
  const first = open();
  await first.user.type(place(), 'Lisbon');
  first.unmount();

  let respond: (result: SubmitFailure) => void = () => undefined;
  const { user } = open(() => new Promise((resolve) => (respond = resolve)));
  await user.click(sendButton());
  await waitFor(() => expect(place()).toHaveAttribute('readonly'));
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  respond({ reason: 'Not here' });
  expect(await screen.findByRole('alert')).toHaveTextContent('Not here');
  expect(place()).toHaveValue('Lisbon');
  expect(formStorage().read()).not.toBeNull();
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(place()).toHaveValue('');
});

it('shows errors on blur, and focuses the first one on submit', async () => {
  const { user, send } = open();
  expect(screen.queryByText('Enter a place')).toBeNull();
  await user.click(place());
  await user.tab();
  expect(await screen.findByText('Enter a place')).toBeVisible();
  await user.click(sendButton());
  await waitFor(() => expect(place()).toHaveFocus());
  expect(place()).toHaveAccessibleDescription('Enter a place');
  expect(send).not.toHaveBeenCalled();
});

it('sends a form once, locks it while sending, and then deletes the draft', async () => {
  let respond: (result: 'done') => void = () => undefined;
  const { user, send, onDone } = open(() => new Promise((resolve) => (respond = resolve)));
  await user.type(place(), 'Lisbon');
  await user.dblClick(sendButton());
  await waitFor(() => expect(place()).toHaveAttribute('readonly'));
  expect(send).toHaveBeenCalledTimes(1);
  expect(send).toHaveBeenCalledWith({ name: 'Guild', place: 'Lisbon' }, expect.anything());
  await waitFor(() => expect(formStorage().read()).not.toBeNull());
  respond('done');
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
  expect(formStorage().read()).toBeNull();
});

it("keeps the values when sending fails, and shows the server's reason", async () => {
  const results: SubmitFailure[] = [{ reason: 'Not here' }, { reason: null }];
  const { user, send, onDone } = open(() => Promise.resolve(results.shift() ?? 'done'));
  await user.type(place(), 'Lisbon');
  await user.click(sendButton());
  expect(await screen.findByRole('alert')).toHaveTextContent('Not here');
  expect(place()).toHaveValue('Lisbon');
  await user.click(sendButton());
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  await waitFor(() => expect(formStorage().read()).toEqual({ name: 'Guild', place: 'Lisbon' }));
  await user.click(sendButton());
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
  expect(send).toHaveBeenCalledTimes(3);
});
