import { type RenderOptions } from '@kit/render-app';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { DemoDb } from '@/demo/db';
import { aliasFor } from '@/domain/review/hide-names';
import { applicants, applicantName, applicantRequestId } from '@kit/applicants';
import { decisions, openDesk, openTool, statusCount } from '@kit/open-desk';
import { BOARD_QUESTIONS } from '@kit/people';

const table = () => screen.getByRole('table');
const rowOf = (name: string) => {
  const found = within(table())
    .getAllByRole('row')
    .find((row) => row.textContent?.includes(name));
  if (found === undefined) throw new Error(`There is no row of ${name}`);
  return within(found);
};
const names = () =>
  within(table())
    .getAllByRole('checkbox')
    .map((box) => box.getAttribute('aria-label')?.replace('Select ', ''));
const currentName = () => table().querySelector('tr[aria-current="true"] th')?.textContent;
const heads = () =>
  within(table())
    .getAllByRole('columnheader')
    .map((cell) => cell.textContent);

async function openTable(count: number, options: RenderOptions = {}) {
  const app = await openDesk(count, options);
  await app.user.click(screen.getByRole('button', { name: 'Table' }));
  return app;
}

function varied(db: DemoDb) {
  applicants(4)(db);
  const years = [3, 12, null, 7];
  db.users
    .filter(({ _id }) => _id.startsWith('applicant-'))
    .forEach((user, index) => {
      user.profileQuestions = { ...user.profileQuestions, yearsOfExperience: years[index] ?? null };
    });
}

it('leaves the search on Enter, and judges the first match by the next key', async () => {
  const { user } = await openTable(3);
  await user.keyboard('/Dora');
  await waitFor(() => expect(names()).toEqual([applicantName(3)]));
  await user.keyboard('{Enter}y');
  expect(currentName()).toContain(applicantName(3));
  expect(statusCount('Yes')).toBe(1);
  expect(screen.getByRole('searchbox', { name: 'Search answers and profiles' })).toHaveValue('Dora');
});

it('moves and judges the current row by key', async () => {
  const { user } = await openTable(3);
  expect(currentName()).toContain(applicantName(1));
  await user.keyboard('y');
  expect(currentName()).toContain(applicantName(2));
  await user.keyboard('4kx');
  expect(currentName()).toContain(applicantName(1));
  expect(screen.getByRole('checkbox', { name: `Select ${applicantName(1)}` })).toBeChecked();
  const second = rowOf(applicantName(2));
  expect(second.getByRole('button', { name: 'Score 4' })).toHaveAttribute('aria-pressed', 'true');
  expect(statusCount('Yes')).toBe(1);
});

it('changes verdict and score in place, and makes the pressed row current', async () => {
  const app = await openTable(3);
  const third = rowOf(applicantName(3));
  await app.user.click(third.getByRole('button', { name: 'No' }));
  expect(statusCount('No')).toBe(1);
  expect(currentName()).toContain(applicantName(3));
  await app.user.keyboard('5');
  expect(third.getByRole('button', { name: 'Score 5' })).toHaveAttribute('aria-pressed', 'true');
  await app.user.click(third.getByRole('button', { name: 'Score 5' }));
  expect(third.getByRole('button', { name: 'Score 5' })).toHaveAttribute('aria-pressed', 'false');
  await app.user.click(rowOf(applicantName(2)).getByRole('button', { name: 'Score 1' }));
  await app.user.click(third.getByRole('button', { name: 'No' }));
  expect(statusCount('Undecided')).toBe(3);
  expect(decisions(app)).toEqual([]);
});

it('judges the current row after the palette restores the focus in another', async () => {
  const { user } = await openTable(8);
  const chip = rowOf(applicantName(3)).getByRole('button', { name: 'Score 1' });
  await user.click(chip);
  await user.keyboard('jjjj');
  expect(currentName()).toContain(applicantName(7));
  await user.keyboard('{Control>}k{/Control}');
  await screen.findByRole('dialog', { name: 'Command palette' });
  await user.keyboard('no, then');
  await screen.findByRole('option', { name: /^No, then next/ });
  await user.keyboard('{Enter}');
  await waitFor(() => expect(statusCount('No')).toBe(1));
  expect(rowOf(applicantName(7)).getByRole('button', { name: 'No' })).toHaveAttribute('aria-pressed', 'true');
  expect(currentName()).toContain(applicantName(8));
  expect(chip).toHaveFocus();
});

it('sorts by years with unknown values last, and keeps the order while scoring', async () => {
  const { user } = await openTable(4, { arrange: varied });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'By experience');
  expect(names()).toEqual([2, 4, 1, 3].map(applicantName));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'By score');
  await user.keyboard('jj5');
  expect(names()).toEqual([1, 2, 3, 4].map(applicantName));
});

it('hides columns, and keeps them hidden after a reload', async () => {
  const { user, unmount } = await openTable(2);
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  const columns = within(screen.getByRole('group', { name: 'Columns' }));
  expect(columns.queryByRole('checkbox', { name: 'Applicant' })).toBeNull();
  await user.click(columns.getByRole('checkbox', { name: 'Role' }));
  await user.click(columns.getByRole('checkbox', { name: BOARD_QUESTIONS[0] ?? '' }));
  const left = ['Applicant', 'Verdict', 'Score', 'Years', ...BOARD_QUESTIONS.slice(1)];
  expect(heads()).toEqual(left);
  expect(rowOf(applicantName(1)).queryByText('Answer 1 of person 1')).toBeNull();
  unmount();
  const again = await openTable(2);
  expect(heads()).toEqual(left);
  await again.user.click(screen.getByRole('button', { name: 'Columns' }));
  await again.user.click(screen.getByRole('button', { name: 'Show all' }));
  expect(heads()).toHaveLength(left.length + 2);
});

it('shows full answers if a single question is chosen', async () => {
  const { user } = await openTable(2);
  const answer = () => rowOf(applicantName(2)).getByText('Answer 2 of person 2');
  expect(answer()).toHaveAttribute('title');
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  const columns = within(screen.getByRole('group', { name: 'Columns' }));
  for (const question of BOARD_QUESTIONS.filter((_, index) => index !== 1)) {
    await user.click(columns.getByRole('checkbox', { name: question }));
  }
  expect(answer()).not.toHaveAttribute('title');
});

it('shows no names while they are hidden', async () => {
  const { user } = await openTable(2);
  await openTool({ user }, 'Hide names');
  expect(names()).toEqual([1, 2].map((number) => aliasFor(applicantRequestId(number))));
  expect(screen.queryByText(applicantName(1))).toBeNull();
});

it('shows a message if nothing is found', async () => {
  const { user } = await openTable(2);
  await user.keyboard('/nothing like it');
  expect(await screen.findByText(/No applications found/)).toBeInTheDocument();
  expect(screen.queryByRole('table')).toBeNull();
});

it('renders only the rows of a long list that are near the viewport', async () => {
  await openTable(200);
  expect(table()).toHaveAttribute('aria-rowcount', '201');
  expect(within(table()).queryAllByRole('row').length).toBeLessThan(40);
});

it('scrolls to the row that a key selects', async () => {
  const { user } = await openTable(8);
  const shown = vi.spyOn(HTMLElement.prototype, 'scrollIntoView');
  await user.keyboard('jjjjjj');
  const row = table().querySelector<HTMLElement>('tr[aria-current="true"]');
  expect(row).toHaveTextContent(applicantName(7));
  expect(shown.mock.contexts.at(-1)).toBe(row);
});

it('applies keys to a listed application when a filter removes the open one', async () => {
  const { user } = await openDesk(3);
  await user.keyboard('m');
  await user.click(screen.getByRole('button', { name: 'Table' }));
  await user.click(screen.getByRole('button', { name: 'Maybe 1' }));
  await waitFor(() => expect(names()).toEqual([applicantName(1)]));
  await user.keyboard('3');
  expect(rowOf(applicantName(1)).getByRole('button', { name: 'Score 3' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

it('keeps the focus when new applications are shown', async () => {
  const { user, backend } = await openTable(2);
  await backend.update((db) => {
    const [model] = db.joinRequests;
    if (model) db.joinRequests.push({ ...model, _id: 'late', user: 'outsider' });
  });
  document.dispatchEvent(new Event('visibilitychange'));
  await user.click(await screen.findByRole('button', { name: 'Show' }));
  expect(names()).toHaveLength(3);
  expect(screen.getByRole('region', { name: 'Applications' })).toHaveFocus();
});
