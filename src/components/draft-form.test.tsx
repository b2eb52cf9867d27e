import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { object, string } from 'yup';
import { isOfShape, textFieldsShape } from '@/lib/draft-shape';
import { createDraftStorage } from '@/lib/draft-storage';
import { DraftFields, DraftForm } from './draft-form';
import { FormTextField } from './form-fields';
import { ServerReason, type SubmitFailure } from './submit-failure';

interface Values {
  name: string;
  place: string;
}

const isValues = isOfShape<Values>(textFieldsShape(['name', 'place']));
const draftStorage = createDraftStorage('ada', 'form', isValues);
const schema = object({ name: string().required('Say a name'), place: string().required('Say a place') });

function open(onSubmit: () => Promise<'done' | SubmitFailure> = () => Promise.resolve('done')) {
  const send = vi.fn<(values: Values, form: unknown) => ReturnType<typeof onSubmit>>(onSubmit);
  const onDone = vi.fn();
  const view = render(
    <DraftForm
      draftStorage={draftStorage}
      values={{ name: 'Guild', place: '' }}
      schema={schema}
      onSubmit={send}
      onDone={onDone}
    >
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

it('begins with what was typed before, until that is discarded', async () => {
  const first = open();
  await first.user.type(place(), 'Lisbon');
  expect(screen.queryByText('Draft restored')).toBeNull();
  first.unmount();

  const { user } = open();
  expect(place()).toHaveValue('Lisbon');
  expect(screen.getByText('Draft restored')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(place()).toHaveValue('');
  expect(screen.queryByText('Draft restored')).toBeNull();
  expect(draftStorage.read()).toBeNull();
});

it('shows an error once its field was left, and moves the focus to the first one instead of sending', async () => {
  const { user, send } = open();
  expect(screen.queryByText('Say a place')).toBeNull();
  await user.click(place());
  await user.tab();
  expect(await screen.findByText('Say a place')).toBeVisible();
  await user.click(sendButton());
  await waitFor(() => expect(place()).toHaveFocus());
  expect(place()).toHaveAccessibleDescription('Say a place');
  expect(send).not.toHaveBeenCalled();
});

it('is sent once and locked meanwhile; then the draft is gone', async () => {
  let answer: (result: 'done') => void = () => undefined;
  const { user, send, onDone } = open(() => new Promise((resolve) => (answer = resolve)));
  await user.type(place(), 'Lisbon');
  await user.dblClick(sendButton());
  await waitFor(() => expect(place()).toHaveAttribute('readonly'));
  expect(send).toHaveBeenCalledTimes(1);
  expect(send).toHaveBeenCalledWith({ name: 'Guild', place: 'Lisbon' }, expect.anything());
  expect(draftStorage.read()).not.toBeNull();
  answer('done');
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
  expect(draftStorage.read()).toBeNull();
});

it('keeps everything when sending fails, and says why if the server has said it', async () => {
  const results: SubmitFailure[] = [{ reason: 'Not here' }, { reason: null }];
  const { user, send, onDone } = open(() => Promise.resolve(results.shift() ?? 'done'));
  await user.type(place(), 'Lisbon');
  await user.click(sendButton());
  expect(await screen.findByRole('alert')).toHaveTextContent('Not here');
  expect(place()).toHaveValue('Lisbon');
  await user.click(sendButton());
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(draftStorage.read()).toEqual({ name: 'Guild', place: 'Lisbon' });
  await user.click(sendButton());
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
  expect(send).toHaveBeenCalledTimes(3);
});
