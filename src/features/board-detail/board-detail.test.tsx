import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { storeUnsentVerdicts, unsentVerdicts } from '@/lib/desk/unsent-verdicts';
import { waitForResponses, BOARD_URL, dialog, expectToast, findTab, openRemoval, press } from '@kit/steps';
import { BOARD_NAME } from '@kit/people';
import { renderApp } from '@kit/render-app';
import { responseIsHeld, callReturns, callFails, callIsHeld } from '@kit/scenarios';

const heading = () => screen.findByRole('heading', { level: 1, name: BOARD_NAME });

describe('a board for each viewer', () => {
  it('requests only the board for a visitor', async () => {
    const { calls } = renderApp(BOARD_URL);
    await heading();
    expect(calls.map(({ path, authorization }) => ({ path, authorization }))).toEqual([
      { path: BOARD_URL, authorization: null },
    ]);
    expect(document.title).toBe(`${BOARD_NAME} · Talentboard`);
  });

  it('shows an applicant a disabled Requested button', async () => {
    renderApp(BOARD_URL, { as: 'applicant' });
    expect(await screen.findByRole('button', { name: 'Requested' })).toBeDisabled();
  });
});

describe('loading, failing and empty states', () => {
  it('shows a skeleton while it loads', async () => {
    const held = callIsHeld('get', '/boards/:boardId');
    renderApp(BOARD_URL);
    expect(await screen.findByText('Loading board')).toBeInTheDocument();
    held.stop();
    await heading();
  });

  it("shows the cached card's data immediately", async () => {
    const held = callIsHeld('get', '/boards/:boardId');
    const { user } = renderApp('/');
    await user.click(await screen.findByRole('link', { name: BOARD_NAME }));
    await heading();
    expect(screen.getByText('Total Members: 1')).toBeVisible();
    expect(screen.getByText('Loading board')).toBeInTheDocument();
    expect(screen.queryByRole('tab')).not.toBeInTheDocument();
    held.stop();
    expect(await screen.findByRole('tab', { name: 'Members' })).toBeVisible();
  });

  it('stops announcing unsent decisions when their board does not exist', async () => {
    storeUnsentVerdicts('uid-creator', { boardId: 'nowhere', boardName: '', count: 12 });
    renderApp('/boards/nowhere', { as: 'creator' });
    await screen.findByRole('heading', { name: 'No board data available.' });
    await waitFor(() => expect(unsentVerdicts('uid-creator')).toEqual([]));
    await waitFor(() => expect(screen.queryByText(/unsent/)).toBeNull());
  });

  it('invites a visitor to sign in when the backend responds with 401', async () => {
    callFails('get', '/boards/:boardId', 401);
    renderApp(BOARD_URL);
    await screen.findByText('Sign in to see this');
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/auth?redirect=%2Fboards%2Fboard-1',
    );
  });

  it('works without a creator, a description, pictures or complete members', async () => {
    callReturns('get', '/boards/:boardId', { _id: 'board-1', name: 'Bare', members: ['someone', null] });
    renderApp(BOARD_URL);
    expect(await screen.findByRole('heading', { name: 'Bare' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Unknown member' })).toHaveAttribute('href', '/profile/someone');
  });

  it.each([
    ['among the members', [{ _id: 'c', name: 'Cleo' }], 'Cleo'],
    ['missing', [], 'Creator'],
  ])('links to a creator whose name is %s', async (_how, members, name) => {
    callReturns('get', '/boards/:boardId', { _id: 'board-1', name: 'Bare', creator: 'c', members });
    renderApp(BOARD_URL);
    await screen.findByRole('heading', { name: 'Bare' });
    expect(screen.getAllByRole('link', { name })[0]).toHaveAttribute('href', '/profile/c');
    expect(screen.queryByText('Unknown member')).toBeNull();
  });
});

describe('members', () => {
  it('filters the members by the search term', async () => {
    const { user } = renderApp(BOARD_URL, {
      as: 'creator',
      arrange: (db) => void db.boards[0]!.members.push('outsider'),
    });
    await screen.findByRole('link', { name: 'Otto Outsider' });
    await user.type(screen.getByPlaceholderText('Search members...'), 'MARIO');
    await waitFor(() =>
      expect(screen.queryByRole('link', { name: 'Otto Outsider' })).not.toBeInTheDocument(),
    );
    expect(screen.getByRole('link', { name: 'Mario Member' })).toBeVisible();
  });

  it('lists and finds members once that the server sends twice', async () => {
    const { user } = renderApp(BOARD_URL, {
      arrange: (db) => void db.boards[0]!.members.push('outsider', 'member', 'outsider'),
    });
    await heading();
    expect(screen.getByText('Total Members: 2')).toBeVisible();
    await user.type(screen.getByPlaceholderText('Search members...'), 'otto');
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Mario Member' })).toBeNull());
    expect(screen.getAllByRole('link', { name: 'Otto Outsider' })).toHaveLength(1);
  });

  it('works without members', async () => {
    renderApp(BOARD_URL, { arrange: (db) => void (db.boards[0]!.members = []) });
    expect(await screen.findByText('No members found')).toBeVisible();
    expect(screen.getByText("This board doesn't have any members yet.")).toBeVisible();
  });

  it('removes a member after a confirmation', async () => {
    const { user, callsTo, backend, store } = renderApp(BOARD_URL, { as: 'creator' });
    const box = await openRemoval(user);
    await user.click(box.getByRole('button', { name: 'Cancel' }));
    await waitForResponses({ store });
    expect(callsTo('DELETE', '/boards/board-1/members/member')).toHaveLength(0);

    await user.click((await openRemoval(user)).getByRole('button', { name: 'Remove' }));
    await expectToast('Member removed');
    expect(screen.getByText('Mario Member was removed from the board.')).toBeVisible();
    expect(await screen.findByText('Total Members: 0')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(callsTo('DELETE', '/boards/board-1/members/member')).toHaveLength(1);
    expect((await backend.read()).boards[0]?.members).toEqual([]);
    await waitFor(() => expect(screen.getByPlaceholderText('Search members...')).toHaveFocus());
  });

  it('does not bring back a removed member after a stale refetch', async () => {
    const { user, store, callsTo } = renderApp(BOARD_URL, {
      as: 'creator',
      arrange: (db) => void db.boards[0]!.members.push('outsider'),
    });
    const box = await openRemoval(user);
    const older = responseIsHeld('get', '/boards/:boardId');
    await user.click(box.getByRole('button', { name: 'Remove' }));
    await expectToast('Member removed');
    await waitFor(() => expect(older.count()).toBe(1));
    await press(user, 'Remove Otto Outsider');
    await user.click(within(await dialog('Remove Member')).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Otto Outsider was removed from the board.')).toBeVisible();
    older.stop();
    expect(await screen.findByText('Total Members: 0')).toBeVisible();
    await waitForResponses({ store });
    expect(callsTo('GET', BOARD_URL)).toHaveLength(3);
  });
});

describe('tabs', () => {
  it('shows the pending count and keeps the selected tab in the URL', async () => {
    const { user } = renderApp(BOARD_URL, {
      as: 'creator',
      arrange: (db) => {
        db.joinRequests.push({
          ...db.joinRequests[0]!,
          _id: 'request-2',
          user: 'outsider',
          status: 'rejected',
        });
      },
    });
    const tab = await findTab('Pending Requests 1');
    await user.click(tab);
    await waitFor(() => expect(window.location.search).toBe('?tab=requests'));
    expect(tab).toHaveAttribute('aria-selected', 'true');
    expect(screen.queryByPlaceholderText('Search members...')).not.toBeInTheDocument();
    tab.focus();
    await user.keyboard('{ArrowLeft}');
    expect(await screen.findByPlaceholderText('Search members...')).toBeVisible();
    await waitFor(() => expect(window.location.search).toBe(''));
  });
});
