import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { paths } from '@/lib/addresses/paths';
import { answersAreIn } from '@kit/steps';
import { BOARD_ID, BOARD_NAME, type Person } from '@kit/people';
import { renderApp } from '@kit/render-app';
import { callFails, callIsHeld } from '@kit/scenarios';

const URL = paths.board(BOARD_ID);
const JOIN = paths.joinBoard(BOARD_ID);
const address = () => window.location.pathname + window.location.search;
const panel = async () => within(await screen.findByRole('region', { name: 'Joining' }));

describe('the panel about joining', () => {
  it.each<Person | undefined>([undefined, 'outsider', 'newcomer'])(
    'leads %s to the join page, and says what is asked there',
    async (as) => {
      renderApp(URL, as === undefined ? {} : { as });
      const { findByRole, getByText } = await panel();
      expect(await findByRole('link', { name: 'Apply to join' })).toHaveAttribute('href', JOIN);
      expect(getByText('3 questions. The creator reviews every application.')).toBeVisible();
    },
  );

  it.each([
    [0, 'No questions. The creator reviews every application.'],
    [1, '1 question. The creator reviews every application.'],
  ])('counts %i questions', async (count, text) => {
    renderApp(URL, {
      arrange: (db) => {
        db.boards[0]!.questions = db.boards[0]!.questions.slice(0, count);
      },
    });
    expect((await panel()).getByText(text)).toBeVisible();
  });

  it.each<Person>(['creator', 'member'])('is not shown to the %s', async (as) => {
    const app = renderApp(URL, { as });
    await screen.findByRole('heading', { level: 1, name: BOARD_NAME });
    await answersAreIn(app);
    expect(screen.queryByRole('region', { name: 'Joining' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Apply to join' })).toBeNull();
  });

  it('tells an applicant that the creator decides, and leads to their applications', async () => {
    renderApp(URL, { as: 'applicant' });
    const { getByRole, queryByRole, getByText } = await panel();
    expect(getByText('You have applied')).toBeVisible();
    expect(getByRole('link', { name: 'My Applications' })).toHaveAttribute(
      'href',
      '/boards?tab=applications',
    );
    expect(queryByRole('link', { name: /Apply/ })).toBeNull();
  });

  it('tells somebody who was rejected that they can apply again', async () => {
    renderApp(URL, {
      as: 'applicant',
      arrange: (db) => Object.assign(db.joinRequests[0]!, { status: 'rejected', rejectionNote: 'Not yet' }),
    });
    const { findByRole, getByText } = await panel();
    expect(getByText('Your last application was rejected')).toBeVisible();
    expect(await findByRole('link', { name: 'Apply again' })).toHaveAttribute('href', JOIN);
  });

  it('waits for the person’s own applications before it offers anything', async () => {
    const held = callIsHeld('get', '/join-requests/user');
    renderApp(URL, { as: 'applicant' });
    await screen.findByRole('tab', { name: 'Members' });
    expect(screen.queryByRole('link', { name: 'Apply to join' })).toBeNull();
    held.stop();
    expect((await panel()).getByText('You have applied')).toBeVisible();
  });

  it('stays as it is while the applications are checked again', async () => {
    const fault = callFails('get', '/join-requests/user');
    const app = renderApp(URL, { as: 'applicant' });
    const again = await screen.findByRole('button', { name: 'Check again' });
    const held = callIsHeld('get', '/join-requests/user');
    await app.user.click(again);
    expect(again).toHaveAttribute('aria-disabled', 'true');
    expect(again).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Apply to join' })).toBeVisible();
    held.stop();
    await waitFor(() => expect(again).not.toHaveAttribute('aria-disabled'));
    expect(again).toBeInTheDocument();
    fault.stop();
    await app.user.click(again);
    expect(await screen.findByText('You have applied')).toBeVisible();
    expect(again).not.toBeInTheDocument();
  });
});

describe('a visitor who applies', () => {
  it('signs in, and comes to the board’s join page', async () => {
    const { user, identity, backend } = renderApp(URL);
    await user.click(await screen.findByRole('link', { name: 'Apply to join' }));
    expect(await screen.findByText(`Sign in to apply to`, { exact: false })).toHaveTextContent(
      `Sign in to apply to ${BOARD_NAME}`,
    );
    expect(address()).toBe(`/auth?redirect=${encodeURIComponent(JOIN)}`);
    const otto = (await backend.read()).users.find(({ _id }) => _id === 'outsider')!;
    identity.nextSignIn = {
      uid: otto.firebaseUid,
      email: otto.email,
      displayName: otto.name,
      photoURL: null,
    };
    await user.click(screen.getByRole('button', { name: 'Sign in with Google' }));
    expect(await screen.findByRole('button', { name: 'Join Board' })).toBeEnabled();
    expect(address()).toBe(JOIN);
  });

  it.each([
    [JOIN, 'Sign in to apply to this board'],
    ['/boards/create', 'Sign in to create a board'],
  ])('reads what waits at %s, without a call', async (path, text) => {
    const { calls } = renderApp(path);
    expect(await screen.findByText(text)).toBeVisible();
    expect(calls).toEqual([]);
  });

  it('is told nothing of the kind when no application waits', async () => {
    renderApp('/auth?redirect=%2Fcomingsoon');
    await screen.findByRole('button', { name: 'Sign in with Google' });
    await waitFor(() => expect(document.title).toBe('Sign in · Talentboard'));
    expect(screen.queryByText(/^Sign in to/)).toBeNull();
  });
});
