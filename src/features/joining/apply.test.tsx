import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { DemoDb } from '@/demo/db';
import { makeBoard, BOARD_ID, BOARD_NAME, BOARD_QUESTIONS, type Person } from '@kit/people';
import { applyDialog, joinButton, openInvitation, withoutQuestions } from '@kit/forms';
import { renderApp, type RenderOptions } from '@kit/render-app';
import { callLosesResponse, callFails, callIsHeld } from '@kit/scenarios';
import { expectToast } from '@kit/steps';
import { stopClock } from '@kit/stopped-clock';
import { REQUEST_SUBMITTED } from './messages';

describe('ApplyDialog', () => {
  const PATH = `/board/join/${BOARD_ID}`;

  async function openPage(options: RenderOptions = {}) {
    const app = renderApp(PATH, { as: 'outsider', ...options });
    await screen.findByRole('button', { name: 'Join Board' });
    return app;
  }

  const joinButton = () => screen.getByRole('button', { name: 'Join Board' });
  const dialog = () => screen.findByRole('dialog', { name: 'User Application' });

  it("asks the questions and sends pairs in the board's order", async () => {
    const { user, callsTo, backend } = await openPage();
    await user.click(joinButton());
    const form = await dialog();
    expect(form).toHaveAccessibleDescription('Please answer the following questions to apply for the board.');
    const [why, salary, tools] = BOARD_QUESTIONS.map((question) => within(form).getByLabelText(question));
    expect(why?.tagName).toBe('TEXTAREA');
    expect(salary?.tagName).toBe('INPUT');
    expect(tools?.tagName).toBe('TEXTAREA');

    expect(within(form).getByText(BOARD_NAME)).toBeVisible();
    expect(form).toHaveTextContent(
      '3 of 3 questions have no answer. You can’t edit your application after sending it.',
    );
    expect(within(form).getByText('0 of 3 answered')).toBeVisible();
    const numbered = within(within(form).getByRole('list')).getAllByRole('listitem');
    expect(numbered.map((item) => item.textContent)).toEqual(BOARD_QUESTIONS);
    await user.type(tools!, 'Vim, fish, Firefox');
    await user.type(why!, 'I like it');
    expect(within(form).getByText('2 of 3 answered')).toBeVisible();
    expect(form).toHaveTextContent('1 of 3 questions has no answer.');
    // Enter in a single-line answer moves to the next field.
    await user.type(salary!, '{Enter}');
    expect(tools).toHaveFocus();
    expect(callsTo('POST', `/boards/${BOARD_ID}/apply`)).toEqual([]);
    await user.click(within(form).getByRole('button', { name: 'Submit' }));

    await expectToast(REQUEST_SUBMITTED);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await screen.findByRole('button', { name: 'Request Pending' })).toBeDisabled();
    expect(callsTo('POST', `/boards/${BOARD_ID}/apply`).map(({ body }) => body)).toEqual([
      [
        [BOARD_QUESTIONS[0], 'I like it'],
        [BOARD_QUESTIONS[1], ''],
        [BOARD_QUESTIONS[2], 'Vim, fish, Firefox'],
      ],
    ]);
    expect((await backend.read()).joinRequests).toHaveLength(2);
    expect(Object.keys(window.localStorage).filter((key) => key.startsWith('draft'))).toEqual([]);
  });

  const UNCONFIRMED =
    'We couldn’t confirm that your application arrived. Check My Applications before you send it again.';

  it('keeps the answers when sending fails, and shows a 5xx reason only as a toast', async () => {
    const failure = callFails('post', '/boards/:boardId/apply', 500, { error: 'Cast to ObjectId failed' });
    const { user } = await openPage();
    await user.click(joinButton());
    const why = await screen.findByLabelText(BOARD_QUESTIONS[0]!);
    await user.type(why, 'I like it');
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(await screen.findByText('Cast to ObjectId failed')).toBeVisible();
    const form = within(await dialog());
    expect(await form.findByRole('alert')).toHaveTextContent(UNCONFIRMED);
    expect(form.queryByText('Cast to ObjectId failed')).not.toBeInTheDocument();
    expect(why).toHaveValue('I like it');
    failure.stop();
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    await expectToast(REQUEST_SUBMITTED);
  });

  it('shows in the form that the outcome of an application is unknown', async () => {
    const { user } = await openPage();
    callFails('post', '/boards/:boardId/apply');
    callFails('get', '/join-requests/user');
    await user.click(joinButton());
    await user.type(await screen.findByLabelText(BOARD_QUESTIONS[0]!), 'I like it');
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(await within(await dialog()).findByRole('alert')).toHaveTextContent(UNCONFIRMED);
  });

  it("locks the answers while sending, and shows the server's reason in the form", async () => {
    callFails('post', '/boards/:boardId/apply', 422, { message: 'The answer is too short' });
    const held = callIsHeld('post', '/boards/:boardId/apply');
    const { user } = await openPage();
    await user.click(joinButton());
    const why = await screen.findByLabelText(BOARD_QUESTIONS[0]!);
    await user.type(why, 'Me');
    await user.keyboard('{Control>}{Enter}{/Control}');
    await screen.findByRole('button', { name: 'Submitting...' });
    await user.keyboard('more');
    expect(why).toHaveFocus();
    expect(why).toHaveValue('Me');
    held.stop();
    const form = within(await dialog());
    expect(await form.findByRole('alert')).toHaveTextContent('The answer is too short');
    await user.keyboard(', because');
    expect(why).toHaveValue('Me, because');
  });

  it('does not restore answers to other questions', async () => {
    const { user, unmount } = await openPage();
    await user.click(joinButton());
    await user.type(await screen.findByLabelText(BOARD_QUESTIONS[0]!), 'I like it');
    unmount();

    const changed = await openPage({
      arrange: (db) => {
        db.boards[0]!.questions = ['Who are you?', ...BOARD_QUESTIONS.slice(1)];
      },
    });
    await changed.user.click(joinButton());
    expect(await screen.findByLabelText('Who are you?')).toHaveValue('');
    expect(screen.queryByText('Draft restored')).not.toBeInTheDocument();
  });
});

describe('earlier answers', () => {
  const [WHY = ''] = BOARD_QUESTIONS;
  const EARLIER = 'I like it, and I would help with talks.';

  /** Moves the applicant's request to another board and rejects it. */
  function applyElsewhere(db: DemoDb) {
    db.boards.push(makeBoard({ _id: 'board-2', name: 'Readers of Porto', shortLink: 'two' }));
    Object.assign(db.joinRequests[0]!, { board: 'board-2', status: 'rejected' });
  }

  async function openDialog(arrange = applyElsewhere) {
    const app = renderApp(`/board/join/${BOARD_ID}`, { as: 'applicant', arrange });
    await app.user.click(await screen.findByRole('button', { name: 'Join Board' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'User Application' }));
    return { ...app, dialog };
  }
  const useIt = { name: `Use my earlier answer to: ${WHY}` };

  it('offers an earlier answer while the field is empty, and fills it in on request', async () => {
    vi.setSystemTime('2026-11-20T10:30:00Z');
    const { dialog, user } = await openDialog();
    const why = dialog.getByLabelText(WHY);
    expect(why).toHaveValue('');
    expect(dialog.getAllByText(/^From your application to/)[0]).toHaveTextContent(
      'From your application to Readers of Porto, 2 weeks ago',
    );
    expect(dialog.getByText(EARLIER)).toBeVisible();
    // Salary has an earlier answer too; the unanswered question has none.
    expect(dialog.getAllByRole('button', { name: /^Use my earlier answer/ })).toHaveLength(2);

    await user.type(why, 'Mine');
    expect(dialog.queryByRole('button', useIt)).not.toBeInTheDocument();
    await user.clear(why);
    await user.tab();
    expect(dialog.getByRole('button', useIt)).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(why).toHaveValue(EARLIER);
    expect(why).toHaveFocus();
    expect(dialog.queryByRole('button', useIt)).not.toBeInTheDocument();
  });

  it('offers nothing if the draft has the earlier answer, or there is none', async () => {
    const first = await openDialog();
    await first.user.click(first.dialog.getByRole('button', useIt));
    await first.user.keyboard('{Escape}');
    await first.user.click(await screen.findByRole('button', { name: 'Continue application' }));
    expect(await screen.findByText('Draft restored')).toBeVisible();
    expect(screen.getByLabelText(WHY)).toHaveValue(EARLIER);
    expect(screen.queryByRole('button', useIt)).not.toBeInTheDocument();
    first.unmount();

    localStorage.clear();
    const { dialog } = await openDialog((db) => {
      db.joinRequests = [];
    });
    expect(dialog.queryByText(/earlier/)).not.toBeInTheDocument();
  });
});

describe('joining without questions', () => {
  it('shows an applicant that the request is pending, without a join button', async () => {
    await openInvitation({ as: 'applicant' });
    expect(screen.getByText('Status').nextSibling).toHaveTextContent('Pending');
    expect(screen.getByRole('button', { name: 'Request Pending' })).toBeDisabled();
    const status = screen.getByRole('status');
    expect(status).toHaveTextContent('Request Pending');
    expect(status).toHaveTextContent(
      `${BOARD_NAME} has your application. The creator will read it, and you’ll find the decision in My Applications.`,
    );
    expect(screen.getByRole('link', { name: 'Discover more boards' })).toHaveAttribute('href', '/');
    expect(screen.queryByRole('button', { name: 'Join Board' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'My Applications' })).toHaveAttribute(
      'href',
      '/boards?tab=applications',
    );
  });

  it('joins a board without questions and shows the request as pending', async () => {
    const hold = callIsHeld('post', '/join-requests');
    const { user, callsTo } = await openInvitation(withoutQuestions);
    const list = callIsHeld('get', '/join-requests/user');
    await user.click(joinButton());
    expect(screen.getByRole('button', { name: 'Submitting...' })).toHaveAttribute('aria-disabled', 'true');
    hold.stop();
    await expectToast(REQUEST_SUBMITTED);
    // 'Join Board' must not reappear before the list has been refetched.
    expect(await screen.findByRole('button', { name: 'Request Pending' })).toBeDisabled();
    list.stop();
    await waitFor(() => expect(callsTo('GET', '/join-requests/user')).toHaveLength(2));
    expect(screen.getByRole('button', { name: 'Request Pending' })).toBeDisabled();
    expect(callsTo('POST', '/join-requests').map(({ body }) => body)).toEqual([
      { boardId: BOARD_ID, answers: [] },
    ]);
  });

  it.each([
    ['the server’s message', 400, { message: 'The board is full' }, 'The board is full'],
    ['a fallback', 400, {}, 'Something went wrong'],
  ])('shows why joining failed: %s', async (_name, status, body, text) => {
    callFails('post', '/join-requests', status, body);
    const { user } = await openInvitation(withoutQuestions);
    await user.click(joinButton());
    await expectToast('Error');
    expect(screen.getByText(text)).toBeVisible();
    expect(joinButton()).toBeEnabled();
  });

  it('finds an application whose response was lost, and sends no second one', async () => {
    callLosesResponse('post', '/join-requests');
    const { user, backend, callsTo } = await openInvitation(withoutQuestions);
    const before = (await backend.read()).joinRequests.length;
    await user.click(joinButton());
    await expectToast(REQUEST_SUBMITTED);
    expect(await screen.findByRole('button', { name: 'Request Pending' })).toBeDisabled();
    expect(callsTo('POST', '/join-requests')).toHaveLength(1);
    expect((await backend.read()).joinRequests).toHaveLength(before + 1);
  });

  it('detects after a lost response that the user has become a member', async () => {
    const { user, backend } = await openInvitation(withoutQuestions);
    callFails('post', '/join-requests');
    await backend.update((db) => {
      db.boards[0]!.members.push('outsider');
    });
    await user.click(joinButton());
    await expectToast('Already a member');
  });

  it('detects that the user has applied on another device', async () => {
    const { user, backend, callsTo } = await openInvitation();
    await user.click(joinButton());
    await applyDialog();
    await backend.update((db) => {
      db.joinRequests[0]!.user = 'outsider';
    });
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    await expectToast('Already Applied');
    expect(screen.getByText('You have already applied to this board')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await screen.findByRole('button', { name: 'Request Pending' })).toBeDisabled();
    expect(callsTo('POST', `/boards/${BOARD_ID}/apply`)).toHaveLength(1);
  });

  it("shows the server's reason for a conflict without an application", async () => {
    callFails('post', '/boards/:boardId/apply', 409, { message: 'This board is full' });
    const { user } = await openInvitation();
    await user.click(joinButton());
    const why = within(await applyDialog()).getByLabelText(BOARD_QUESTIONS[0]!);
    await user.type(why, 'I like it');
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    await expectToast('Error');
    // In the toast and in the form.
    expect(screen.getAllByText('This board is full')).toHaveLength(2);
    expect(within(await applyDialog()).getByRole('alert')).toHaveTextContent('This board is full');
    expect(why).toHaveValue('I like it');
  });
});

describe('an invitation with cached data', () => {
  const JOIN = `/board/join/${BOARD_ID}`;
  const BOARD = `/boards/${BOARD_ID}`;

  /** Follows a link inside the running app. */
  const follow = (path: string) =>
    act(() => {
      window.history.pushState({}, '', path);
      window.dispatchEvent(new PopStateEvent('popstate'));
    });

  /** Opens the board's page, so that all data of the invitation is cached. */
  async function openBoard(as: Person = 'outsider') {
    stopClock('Date');
    const app = renderApp(BOARD, { as });
    await screen.findByRole('heading', { level: 1, name: BOARD_NAME });
    await screen.findByRole('tab', { name: /Members$/ });
    await vi.waitFor(() => expect(app.callsTo('GET', '/join-requests/user')).toHaveLength(1));
    return app;
  }

  it('redirects a user who was accepted after the board was cached', async () => {
    const { backend } = await openBoard();
    await backend.update((db) => void db.boards[0]!.members.push('outsider'));
    vi.setSystemTime(Date.now() + 10_000);
    follow(JOIN);
    await expectToast('Already a member');
    await vi.waitFor(() => expect(window.location.pathname).toBe(BOARD));
  });

  it('does not redirect a user who was removed after the board was cached', async () => {
    const { backend } = await openBoard('member');
    await backend.update((db) => void (db.boards[0]!.members = []));
    vi.setSystemTime(Date.now() + 10_000);
    const held = callIsHeld('get', '/boards/:boardId');
    follow(JOIN);
    expect(await screen.findByText('You are a Member')).toBeVisible();
    expect(window.location.pathname).toBe(JOIN);
    held.stop();
    expect(await screen.findByRole('button', { name: 'Join Board' })).toBeEnabled();
    expect(window.location.pathname).toBe(JOIN);
    expect(screen.queryByText('Already a member')).toBeNull();
  });

  it('shows an application that was sent from another device', async () => {
    const { backend } = await openBoard();
    await backend.update((db) => void (db.joinRequests[0]!.user = 'outsider'));
    vi.setSystemTime(Date.now() + 10_000);
    follow(JOIN);
    expect(await screen.findByRole('button', { name: 'Request Pending' })).toBeDisabled();
  });
});
