import { type App } from '@kit/render-app';
import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aliasFor } from '@/domain/review/hide-names';
import { applicants, applicantName, applicantRequestId } from '@kit/applicants';
import { BOARD_ID } from '@kit/people';
import { DESK_PATH, listedNames, openDesk, openTool } from '@kit/open-desk';

type User = App['user'];

const ALIAS = aliasFor(applicantRequestId(1));
const hideNames = (user: User) => openTool({ user }, 'Hide names');

it('ignores an order by name in the URL while names are hidden', async () => {
  const first = await openDesk(3);
  await hideNames(first.user);
  first.unmount();
  const { user } = await openDesk(3, {}, `${DESK_PATH}?sort=name`);
  const aliases = [1, 2, 3].map((number) => aliasFor(applicantRequestId(number)));
  expect(listedNames()).toEqual(aliases);
  expect(screen.getByRole('combobox', { name: 'Order' })).toHaveDisplayValue('Oldest first');
  await openTool({ user }, 'Show names');
  expect(listedNames()).toEqual([1, 2, 3].map(applicantName));
});

const ALIASES = [1, 2, 3].map((number) => aliasFor(applicantRequestId(number)));
it('ends an order by name when another tab hides names', async () => {
  const { user } = await openDesk(3, {
    arrange: (db) => {
      applicants(3)(db);
      Object.assign(db.users.find(({ _id }) => _id === 'applicant-2') ?? {}, { name: 'Aaron' });
    },
  });
  const order = screen.getByRole('combobox', { name: 'Order' });
  await user.selectOptions(order, 'By name');
  expect(listedNames()).toEqual(['Aaron', applicantName(1), applicantName(3)]);
  const key = `review:uid-creator:settings:${BOARD_ID}`;
  localStorage.setItem(key, JSON.stringify({ areNamesHidden: true }));
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));
  expect(order).toHaveDisplayValue('Oldest first');
  expect(listedNames()).toEqual(ALIASES);
});

it('hides names on the sending screen until they are shown', async () => {
  const { user } = await openDesk(1);
  await hideNames(user);
  await user.keyboard('n');
  await user.click(screen.getByRole('button', { name: 'Send 1 decision' }));
  const main = screen.getByRole('main');
  await screen.findByText(ALIAS);
  expect(main).not.toHaveTextContent(applicantName(1));
  await user.click(screen.getByRole('button', { name: 'Show names' }));
  expect(screen.getByRole('heading', { name: 'Send decisions' })).toHaveFocus();
  expect(main).toHaveTextContent(applicantName(1));
});
