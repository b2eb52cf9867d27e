import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { chooseTemplate, defaultNote, entry, judgeAndOpen } from '@kit/open-desk';

it('offers the typed text again after templates have replaced it', async () => {
  const app = await judgeAndOpen('y');
  await app.user.type(defaultNote('acceptances'), 'A long letter');
  await chooseTemplate(app, 'Welcome');
  expect(entry(1)).toHaveTextContent(/Hi Bela, welcome/);
  await chooseTemplate(app, 'Welcome, by role');
  await chooseTemplate(app, 'Put your text back');
  expect(defaultNote('acceptances')).toHaveValue('A long letter');
  expect(entry(1)).toHaveTextContent(/A long letter/);
  await waitFor(() => expect(defaultNote('acceptances')).toHaveFocus());
});

it('offers the templates of the outcome, and fills them in per applicant', async () => {
  const app = await judgeAndOpen('yn');
  await chooseTemplate(app, 'No room now', 2);
  expect(defaultNote('rejections').value).toMatch(/^Hi \{firstName\}/);
  expect(entry(2)).toHaveTextContent(/Hi Chidi, thank you/);
  await app.user.click(screen.getAllByRole('button', { name: 'Templates' })[0]!);
  expect(screen.queryByRole('menuitem', { name: 'No room now' })).toBeNull();
});

it('keeps the default notes for the board', async () => {
  const first = await judgeAndOpen('y');
  await chooseTemplate(first, 'Welcome');
  await first.user.click(screen.getByRole('link', { name: 'Back to the desk' }));
  await first.user.click(await screen.findByRole('button', { name: 'Send 1 decision' }));
  await screen.findByRole('heading', { name: 'Send decisions' });
  expect(entry(1)).toHaveTextContent(/Hi Bela, welcome/);
});
