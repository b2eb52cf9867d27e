import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { joinRequestsApi } from '@/api/join-requests';
import type { DemoDb } from '@/demo/db';
import { aliasFor } from '@/domain/review/hide-names';
import { applicants, applicantName, applicantRequestId, variedApplicants } from '@kit/applicants';
import { BOARD_ID, BOARD_QUESTIONS } from '@kit/people';
import {
  application,
  listedNames,
  note,
  openDesk,
  openTool,
  statusCount,
  row,
  chooseTemplate,
} from '@kit/open-desk';

const tags = () => screen.getByLabelText('Private tags');
const search = () => screen.getByRole('searchbox', { name: 'Search answers and profiles' });

it('shows a table with a column per question, and compares selected applications', async () => {
  const { user } = await openDesk(5, { arrange: variedApplicants });
  await user.click(screen.getByRole('button', { name: 'Table' }));
  const table = screen.getByRole('table');
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((head) => head.textContent),
  ).toEqual(['Applicant', 'Verdict', 'Score', 'Role', 'Years', ...BOARD_QUESTIONS]);
  expect(within(table).getAllByRole('row')).toHaveLength(6);
  await user.click(within(table).getByRole('checkbox', { name: `Select ${applicantName(1)}` }));
  expect(screen.queryByRole('button', { name: 'Compare' })).toBeNull();
  await user.click(within(table).getByRole('checkbox', { name: `Select ${applicantName(3)}` }));
  await user.click(screen.getByRole('button', { name: 'Compare' }));
  const dialog = await screen.findByRole('dialog', { name: 'Compare 2 applications' });
  const compared = within(dialog).getByRole('list', { name: 'Compared applications' });
  expect(
    within(compared)
      .getAllByRole('heading')
      .map((heading) => heading.textContent),
  ).toEqual([applicantName(1), applicantName(3)]);
  // A key would be ambiguous.
  expect(compared.querySelectorAll('[aria-keyshortcuts], kbd')).toHaveLength(0);
  await user.click(within(compared).getAllByRole('button', { name: 'No' })[1]!);
  await user.click(within(compared).getAllByRole('button', { name: 'Score 4' })[0]!);
  await user.keyboard('y1{Escape}');
  expect([statusCount('Undecided'), statusCount('Yes'), statusCount('No')]).toEqual([4, 0, 1]);
  const pressed = within(screen.getAllByRole('row')[1]!).getAllByRole('button', { pressed: true });
  expect(pressed.map(({ ariaLabel }) => ariaLabel)).toEqual(['Score 4']);
});

it('renders only the rows of a long list that are near the viewport', async () => {
  await openDesk(200);
  expect(screen.queryAllByRole('listitem').length).toBeLessThan(60);
  expect(statusCount('Undecided')).toBe(200);
});

it('stores a private score, tags and comment, and sorts by score', async () => {
  const { user, calls } = await openDesk(3);
  await user.keyboard('j');
  await user.click(screen.getByRole('button', { name: 'Score 4' }));
  await user.click(screen.getByRole('button', { name: 'Tags and comment' }));
  await user.type(tags(), 'talk{Enter}Second round');
  await user.type(screen.getByRole('textbox', { name: 'Private comment' }), 'Knows Carla');
  await waitFor(() => expect(row(2)).toHaveTextContent('talk · Second round'));
  expect(row(2)).toHaveTextContent('Score 4');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'By score');
  expect(listedNames()[0]).toBe(applicantName(2));
  await waitFor(() => expect(window.location.search).toContain('sort=score'));
  expect(calls.filter(({ method }) => method !== 'GET')).toEqual([]);
});

const PICTURE = 'https://pictures.example/bela.png';

function pictured(db: DemoDb) {
  applicants(3)(db);
  const first = db.users.find(({ _id }) => _id === 'applicant-1');
  if (first) first.profilePicture = PICTURE;
}

const pictures = () => document.querySelectorAll(`#main img[src="${PICTURE}"]`);

it('hides name, picture, links and profile, and accepts verdicts', async () => {
  const { user } = await openDesk(3, { arrange: pictured });
  expect(pictures()).toHaveLength(2);
  await openTool({ user }, 'Hide names');
  expect(pictures()).toHaveLength(0);
  expect(screen.queryByText(applicantName(1))).toBeNull();
  expect(screen.getByText('Names are hidden. Answers may still name the person.')).toBeVisible();
  const alias = (number: number) => aliasFor(applicantRequestId(number));
  const hidden = screen.getByRole('group', { name: alias(1) });
  expect(within(hidden).queryByRole('link')).toBeNull();
  expect(within(hidden).getByText('Answer 1 of person 1')).toBeInTheDocument();
  await user.type(search(), 'Bela');
  expect(await screen.findByText(/No applications found/)).toBeInTheDocument();
  await user.clear(search());
  await user.click(screen.getByRole('group', { name: alias(1) }));
  await user.keyboard('3');
  expect(screen.getByRole('button', { name: 'Score 3' })).toHaveAttribute('aria-pressed', 'true');
  await user.keyboard('y');
  expect(screen.getByRole('group', { name: alias(2) })).toHaveFocus();
  expect(statusCount('Yes')).toBe(1);
  await openTool({ user }, 'Show names');
  expect(pictures()).toHaveLength(1);
  expect(screen.queryByText(/^Names are hidden/)).toBeNull();
});

it('fills no name into a note while names are hidden', async () => {
  const { user } = await openDesk(1);
  await openTool({ user }, 'Hide names');
  await user.click(screen.getByRole('group', { name: aliasFor(applicantRequestId(1)) }));
  await user.keyboard('e');
  await chooseTemplate({ user }, 'Welcome');
  expect(note().value).toMatch(/^Hi \{firstName\}/);
});

it('keeps an alias through sorting, and offers no order by name', async () => {
  const { user } = await openDesk(4, {
    arrange: (db) => {
      applicants(4)(db);
      // The order by name differs from the order by date.
      Object.assign(db.users.find(({ _id }) => _id === 'applicant-2') ?? {}, { name: 'Aaron Applicant 2' });
    },
  });
  const order = screen.getByRole('combobox', { name: 'Order' });
  await user.selectOptions(order, 'By name');
  await openTool({ user }, 'Hide names');
  expect(order).toHaveValue('oldest');
  expect(within(order).queryByRole('option', { name: 'By name' })).toBeNull();
  const aliases = [1, 2, 3, 4].map((number) => aliasFor(applicantRequestId(number)));
  expect(listedNames()).toEqual(aliases);
  await user.selectOptions(order, 'By experience');
  expect(listedNames()?.toSorted()).toEqual(aliases.toSorted());
});

it('keeps the scroll position when applications arrive', async () => {
  const app = await openDesk(5);
  const list = screen.getByRole('list', { name: 'Applications' });
  list.scrollTop = 200;
  await app.backend.update((db) => {
    const [model] = db.joinRequests;
    if (model) db.joinRequests.push({ ...model, _id: 'late', user: 'outsider' });
  });
  await act(async () => {
    await app.store.dispatch(
      joinRequestsApi.endpoints.listBoardJoinRequests.initiate(BOARD_ID, {
        forceRefetch: true,
        subscribe: false,
      }),
    );
  });
  await app.user.click(await screen.findByRole('button', { name: 'Show' }));
  expect(listedNames()).toHaveLength(6);
  expect(list.scrollTop).toBe(200);
});

it('selects a range on Shift and click', async () => {
  const { user } = await openDesk(5);
  const box = (place: number) => screen.getByRole('checkbox', { name: `Select ${applicantName(place)}` });
  const selected = () => [1, 2, 3, 4, 5].filter((place) => (box(place) as HTMLInputElement).checked);
  await user.click(box(2));
  fireEvent.click(box(4), { shiftKey: true });
  expect(selected()).toEqual([2, 3, 4]);
  fireEvent.click(box(3), { shiftKey: true });
  expect(selected()).toEqual([2]);
});

it('keeps the focus in the new view when the pressed button unmounts', async () => {
  const { user } = await openDesk(5, { arrange: variedApplicants });
  await user.click(screen.getByRole('button', { name: 'Table' }));
  await user.click(within(screen.getByRole('table')).getByRole('button', { name: applicantName(2) }));
  expect(application(2)).toHaveFocus();
  await user.type(search(), 'kayak');
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(screen.getByRole('button', { name: /^Filters/ })).toHaveFocus();
});
