import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { expectToast } from '@kit/steps';
import { approvePath } from '@kit/open-desk';
import { callIsHeld, listsShow, withIdsOnly } from '@kit/scenarios';
import '@kit/send-rejections';
import { chooseTemplate, confirmButton, entry, judgeAndOpen, sendNow } from '@kit/sending-screen';

it('keeps what was typed when a template is chosen by mistake', async () => {
  const app = await judgeAndOpen('y');
  const section = within(screen.getByRole('region', { name: 'Note with acceptances' }));
  await app.user.type(section.getByRole('textbox', { name: 'Text' }), 'A long letter');
  await chooseTemplate(app, 'Note with acceptances', 'Welcome');
  expect(entry(1)).toHaveTextContent(/Hi Bela, welcome/);
  expect(entry(1)).not.toHaveTextContent(/A long letter/);
  await app.user.click(section.getByRole('button', { name: 'Put your text back' }));
  expect(section.getByRole('textbox', { name: 'Text' })).toHaveValue('A long letter');
});

it('takes a template away again by choosing one’s own words, which come back', async () => {
  const app = await judgeAndOpen('n');
  const text = () => screen.getByRole('textbox', { name: 'Text' });
  await chooseTemplate(app, 'Note with rejections', 'No room now');
  await chooseTemplate(app, 'Note with rejections', 'My own words');
  expect(text()).toHaveValue('');
  expect(entry(1)).toHaveTextContent('Without a note');
  await app.user.type(text(), 'A long letter');
  await chooseTemplate(app, 'Note with rejections', 'No room now');
  await chooseTemplate(app, 'Note with rejections', 'Tell us more');
  await chooseTemplate(app, 'Note with rejections', 'My own words');
  expect(text()).toHaveValue('A long letter');
  expect(screen.queryByRole('button', { name: 'Put your text back' })).toBeNull();
});

it('keeps the default notes for the board', async () => {
  const first = await judgeAndOpen('y');
  await chooseTemplate(first, 'Note with acceptances', 'Welcome');
  await first.user.click(screen.getByRole('link', { name: 'Back to the desk' }));
  await first.user.click(await screen.findByRole('button', { name: 'Send 1 decision' }));
  await screen.findByRole('heading', { name: 'Send decisions' });
  expect(entry(1)).toHaveTextContent(/Hi Bela, welcome/);
});

it('says once that the device has no room for a default note, which is sent all the same', async () => {
  const app = await judgeAndOpen('y');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  await app.user.type(screen.getByRole('textbox', { name: 'Text' }), 'Come in');
  await expectToast('Not kept');
  expect(screen.getAllByText('Not kept')).toHaveLength(1);
  await app.user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByText('Not kept')).toBeNull());
  await app.user.click(screen.getByRole('link', { name: 'Back to the desk' }));
  await app.user.click(await screen.findByRole('button', { name: 'Send 1 decision' }));
  await app.user.type(await screen.findByRole('textbox', { name: 'Text' }), '!');
  expect(screen.queryByText('Not kept')).toBeNull();
  await sendNow(app, 'Send 1 acceptance');
  expect(await screen.findByText('1 of 1 was sent.')).toBeVisible();
  expect(app.callsTo('PUT', approvePath(1))).toMatchObject([{ body: { acceptanceNote: 'Come in!' } }]);
});

it('names somebody in their note as soon as it is known who it is', async () => {
  listsShow(withIdsOnly);
  const profile = callIsHeld('get', '/profile/crowd-1');
  const app = await judgeAndOpen('y');
  await chooseTemplate(app, 'Note with acceptances', 'Welcome');
  expect(screen.queryByRole('button', { name: 'Send 1 acceptance' })).toBeNull();
  // Only looked at: nothing is to be saved of it.
  await app.user.click(screen.getByRole('button', { name: /^Edit/ }));
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Note' });
  expect(field.value).toContain('{firstName}');
  profile.stop();
  await waitFor(() => expect(field.value).toContain('Hi Bela, welcome'));
  await app.user.keyboard('{Escape}');
  expect(await confirmButton('Send 1 acceptance')).toBeEnabled();
  expect(entry(1)).toHaveTextContent(/Hi Bela, welcome/);
});
