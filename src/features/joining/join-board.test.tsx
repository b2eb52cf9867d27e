import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { boardsApi } from '@/api/boards';
import { paths } from '@/lib/addresses/paths';
import { hueOf } from '@/lib/cover';
import { draftNames } from '@/lib/drafts/form-draft';
import { toastStore } from '@/ui/toasts/toast-store';
import { expectToast } from '@kit/steps';
import { BOARD_ID, BOARD_NAME, BOARD_QUESTIONS } from '@kit/people';
import { renderApp } from '@kit/render-app';
import { callReturns, callReturnsInvalid, callFails, callIsDropped } from '@kit/scenarios';
import {
  applyDialog,
  INVITATION_HEADING,
  INVITATION_PATH,
  joinButton,
  openInvitation,
  withoutQuestions,
} from '@kit/forms';

it('shows the inviter, the numbers, the description and one button', async () => {
  await openInvitation();
  expect(document.title).toBe(`Join ${BOARD_NAME} · Talentboard`);
  expect(screen.getByText('Total Members').nextSibling).toHaveTextContent('1');
  expect(screen.getByText('Created').nextSibling).toHaveTextContent(/May 5, 2026/);
  expect(screen.getByText('Status').nextSibling).toHaveTextContent('Open to Join');
  const about = screen.getByRole('region', { name: 'About this Board' });
  expect(about).toHaveTextContent('People who care for the browser, meeting every second Thursday.');
  const creator = screen.getByRole('link', { name: /Carla Creator/ });
  expect(creator).toHaveAttribute('href', '/profile/creator');
  expect(within(creator).getByLabelText('Verified')).toBeVisible();
  expect(creator.firstElementChild).toHaveAttribute('data-hue', String(hueOf('creator')));
  expect(joinButton()).toBeEnabled();
});

it.each([
  ['Cleo', [{ _id: 'c', name: 'Cleo' }]],
  ['Someone', []],
])('names %s as inviter if only an id was sent and the members are %j', async (name, members) => {
  callReturns('get', '/boards/:boardId', { _id: BOARD_ID, name: 'Bare', creator: 'c', members });
  renderApp(INVITATION_PATH, { as: 'outsider' });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
    `${name} invited you to join Bare`,
  );
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/profile/c');
});

it.each([
  ['creator', 'Welcome back!'],
  ['member', 'Already a member'],
] as const)('redirects the %s to the board once, with a toast', async (as, title) => {
  const history = window.history.length;
  renderApp(INVITATION_PATH, { as });
  expect(await screen.findByText(title)).toBeVisible();
  await waitFor(() => expect(window.location.pathname).toBe(`/boards/${BOARD_ID}`));
  expect(toastStore.get()).toHaveLength(1);
  // Only renderApp's entry: the join page was replaced.
  expect(window.history.length).toBe(history + 1);
});

it('deletes the unsent application of a user who has become a member', async () => {
  localStorage.setItem(`draft:uid-member:apply:${BOARD_ID}`, '{}');
  localStorage.setItem('draft:uid-member:apply:board-7', '{}');
  renderApp(INVITATION_PATH, { as: 'member' });
  await waitFor(() => expect(window.location.pathname).toBe(`/boards/${BOARD_ID}`));
  expect(draftNames('uid-member')).toEqual(['apply:board-7']);
});

it('shows the toast and redirects only once in strict mode', async () => {
  const shown: string[] = [];
  const stop = toastStore.subscribe(() => {
    shown.push(...toastStore.get().map(({ title = '' }) => title));
  });
  renderApp(INVITATION_PATH, { as: 'creator', isStrict: true });
  await waitFor(() => expect(window.location.pathname).toBe(`/boards/${BOARD_ID}`));
  await screen.findByText('Welcome back!');
  stop();
  expect(shown).toEqual(['Welcome back!']);
});

it('shows the sent answers on a later visit', async () => {
  await openInvitation({ as: 'applicant' });
  const sent = within(await screen.findByRole('region', { name: 'Your application' }));
  expect(sent.getByText('I like it, and I would help with talks.')).toBeVisible();
  expect(sent.getByText('No answer')).toBeVisible();
});

it.each(['.', ').', '%22,'])('ignores %s after the link', async (end) => {
  renderApp(INVITATION_PATH + end, { as: 'outsider' });
  expect(await screen.findByRole('button', { name: 'Join Board' })).toBeVisible();
});

it('shows the description first, then the questions, and the creator beside them', async () => {
  await openInvitation();
  const items = within(screen.getByRole('region', { name: '3 questions' })).getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual(BOARD_QUESTIONS);
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    INVITATION_HEADING,
    'About this Board',
    '3 questions',
    'Created by',
  ]);
  expect(screen.getByRole('heading', { name: 'Created by' }).closest('aside')).not.toBeNull();
});

it('continues an application that was not sent', async () => {
  const { user } = await openInvitation();
  await user.click(joinButton());
  await user.type(within(await applyDialog()).getByLabelText(BOARD_QUESTIONS[0]!), 'I like it');
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Continue application' }));
  const dialog = within(await applyDialog());
  expect(dialog.getByLabelText(BOARD_QUESTIONS[0]!)).toHaveValue('I like it');
  await user.click(dialog.getByRole('button', { name: 'Discard' }));
  await user.keyboard('{Escape}');
  expect(await screen.findByRole('button', { name: 'Join Board' })).toBeVisible();
});

it('opens the form of a link that asks for it, once', async () => {
  const { user } = renderApp(paths.apply(BOARD_ID), { as: 'outsider' });
  await applyDialog();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(window.location.search).toBe('');
});

it.each(['Complete Profile', 'Join Board'])(
  'sends an incomplete profile to onboarding by %s and remembers where to return',
  async (name) => {
    const { user } = await openInvitation({ as: 'newcomer' });
    expect(screen.getByText('Profile Incomplete')).toBeVisible();
    const action = screen.getByRole('button', { name });
    // Yellow marks the next step.
    expect(action.matches('.bg-accent')).toBe(name === 'Complete Profile');
    await user.click(action);
    await waitFor(() => expect(window.location.pathname).toBe('/onboarding'));
    expect(window.localStorage.getItem('returnPath')).toBe(INVITATION_PATH);
  },
);

it.each([
  ['a server error', () => callFails('get', '/boards/:boardId', 500)],
  ['no connection', () => callIsDropped('get', '/boards/:boardId')],
  ['an invalid response', () => callReturnsInvalid('get', '/boards/:boardId', '<html></html>')],
  ['an unknown viewer', () => callFails('get', '/profile', 500)],
])('shows %s with Retry', async (_name, fail) => {
  const failure = fail();
  const { user } = renderApp(INVITATION_PATH, { as: 'outsider' });
  expect(await screen.findByRole('heading', { name: 'Error Loading Board' })).toBeVisible();
  expect(
    screen.getByText('There was a problem loading the board details. Please try again later.'),
  ).toBeVisible();
  failure.stop();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: INVITATION_HEADING })).toBeVisible();
});

it('shows a creator who applies to their own board their status', async () => {
  const { user, backend } = await openInvitation(withoutQuestions);
  await backend.update((db) => {
    db.boards[0]!.creator = 'outsider';
  });
  await user.click(joinButton());
  await expectToast('You own this board');
  expect(screen.getByText('You cannot apply to your own board')).toBeVisible();
  expect(screen.getByText('You are the Creator')).toBeVisible();
  expect(screen.getByRole('link', { name: 'View Your Board' })).toHaveAttribute(
    'href',
    `/boards/${BOARD_ID}`,
  );
  expect(window.location.pathname).toBe(INVITATION_PATH);
});

it('shows a user who becomes a member on the page a link to the board', async () => {
  const { store, backend } = await openInvitation();
  await backend.update((db) => {
    db.boards[0]!.members.push('outsider');
  });
  act(() => {
    store.dispatch(boardsApi.util.invalidateTags([{ type: 'Board', id: `ID:${BOARD_ID}` }]));
  });
  expect(await screen.findByText('You are a Member')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to Board' })).toHaveAttribute('href', `/boards/${BOARD_ID}`);
  expect(window.location.pathname).toBe(INVITATION_PATH);
  expect(toastStore.get()).toEqual([]);
});

it('works without the list of own requests, because the server decides', async () => {
  callFails('get', '/join-requests/user', 500);
  const { user } = await openInvitation({ as: 'applicant' });
  await user.click(joinButton());
  await applyDialog();
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await expectToast('Already Applied');
});
