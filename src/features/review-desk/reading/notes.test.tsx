import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { applicants, applicantRequestId } from '@kit/applicants';
import { application, note, openDesk, chooseTemplate } from '@kit/open-desk';

it('types every key into the note until Escape or Done closes it', async () => {
  const { user } = await openDesk();
  await user.keyboard('e');
  expect(note()).toHaveFocus();
  await user.keyboard('jynu1 welcome');
  expect(note()).toHaveValue('jynu1 welcome');
  expect(application(1)).toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(application(1)).toHaveFocus();
  expect(screen.queryByRole('textbox', { name: /^Note to/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: /^Edit the note/ }));
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(application(1)).toHaveFocus();
  expect(screen.queryByRole('textbox', { name: /^Note to/ })).toBeNull();
});

it('focuses an open note on its key', async () => {
  const { user } = await openDesk();
  await user.keyboard('e');
  act(() => note().blur());
  await user.keyboard('e');
  expect(note()).toHaveFocus();
  expect(note()).toHaveValue('');
});

it('keeps the note for any verdict, and warns about the opposite one', async () => {
  const { user } = await openDesk();
  await user.keyboard('yk');
  await user.keyboard('e');
  await user.keyboard('Welcome aboard{Escape}');
  await user.keyboard('nk');
  await user.keyboard('e');
  expect(note()).toHaveValue('Welcome aboard');
  expect(screen.getByText(/^You wrote this note for an acceptance/)).toBeVisible();
  await user.type(note(), '!');
  expect(screen.queryByText(/^You wrote this note for an acceptance/)).toBeNull();
});

it('inserts a filled template, and restores the default note', async () => {
  const { user } = await openDesk();
  await user.keyboard('e');
  await user.type(note(), 'My own words');
  await chooseTemplate({ user }, 'Welcome');
  expect(note().value).toMatch(/^Hi Bela, welcome to Frontend Guild of Lisbon/);
  await chooseTemplate({ user }, 'Put your text back');
  expect(note()).toHaveValue('My own words');
  await chooseTemplate({ user }, 'Use the default note');
  expect(note()).toHaveValue('');
  await chooseTemplate({ user }, 'Send no note');
  expect(note()).toHaveAccessibleDescription(/^No note will be sent/);
});

it('announces that no note is sent after it was emptied', async () => {
  const { user } = await openDesk();
  await user.keyboard('e');
  await user.keyboard('Hi{Backspace}{Backspace}');
  expect(note()).toHaveAccessibleDescription(/^No note will be sent/);
  await chooseTemplate({ user }, 'Use the default note');
  expect(note()).not.toHaveAccessibleDescription(/^No note will be sent/);
});

it('names the placeholder that can’t be filled in', async () => {
  const { user } = await openDesk(1, {
    arrange: (db) => {
      applicants(1)(db);
      const first = db.users.find(({ _id }) => _id === 'applicant-1');
      if (first) first.profileQuestions = { ...first.profileQuestions, role: '' };
    },
  });
  await user.keyboard('e');
  await chooseTemplate({ user }, 'Welcome, by role');
  expect(await screen.findByText('Fill in {role} before sending')).toBeInTheDocument();
});

it('has no note editor for a decided application', async () => {
  const app = await openDesk(2);
  await app.backend.update((db) => {
    const request = db.joinRequests.find(({ _id }) => _id === applicantRequestId(1));
    Object.assign(request!, { status: 'rejected', rejectionNote: 'By hand' });
  });
  document.dispatchEvent(new Event('visibilitychange'));
  expect(await screen.findByText('Decided. The note can’t be changed.')).toBeVisible();
  expect(screen.getByText('By hand')).toBeVisible();
  await app.user.keyboard('e');
  expect(screen.queryByRole('textbox', { name: /^Note to/ })).toBeNull();
});
