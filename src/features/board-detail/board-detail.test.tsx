import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { boardsApi } from '@/api/boards';
import { isChangeRunning } from '@/lib/loading/running-changes';
import { expectToast } from '@kit/expect-toast';
import { answersAreIn } from '@kit/answers';
import { findTab } from '@kit/find-tab';
import { BOARD_NAME, type Person } from '@kit/people';
import { renderApp } from '@kit/render-app';
import {
  answerIsHeld,
  callActsWithoutAnswer,
  callAnswers,
  callAnswersBadly,
  callFails,
  callHangs,
  callIsDropped,
  callIsHeld,
} from '@kit/scenarios';

const URL = '/boards/board-1';
const heading = () => screen.findByRole('heading', { level: 1, name: BOARD_NAME });
const press = async (user: ReturnType<typeof renderApp>['user'], name: string) =>
  user.click(await screen.findByRole('button', { name }));
const dialog = (name: string) => screen.findByRole('dialog', { name });
const openRemoval = async (user: ReturnType<typeof renderApp>['user']) => {
  await press(user, 'Remove Mario Member');
  return within(await dialog('Remove Member'));
};

describe('what each viewer is shown', () => {
  const table: [who: Person | undefined, actions: string[], tab: string, isCreator: boolean][] = [
    [undefined, [], 'Members', false],
    ['outsider', [], 'Members', false],
    ['newcomer', [], 'Members', false],
    ['applicant', ['Requested'], 'Members', false],
    ['member', ['Leave Board'], 'All Members', false],
    ['creator', ['Edit', 'Delete'], 'All Members', true],
  ];
  it.each(table)('%s', async (as, actions, tab, isCreator) => {
    const { callsTo } = renderApp(URL, as === undefined ? {} : { as });
    await heading();
    for (const action of actions) expect(await screen.findByRole('button', { name: action })).toBeVisible();
    if (as !== undefined) {
      await waitFor(() => expect(callsTo('GET', '/join-requests/user').length).toBe(1));
    }
    expect(await screen.findByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true');
    const others = ['Edit', 'Delete', 'Leave Board', 'Requested'].filter((name) => !actions.includes(name));
    for (const name of others) expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
    expect(screen.queryAllByRole('tab', { name: /Pending Requests/ })).toHaveLength(isCreator ? 1 : 0);
    expect(screen.queryAllByRole('button', { name: 'Copy Link' })).toHaveLength(isCreator ? 1 : 0);
    expect(screen.queryAllByRole('button', { name: 'Remove Mario Member' })).toHaveLength(isCreator ? 1 : 0);
    expect(callsTo('GET', '/boards/board-1/join-requests')).toHaveLength(isCreator ? 1 : 0);
    expect(screen.getByText('Total Members: 1')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Mario Member' })).toHaveAttribute('href', '/profile/member');
  });

  it('makes no call for a visitor but the board itself', async () => {
    const { calls } = renderApp(URL);
    await heading();
    expect(calls.map(({ path, authorization }) => ({ path, authorization }))).toEqual([
      { path: URL, authorization: null },
    ]);
    expect(document.title).toBe(`${BOARD_NAME} · Talentboard`);
  });

  it('has a Requested button that cannot be pressed', async () => {
    renderApp(URL, { as: 'applicant' });
    expect(await screen.findByRole('button', { name: 'Requested' })).toBeDisabled();
  });
});

describe('loading, failing, empty', () => {
  it('shows a skeleton while it loads', async () => {
    const held = callIsHeld('get', '/boards/:boardId');
    renderApp(URL);
    expect(await screen.findByText('Loading board')).toBeInTheDocument();
    held.stop();
    await heading();
  });

  it('shows at once what the card already showed', async () => {
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

  it.each([
    ['a failure', () => callFails('get', '/boards/:boardId')],
    ['no connection', () => callIsDropped('get', '/boards/:boardId')],
    ['an answer of the wrong shape', () => callAnswersBadly('get', '/boards/:boardId', '<html></html>')],
  ])('offers Retry after %s', async (_what, fail) => {
    const fault = fail();
    const { user } = renderApp(URL);
    expect(await screen.findByText('Error loading board details.')).toBeVisible();
    fault.stop();
    await press(user, 'Retry');
    await heading();
  });

  it.each([
    ['an unknown id', () => undefined],
    ['null', () => callAnswers('get', '/boards/:boardId', null)],
    ['an empty object', () => callAnswers('get', '/boards/:boardId', { board: {} })],
  ])('has nothing to show for %s', async (_what, arrange) => {
    arrange();
    renderApp('/boards/nowhere');
    expect(await screen.findByRole('heading', { name: 'No board data available.' })).toBeVisible();
    expect(screen.getByText("The board you're looking for doesn't exist or has been removed.")).toBeVisible();
  });

  it('invites a visitor to sign in where the backend answers 401', async () => {
    callFails('get', '/boards/:boardId', 401);
    renderApp(URL);
    await screen.findByText('Sign in to see this');
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/auth?redirect=%2Fboards%2Fboard-1',
    );
  });

  it('works without a creator, a description, pictures or complete members', async () => {
    callAnswers('get', '/boards/:boardId', { _id: 'board-1', name: 'Bare', members: ['someone', null] });
    renderApp(URL);
    expect(await screen.findByRole('heading', { name: 'Bare' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Unnamed member' })).toHaveAttribute('href', '/profile/someone');
  });
});

describe('members', () => {
  it.each(['MARIO', 'Márìo', 'member@example', 'ario mem'])('are found by %s', async (term) => {
    const { user } = renderApp(URL, {
      as: 'creator',
      arrange: (db) => void db.boards[0]!.members.push('outsider'),
    });
    await screen.findByRole('link', { name: 'Otto Outsider' });
    await user.type(screen.getByPlaceholderText('Search members...'), term);
    await waitFor(() =>
      expect(screen.queryByRole('link', { name: 'Otto Outsider' })).not.toBeInTheDocument(),
    );
    expect(screen.getByRole('link', { name: 'Mario Member' })).toBeVisible();
  });

  it('may all fail to match', async () => {
    const { user } = renderApp(URL);
    await heading();
    await user.type(screen.getByPlaceholderText('Search members...'), 'zebra');
    expect(await screen.findByText('No members found')).toBeVisible();
    expect(screen.getByText('No members match your search')).toBeVisible();
  });

  it('may be missing altogether', async () => {
    renderApp(URL, { arrange: (db) => void (db.boards[0]!.members = []) });
    expect(await screen.findByText('No members found')).toBeVisible();
    expect(screen.getByText("This board doesn't have any members yet.")).toBeVisible();
  });

  it('are removed after a confirmation', async () => {
    const { user, callsTo, backend, store } = renderApp(URL, { as: 'creator' });
    const box = await openRemoval(user);
    await user.click(box.getByRole('button', { name: 'Cancel' }));
    await answersAreIn({ store });
    expect(callsTo('DELETE', '/boards/board-1/members/member')).toHaveLength(0);

    await user.dblClick((await openRemoval(user)).getByRole('button', { name: 'Remove' }));
    await expectToast('Member removed');
    expect(screen.getByText('Mario Member was removed from the board.')).toBeVisible();
    expect(await screen.findByText('Total Members: 0')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(callsTo('DELETE', '/boards/board-1/members/member')).toHaveLength(1);
    expect((await backend.read()).boards[0]?.members).toEqual([]);
    await waitFor(() => expect(screen.getByPlaceholderText('Search members...')).toHaveFocus());
  });

  it('are as after the last of two removals, also where the board is still being loaded after the first', async () => {
    const { user, store, callsTo } = renderApp(URL, {
      as: 'creator',
      arrange: (db) => void db.boards[0]!.members.push('outsider'),
    });
    const box = await openRemoval(user);
    const older = answerIsHeld('get', '/boards/:boardId');
    await user.click(box.getByRole('button', { name: 'Remove' }));
    await expectToast('Member removed');
    await waitFor(() => expect(older.met()).toBe(1));
    await press(user, 'Remove Otto Outsider');
    await user.click(within(await dialog('Remove Member')).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Otto Outsider was removed from the board.')).toBeVisible();
    older.stop();
    expect(await screen.findByText('Total Members: 0')).toBeVisible();
    await answersAreIn({ store });
    expect(callsTo('GET', URL)).toHaveLength(3);
  });

  it('stay when the removal fails', async () => {
    callFails('delete', '/boards/:boardId/members/:memberId');
    const { user } = renderApp(URL, { as: 'creator' });
    await user.click((await openRemoval(user)).getByRole('button', { name: 'Remove' }));
    await expectToast('Failed to remove member. Please try again.');
    expect(screen.getByText('Error')).toBeVisible();
    expect(await dialog('Remove Member')).toBeVisible();
  });

  it('say that they are being removed', async () => {
    callHangs('delete', '/boards/:boardId/members/:memberId');
    const { user } = renderApp(URL, { as: 'creator' });
    const box = await openRemoval(user);
    await user.click(box.getByRole('button', { name: 'Remove' }));
    expect(box.getByRole('button', { name: 'Removing...' })).toBeDisabled();
  });
});

describe('tabs', () => {
  it('count the pending requests and are kept in the URL', async () => {
    const { user } = renderApp(URL, {
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

  it('open the members for people who may not see requests', async () => {
    renderApp(`${URL}?tab=requests`, { as: 'member' });
    expect(await screen.findByRole('link', { name: 'Mario Member' })).toBeVisible();
  });
});

describe('leaving', () => {
  it('asks, leaves, and shows the board as to an outsider', async () => {
    const { user, callsTo } = renderApp(URL, { as: 'member' });
    await press(user, 'Leave Board');
    await user.click(within(await dialog('Leave Board')).getByRole('button', { name: 'Leave Board' }));
    await expectToast('Left board');
    expect(screen.getByText('You have successfully left the board.')).toBeVisible();
    expect(await screen.findByText('Total Members: 0')).toBeVisible();
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Leave Board' })).not.toBeInTheDocument(),
    );
    expect(callsTo('DELETE', '/boards/board-1/leave')).toHaveLength(1);
    // The button that was pressed is gone; the focus moves to the board's name.
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it.each([
    ['the server fails', () => callFails('delete', '/boards/:boardId/leave')],
    ['the server says no', () => callAnswers('delete', '/boards/:boardId/leave', { isSuccess: false })],
  ])('stays when %s', async (_what, fail) => {
    fail();
    const { user } = renderApp(URL, { as: 'member' });
    await press(user, 'Leave Board');
    await user.click(within(await dialog('Leave Board')).getByRole('button', { name: 'Leave Board' }));
    await expectToast('Failed to leave the board. Please try again.');
  });
});

describe('what is made already', () => {
  it.each([
    ['its answer was lost', () => callActsWithoutAnswer('delete', '/boards/:boardId/leave')],
    [
      'somebody else did it',
      ({ backend }: ReturnType<typeof renderApp>) =>
        backend.update((db) => {
          for (const board of db.boards) board.members = board.members.filter((id) => id !== 'member');
        }),
    ],
  ])('is no failure of leaving, where %s', async (_why, arrange) => {
    const app = renderApp(URL, { as: 'member' });
    await press(app.user, 'Leave Board');
    await arrange(app);
    await app.user.click(within(await dialog('Leave Board')).getByRole('button', { name: 'Leave Board' }));
    await expectToast('Left board');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Leave Board' })).toBeNull());
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(app.callsTo('DELETE', '/boards/board-1/leave')).toHaveLength(1);
  });

  it('is no failure of leaving, although a board from before was still on its way', async () => {
    const app = renderApp(URL, { as: 'member' });
    await press(app.user, 'Leave Board');
    const older = answerIsHeld('get', '/boards/:boardId');
    const { getBoard } = boardsApi.endpoints;
    void app.store.dispatch(getBoard.initiate('board-1', { forceRefetch: true, subscribe: false }));
    await waitFor(() => expect(older.met()).toBe(1));
    callActsWithoutAnswer('delete', '/boards/:boardId/leave');
    await app.user.click(within(await dialog('Leave Board')).getByRole('button', { name: 'Leave Board' }));
    await waitFor(() => expect(app.callsTo('DELETE', '/boards/board-1/leave')).toHaveLength(1));
    await waitFor(() => expect(isChangeRunning()).toBe(false));
    older.stop();
    await expectToast('Left board');
  });

  it('is no failure of removing a member', async () => {
    const app = renderApp(URL, { as: 'creator' });
    callActsWithoutAnswer('delete', '/boards/:boardId/members/:memberId');
    await app.user.click((await openRemoval(app.user)).getByRole('button', { name: 'Remove' }));
    await expectToast('Member removed');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove Mario Member' })).toBeNull());
  });

  it('is no failure of deleting', async () => {
    const app = renderApp(URL, { as: 'creator' });
    callActsWithoutAnswer('delete', '/boards/:boardId');
    await press(app.user, 'Delete');
    await app.user.click(within(await dialog('Delete Board')).getByRole('button', { name: 'Delete Board' }));
    await expectToast('Board deleted');
    await waitFor(() => expect(window.location.pathname).toBe('/boards'));
  });
});

describe('deleting', () => {
  it('asks, deletes and leads to the boards', async () => {
    const { user, callsTo, backend } = renderApp(URL, { as: 'creator' });
    await press(user, 'Delete');
    await user.click(within(await dialog('Delete Board')).getByRole('button', { name: 'Delete Board' }));
    await expectToast('Board deleted');
    expect(screen.getByText('The board has been successfully deleted.')).toBeVisible();
    await waitFor(() => expect(window.location.pathname).toBe('/boards'));
    expect((await backend.read()).boards).toEqual([]);
    expect(callsTo('GET', URL)).toHaveLength(1);
  });

  it('cannot be cancelled once it runs', async () => {
    const hold = callIsHeld('delete', '/boards/:boardId');
    const { user } = renderApp(URL, { as: 'creator' });
    await press(user, 'Delete');
    const box = within(await dialog('Delete Board'));
    await user.click(box.getByRole('button', { name: 'Delete Board' }));
    expect(box.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    await user.keyboard('{Escape}');
    await user.click(box.getByRole('button', { name: 'Close' }));
    expect(box.getByRole('button', { name: 'Deleting...' })).toBeVisible();
    hold.stop();
    await expectToast('Board deleted');
  });

  it.each([
    ['is said', 'Board deleted', () => undefined],
    [
      'that fails is said',
      'Failed to delete the board. Please try again.',
      () => callFails('delete', '/boards/:boardId'),
    ],
  ])(
    '%s on the screen that the person has gone on to, and leads nobody away from it',
    async (_how, toast, arrange) => {
      arrange();
      const hold = callIsHeld('delete', '/boards/:boardId');
      const { user } = renderApp('/', { as: 'creator' });
      await user.click(await screen.findByRole('link', { name: BOARD_NAME }));
      await press(user, 'Delete');
      await user.click(within(await dialog('Delete Board')).getByRole('button', { name: 'Delete Board' }));
      window.history.back();
      const discover = { level: 1, name: 'Discover Amazing Talent' };
      expect(await screen.findByRole('heading', discover)).toBeVisible();
      hold.stop();
      await expectToast(toast);
      expect(screen.getByRole('heading', discover)).toBeVisible();
      expect(window.location.pathname).toBe('/');
    },
  );

  it.each([
    ['an earlier page of it', 'Back'],
    ['its page that was left meanwhile', 'Forward'],
  ])('shows the board no more on %s', async (_what, way) => {
    const hold = callIsHeld('delete', '/boards/:boardId');
    const { user } = renderApp('/', { as: 'creator' });
    const openBoard = async () => user.click((await screen.findAllByRole('link', { name: BOARD_NAME }))[0]!);
    await openBoard();
    if (way === 'Back') {
      await user.click(await screen.findByRole('link', { name: 'Boards' }));
      await openBoard();
    }
    await press(user, 'Delete');
    await user.click(within(await dialog('Delete Board')).getByRole('button', { name: 'Delete Board' }));
    if (way === 'Forward') {
      window.history.back();
      expect(await screen.findByRole('heading', { name: 'Discover Amazing Talent' })).toBeVisible();
    }
    hold.stop();
    await expectToast('Board deleted');
    if (way === 'Back') {
      await waitFor(() => expect(window.location.pathname).toBe('/boards'));
      window.history.go(-2);
    } else window.history.forward();
    expect(await screen.findByText('No board data available.')).toBeVisible();
  });

  it('keeps the board when it fails', async () => {
    callFails('delete', '/boards/:boardId');
    const { user } = renderApp(URL, { as: 'creator' });
    await press(user, 'Delete');
    await user.click(within(await dialog('Delete Board')).getByRole('button', { name: 'Delete Board' }));
    await expectToast('Failed to delete the board. Please try again.');
    expect(window.location.pathname).toBe(URL);
  });
});
