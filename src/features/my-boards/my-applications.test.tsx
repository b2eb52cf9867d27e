import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { makeBoard } from '@kit/factories';
import { BOARD_ID, BOARD_NAME, BOARD_QUESTIONS } from '@kit/people';
import { renderApp } from '@kit/render-app';
import { callAnswers } from '@kit/scenarios';
import { applicationCard, APPLICATIONS, rejected } from '@kit/forms';

it('shows an application: the board, when, that it is pending, and the answers', async () => {
  vi.setSystemTime('2026-11-20T10:30:00Z');
  const { user } = renderApp(APPLICATIONS, { as: 'applicant' });
  const card = within(await applicationCard());
  expect(card.getByRole('link', { name: BOARD_NAME })).toHaveAttribute('href', `/boards/${BOARD_ID}`);
  expect(card.getByText(/^Sent/)).toHaveTextContent('Sent November 1, 2026, no decision yet (19 days)');
  expect(await card.findByText('Pending')).toBeVisible();
  expect(card.queryByText('New')).not.toBeInTheDocument();
  await user.click(card.getByText('Your answers (3)'));
  await waitFor(() =>
    expect(card.getAllByRole('term').map((term) => term.textContent)).toEqual(BOARD_QUESTIONS),
  );
  expect(card.getByText('I like it, and I would help with talks.')).toBeVisible();
  expect(card.getByText('No answer')).toBeVisible();
});

it('shows an unknown status of the server as it is', async () => {
  callAnswers('get', '/join-requests/user', [
    { _id: 'r1', board: BOARD_ID, user: 'applicant', status: 'waitlisted' },
  ]);
  renderApp(APPLICATIONS, { as: 'applicant' });
  // The board was sent as an id only.
  const card = within(await applicationCard('Board'));
  expect(card.getByText('Waitlisted')).toBeVisible();
  expect(card.getByRole('link', { name: 'Board' })).toHaveAttribute('href', `/boards/${BOARD_ID}`);
});

it('shows the creator’s note with its lines', async () => {
  renderApp(APPLICATIONS, { as: 'applicant', arrange: rejected });
  const card = within(await applicationCard());
  expect(card.getByText('Note from the creator')).toBeVisible();
  expect(card.getByText(/Not this time\.\s+Try again in spring\./)).toBeVisible();
});

it('shows an application whose board the server sends as null, beside the others', async () => {
  callAnswers('get', '/join-requests/user', [
    { _id: 'r1', board: null, user: 'applicant', status: 'pending' },
    { _id: 'r2', board: { _id: BOARD_ID, name: BOARD_NAME }, user: 'applicant', status: 'pending' },
  ]);
  renderApp(APPLICATIONS, { as: 'applicant' });
  expect(within(await applicationCard()).getByRole('link', { name: BOARD_NAME })).toBeVisible();
  const card = within(await applicationCard('Board'));
  expect(card.getByText(/This board has been removed\./)).toBeVisible();
  expect(card.queryByRole('link')).not.toBeInTheDocument();
});

it('loads no board until its answers are opened', async () => {
  const { user, callsTo } = renderApp(APPLICATIONS, { as: 'applicant' });
  const card = within(await applicationCard());
  expect(callsTo('GET', `/boards/${BOARD_ID}`)).toEqual([]);
  await user.click(card.getByText('Your answers (3)'));
  await waitFor(() => expect(callsTo('GET', `/boards/${BOARD_ID}`)).toHaveLength(1));
});

it('filters by status, in the URL, and shows all without a match', async () => {
  const { user, unmount } = renderApp(APPLICATIONS, {
    as: 'applicant',
    arrange: (db) => {
      rejected(db);
      db.boards.push(makeBoard({ _id: 'board-2', name: 'Joined without a note', shortLink: 'two' }));
      const more = { status: 'accepted' as const, rejectionNote: '', createdAt: '2026-11-10T10:30:00.000Z' };
      db.joinRequests.push({ ...db.joinRequests[0]!, ...more, _id: 'request-2', board: 'board-2' });
    },
  });
  const statuses = async () =>
    within(await screen.findByRole('group', { name: 'Status' }))
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
  expect(await statuses()).toEqual(['All 2', 'Accepted 1', 'Rejected 1']);
  await user.click(screen.getByRole('button', { name: 'Rejected 1' }));
  expect(screen.getByRole('button', { name: 'Rejected 1' })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getAllByRole('article')).toHaveLength(1);
  expect(await applicationCard()).toBeVisible();
  expect(window.location.search).toBe('?tab=applications&status=rejected');
  unmount();

  renderApp(`${APPLICATIONS}&status=rejected`, { as: 'applicant' });
  expect(await applicationCard()).toBeVisible();
  expect(screen.getByRole('button', { name: /^All/ })).toHaveAttribute('aria-pressed', 'true');
});

it.each([
  ['2026-11-01T10:45:00Z', 'Sent today, no decision yet'],
  ['2026-11-02T10:45:00Z', 'Sent November 1, 2026, no decision yet (1 day)'],
])('says when a pending application was sent, and for how long it has waited: %s', async (now, text) => {
  vi.setSystemTime(now);
  renderApp(APPLICATIONS, { as: 'applicant' });
  const sent = (await applicationCard()).querySelector('p');
  expect(sent).toHaveTextContent(text);
  // Left open for some nights.
  vi.setSystemTime('2026-11-05T10:45:00Z');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(sent).toHaveTextContent('Sent November 1, 2026, no decision yet (4 days)');
});

it('leads from a rejection to applying again, and to nothing else from another status', async () => {
  const { user, unmount } = renderApp(APPLICATIONS, { as: 'applicant', arrange: rejected });
  const card = within(await applicationCard());
  const again = await card.findByRole('link', { name: 'Apply again' });
  expect(again).toHaveAccessibleDescription(BOARD_NAME);
  expect(card.queryByText(/no decision yet/)).not.toBeInTheDocument();
  await user.click(again);
  expect(await screen.findByRole('button', { name: 'Join Board' })).toBeVisible();
  expect(window.location.pathname).toBe(`/board/join/${BOARD_ID}`);
  unmount();

  renderApp(APPLICATIONS, { as: 'applicant' });
  expect(await within(await applicationCard()).findByText('Pending')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Apply again' })).not.toBeInTheDocument();
});

it('says that there are no applications yet', async () => {
  renderApp(APPLICATIONS, { as: 'outsider' });
  expect(await screen.findByText('No applications yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Discover boards' })).toHaveAttribute('href', '/');
});
