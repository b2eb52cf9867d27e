import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answersAreIn, findTab } from '@kit/steps';
import { makeBoard } from '@kit/factories';
import { BOARD_ID, BOARD_NAME } from '@kit/people';
import { renderApp } from '@kit/render-app';
import { callFails } from '@kit/scenarios';
import { applicationCard, APPLICATIONS, decide, rejected } from '@kit/forms';

const boardsLink = () => screen.findByRole('link', { name: 'Boards' });

it('lists the boards that the person has created', async () => {
  renderApp('/boards', { as: 'creator' });
  expect(await screen.findByRole('heading', { name: 'My Boards', level: 1 })).toBeVisible();
  const list = await screen.findByRole('list', { name: 'My boards' });
  expect(within(list).getByRole('link', { name: BOARD_NAME })).toHaveAttribute('href', `/boards/${BOARD_ID}`);
  expect(document.title).toBe('My Boards · Talentboard');
});

it('says that there are no boards yet, and leads to creating one', async () => {
  renderApp('/boards', { as: 'member' });
  expect(await screen.findByText('No boards yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Create your first board' })).toHaveAttribute(
    'href',
    '/boards/create',
  );
});

it('keeps the open tab in the URL', async () => {
  const { user } = renderApp('/boards', { as: 'applicant' });
  await screen.findByText('No boards yet');
  await user.click(await findTab('My Applications'));
  await waitFor(() => expect(window.location.search).toBe('?tab=applications'));
  expect(await screen.findByRole('heading', { name: 'My Applications', level: 1 })).toBeVisible();
  await user.click(await findTab('My Boards'));
  await waitFor(() => expect(window.location.search).toBe(''));
});

it('marks new decisions in the nav bar and in the list until they have been looked at, per person', async () => {
  const { user, unmount } = renderApp('/boards', { as: 'applicant', arrange: rejected });
  await waitFor(async () =>
    expect(await boardsLink()).toHaveAccessibleDescription('A new decision on your applications'),
  );
  await user.click(await findTab(/My Applications/));
  expect(await within(await applicationCard()).findByText('New')).toBeVisible();
  await waitFor(async () => expect(await boardsLink()).toHaveAccessibleDescription(''));
  // Still marked while it is being looked at.
  expect(screen.getByText('New')).toBeVisible();
  unmount();

  const later = renderApp(APPLICATIONS, {
    as: 'applicant',
    arrange: (db) => {
      rejected(db);
      db.boards.push(makeBoard({ _id: 'board-2', name: 'Another board of theirs', shortLink: 'two' }));
      db.joinRequests.push({
        ...db.joinRequests[0]!,
        _id: 'request-2',
        board: 'board-2',
        status: 'accepted',
        acceptanceNote: 'Welcome!',
      });
    },
  });
  expect(await within(await applicationCard('Another board of theirs')).findByText('New')).toBeVisible();
  expect(within(await applicationCard()).queryByText('New')).not.toBeInTheDocument();
  later.unmount();

  // The same request, decided otherwise since.
  const again = renderApp('/boards', {
    as: 'applicant',
    arrange: decide({ status: 'accepted', acceptanceNote: 'There is room now.' }),
  });
  await waitFor(async () =>
    expect(await boardsLink()).toHaveAccessibleDescription('A new decision on your applications'),
  );
  await again.user.click(await findTab(/My Applications/));
  expect(await within(await applicationCard()).findByText('New')).toBeVisible();
  again.unmount();

  renderApp('/boards', {
    as: 'member',
    arrange: (db) => {
      rejected(db);
      db.joinRequests[0]!.user = 'member';
    },
  });
  await waitFor(async () =>
    expect(await boardsLink()).toHaveAccessibleDescription('A new decision on your applications'),
  );
});

it('shows no marks when the applications cannot be loaded, and makes no call for a visitor', async () => {
  callFails('get', '/join-requests/user', 500);
  const { unmount } = renderApp('/boards', { as: 'applicant' });
  expect(await boardsLink()).toHaveAccessibleDescription('');
  unmount();
  const { callsTo, store } = renderApp('/comingsoon');
  await screen.findByRole('heading', { name: 'Coming Soon' });
  await answersAreIn({ store });
  expect(callsTo('GET', '/join-requests/user')).toEqual([]);
});
