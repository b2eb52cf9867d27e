import { act, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { applicants, applicantName } from '@kit/applicants';
import { application, DESK_PATH, openDesk, statusCount } from '@kit/open-desk';
import { makeBoard, BOARD_NAME } from '@kit/people';
import { NARROW } from '../state/address-store';

it('undoes verdicts back to the first, with Ctrl+Z too', async () => {
  const { user } = await openDesk();
  await user.keyboard('yn');
  await user.keyboard('u');
  expect(application(2)).toHaveFocus();
  expect([statusCount('Yes'), statusCount('No')]).toEqual([1, 0]);
  expect(await screen.findByText(`Undone: ${applicantName(2)}`)).toBeInTheDocument();
  await user.keyboard('{Control>}z{/Control}');
  expect(application(1)).toHaveFocus();
  expect(statusCount('Undecided')).toBe(3);
  await user.keyboard('u');
  expect(await screen.findByText('Nothing to undo.')).toBeInTheDocument();
});

it('undoes the verdicts of a selection as one step', async () => {
  const { user } = await openDesk();
  await user.click(screen.getByRole('checkbox', { name: 'All (3)' }));
  const bulk = within(screen.getByRole('group', { name: 'Verdict for all selected' }));
  await user.click(bulk.getByRole('button', { name: 'No' }));
  expect(statusCount('No')).toBe(3);
  await user.keyboard('u');
  expect(await screen.findByText('Undone: 3 verdicts')).toBeInTheDocument();
  expect(statusCount('Undecided')).toBe(3);
});

it('undoes by button, which stays in place without a step', async () => {
  const { user } = await openDesk();
  const undo = within(screen.getByRole('region', { name: 'Application' })).getByRole('button', {
    name: 'Undo the latest verdict',
  });
  expect(undo).toHaveAttribute('aria-disabled', 'true');
  await user.keyboard('y');
  expect(undo).toHaveAttribute('aria-disabled', 'false');
  await user.click(undo);
  expect(application(1)).toHaveFocus();
  expect(statusCount('Undecided')).toBe(3);
  await user.click(undo);
  expect(await screen.findByText('Nothing to undo.')).toBeInTheDocument();
});

it('undoes several verdicts in the list on a small screen', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) => Object.assign(new EventTarget(), { matches: query === NARROW }) as unknown as MediaQueryList,
  );
  const { user } = await openDesk();
  const list = within(screen.getByRole('region', { name: 'Applications' }));
  await user.click(list.getByRole('checkbox', { name: 'All (3)' }));
  await user.click(list.getByRole('button', { name: 'Yes' }));
  expect(statusCount('Yes')).toBe(3);
  await user.click(list.getByRole('button', { name: 'Undo the latest verdict' }));
  expect(statusCount('Undecided')).toBe(3);
  expect(await screen.findByText('Undone: 3 verdicts')).toBeInTheDocument();
  expect(window.location.search).toBe('');
});

it('does not undo verdicts of another board', async () => {
  const app = await openDesk(1, {
    arrange: (db) => {
      applicants(1)(db);
      const [request] = db.joinRequests;
      db.boards.push(makeBoard({ _id: 'board-2', name: 'Union' }));
      if (request !== undefined) db.joinRequests.push({ ...request, _id: 'request-2', board: 'board-2' });
    },
  });
  await app.user.keyboard('y');
  const goTo = async (path: string, name: string) => {
    act(() => {
      window.history.pushState(null, '', path);
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    await screen.findByText(name);
    await screen.findByRole('list', { name: 'Applications' });
  };
  await goTo('/boards/board-2/review', 'Union');
  expect(statusCount('Yes')).toBe(0);
  await app.user.keyboard('nu');
  expect([statusCount('Undecided'), statusCount('No')]).toEqual([1, 0]);
  await app.user.keyboard('u');
  expect(await screen.findByText('Nothing to undo.')).toBeInTheDocument();
  await goTo(DESK_PATH, BOARD_NAME);
  expect(statusCount('Yes')).toBe(1);
});
