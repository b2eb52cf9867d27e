import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { crowd } from '@kit/crowd';
import { application, note, openDesk } from '@kit/open-desk';

it('keeps a note of its own for each outcome, and leaves the keys alone while it is written', async () => {
  const { user } = await openDesk();
  await user.keyboard('e');
  expect(note()).toHaveFocus();
  await user.keyboard('jynu1 welcome');
  expect(note()).toHaveValue('jynu1 welcome');
  expect(application(1)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'If accepted' }));
  await user.click(screen.getByRole('button', { name: 'If rejected' }));
  expect(note()).toHaveValue('');
  await user.type(note(), 'Not now');
  await user.keyboard('{Escape}');
  expect(application(1)).toHaveFocus();
  await user.keyboard('nk');
  await user.keyboard('e');
  expect(note()).toHaveValue('Not now');
  await user.click(screen.getByRole('button', { name: 'If accepted' }));
  expect(note()).toHaveValue('jynu1 welcome');
});

it('puts a template in the place of a note, fills it in, and gives the note back', async () => {
  const { user } = await openDesk();
  await user.keyboard('e');
  await user.keyboard('My words');
  await user.click(screen.getByRole('button', { name: 'Welcome' }));
  expect(note().value).toMatch(/^Hi Bela, welcome to Frontend Guild of Lisbon/);
  await user.click(screen.getByRole('button', { name: 'Put it back' }));
  expect(note()).toHaveValue('My words');
});

it.each(['Welcome', 'If rejected'])('gives one’s own note back after a template and %s', async (pressed) => {
  const { user } = await openDesk();
  await user.keyboard('yk');
  await user.keyboard('e');
  await user.keyboard('My words');
  await user.click(screen.getByRole('button', { name: 'Welcome' }));
  await user.click(screen.getByRole('button', { name: pressed }));
  expect(note()).not.toHaveValue('My words');
  await user.click(screen.getByRole('button', { name: 'Put it back' }));
  expect(note()).toHaveValue('My words');
  expect(screen.queryByRole('button', { name: 'Put it back' })).toBeNull();
});

it('offers no note from before once another one is written', async () => {
  const { user } = await openDesk();
  await user.keyboard('e');
  await user.keyboard('My words');
  await user.click(screen.getByRole('button', { name: 'Welcome' }));
  await user.click(screen.getByRole('button', { name: 'If rejected' }));
  await user.type(note(), 'Not now');
  expect(screen.queryByRole('button', { name: 'Put it back' })).toBeNull();
});

it('says which placeholder can not be filled in', async () => {
  const { user } = await openDesk(1, {
    arrange: (db) => {
      crowd(1)(db);
      const first = db.users.find(({ _id }) => _id === 'crowd-1');
      if (first) first.profileQuestions = { ...first.profileQuestions, role: '' };
    },
  });
  await user.keyboard('e');
  await user.click(screen.getByRole('button', { name: 'Welcome, by role' }));
  expect(await screen.findByText('Fill in {role} before sending')).toBeInTheDocument();
});
