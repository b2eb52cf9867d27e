import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { applicants, applicantName, variedApplicants } from '@kit/applicants';
import { application, listedNames, openDesk, row } from '@kit/open-desk';

const tags = () => screen.getByLabelText('Private tags');
const search = () => screen.getByRole('searchbox', { name: 'Search answers and profiles' });

it('searches answers and profiles without accents, and steps through the matches', async () => {
  const { user } = await openDesk(5, { arrange: variedApplicants });
  await user.keyboard('/');
  expect(search()).toHaveFocus();
  await user.keyboard('creme');
  await waitFor(() => expect(listedNames()).toEqual([applicantName(4)]));
  expect(screen.getByText('1 found')).toBeInTheDocument();
  await user.keyboard('{Enter}');
  expect(application(4)).toHaveFocus();
  expect(within(application(4)).getByText('crème')).toHaveProperty('tagName', 'MARK');
  expect(row(4)).toHaveTextContent('A crème brûlée');
  await user.clear(search());
  await user.type(search(), 'kayak');
  await waitFor(() => expect(listedNames()).toEqual([applicantName(3)]));
  expect(row(3)).toHaveTextContent('I build kayaks.');
  await user.clear(search());
  await user.type(search(), 'nothing like it');
  expect(await screen.findByText(/No applications found/)).toBeInTheDocument();
});

it('opens the first match when Enter comes before the list has updated', async () => {
  await openDesk(3);
  // In one step, as on a busy machine.
  act(() => {
    fireEvent.change(search(), { target: { value: 'Dora' } });
    fireEvent.keyDown(search(), { key: 'Enter' });
  });
  await waitFor(() => expect(listedNames()).toEqual([applicantName(3)]));
  expect(application(3)).toHaveFocus();
});

it('shows and highlights a match in a location in its row', async () => {
  const { user } = await openDesk(1, {
    arrange: (db) => {
      applicants(1)(db);
      for (const person of db.users) person.location = 'Chez Bela, Lyon';
    },
  });
  await user.type(search(), 'lyon');
  await waitFor(() => expect(row(1)).toHaveTextContent('Chez Bela, Lyon'));
  expect(within(application(1)).getByText('Lyon')).toHaveProperty('tagName', 'MARK');
});

it('filters by role, years and technology', async () => {
  const { user } = await openDesk(5, { arrange: variedApplicants });
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  const reset = () => user.click(screen.getByRole('button', { name: 'Clear' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Role' }), 'Designer');
  await waitFor(() => expect(listedNames()).toEqual([applicantName(3)]));
  await reset();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Min years' }), '10');
  await waitFor(() => expect(listedNames()).toEqual([applicantName(2)]));
  await reset();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Tech' }), 'Rust');
  await waitFor(() => expect(listedNames()).toEqual([applicantName(2)]));
});

it('filters by status and score, and keeps rows whose verdict changes', async () => {
  const { user } = await openDesk(4);
  await user.keyboard('y');
  await user.keyboard('2');
  await user.click(screen.getByRole('button', { name: 'Undecided 3' }));
  await waitFor(() => expect(listedNames()).toEqual([2, 3, 4].map(applicantName)));
  await user.click(application(2));
  await user.keyboard('n');
  // The filter uses the statuses of the time it was set.
  expect(listedNames()).toEqual([2, 3, 4].map(applicantName));
  await user.click(screen.getByRole('button', { name: 'Undecided 2' }));
  await user.click(screen.getByRole('button', { name: 'No 1' }));
  await waitFor(() => expect(listedNames()).toEqual([applicantName(2)]));
  await user.click(screen.getByRole('button', { name: 'No 1' }));
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Min score' }), 'Score 2+');
  await waitFor(() => expect(listedNames()).toEqual([applicantName(2)]));
});

it('filters by tag, and offers the tags of other applications', async () => {
  const { user } = await openDesk(3);
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  const choice = () => screen.getByRole('combobox', { name: 'Tag' });
  await user.click(screen.getByRole('button', { name: 'Tags and comment' }));
  await user.type(tags(), 'talk;Second round;');
  expect(await within(choice()).findByRole('option', { name: 'Second round' })).toBeInTheDocument();
  await user.click(within(row(2)).getByRole('button'));
  await user.click(screen.getByRole('button', { name: 'Tags and comment' }));
  await user.type(tags(), 'TAL');
  const offered = [...document.querySelectorAll<HTMLOptionElement>('datalist option')];
  expect(offered.map(({ value }) => value)).toEqual(['talk']);
  await user.type(tags(), 'K{Enter}');
  expect(await within(choice()).findByRole('option', { name: 'TALK' })).toBeInTheDocument();
  await user.selectOptions(choice(), 'Second round');
  await waitFor(() => expect(listedNames()).toEqual([applicantName(1)]));
  await user.selectOptions(choice(), 'TALK');
  await waitFor(() => expect(listedNames()).toEqual([1, 2].map(applicantName)));
});
