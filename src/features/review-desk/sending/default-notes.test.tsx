import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import '@kit/send-rejections';
import { chooseTemplate, entry, judgeAndOpen } from '@kit/sending-screen';

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
