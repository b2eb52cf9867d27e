import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { profileApi } from '@/api/profile';
import { openDeletion, waitForResponses } from '@kit/steps';
import { identityOf, renderApp, type App } from '@kit/render-app';
import { BOARD_ID, BOARD_NAME, testDb, type Person } from '@kit/people';
import { callFails, callIsHeld } from '@kit/scenarios';
import { MUTATION_ROWS, type MutationRow } from './mutation-rows';
import { expectNoLeaks } from './screen-checks';

const identityFor = (person: Person) => identityOf(testDb(), person);
const become = (app: App, person: Person | null) =>
  act(() => app.identity.report(person === null ? null : identityFor(person)));

describe('signed out in another tab', () => {
  it.each(['/profile', '/boards/board-1/review'])('closes %s', async (path) => {
    const app = renderApp(path, { as: 'creator' });
    await screen.findByRole('button', { name: 'User menu' });
    await waitForResponses(app);
    become(app, null);
    expect(await screen.findByRole('button', { name: 'Sign in with Google' })).toBeVisible();
    await waitForResponses(app);
    expect(document.body).not.toHaveTextContent(/Carla|creator@example/);
    expect(app.store.getState().auth.accessToken).toBeNull();
    expect(JSON.stringify(app.store.getState().api)).not.toMatch(/Carla|Mario/);
  });

  it('shows an open page as to a visitor', async () => {
    const app = renderApp('/', { as: 'creator' });
    await screen.findByRole('link', { name: 'Create Board' });
    become(app, null);
    expect(await screen.findByRole('link', { name: 'Sign In' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Create Board' })).toBeNull();
  });
});

it('does not show the first person’s board to the second', async () => {
  const app = renderApp('/', { as: 'creator' });
  await app.user.click(await screen.findByRole('link', { name: BOARD_NAME }));
  await screen.findByRole('button', { name: 'Edit' });
  await waitForResponses(app);
  callFails('get', `/boards/${BOARD_ID}`, 403);
  const held = callIsHeld('get', `/boards/${BOARD_ID}`);
  become(app, 'outsider');
  await waitFor(() => expect(screen.queryByRole('heading', { name: BOARD_NAME })).toBeNull());
  held.stop();
  await waitForResponses(app);
  expect(await screen.findByText('Error loading board details.')).toBeVisible();
  expect(document.title).not.toContain(BOARD_NAME);
});

it('closes a dialog when its person signs out', async () => {
  const app = renderApp(`/boards/${BOARD_ID}`, { as: 'creator' });
  await openDeletion(app.user);
  become(app, 'member');
  expect(await screen.findByRole('button', { name: 'Leave Board' })).toBeVisible();
  await waitForResponses(app);
  expect(screen.queryByRole('dialog')).toBeNull();
});

describe('a board that stays open while one person signs out and another signs in', () => {
  async function openAs(first: Person) {
    const app = renderApp(`/boards/${BOARD_ID}`, { as: first });
    await screen.findByRole('button', { name: 'User menu' });
    await waitForResponses(app);
    return app;
  }
  async function handOver(app: App) {
    become(app, null);
    await screen.findByRole('link', { name: 'Sign In' });
    await waitForResponses(app);
    become(app, 'outsider');
    await waitFor(() => expect(app.callsTo('GET', `/boards/${BOARD_ID}`)).toHaveLength(3));
    expect(await screen.findByRole('heading', { name: BOARD_NAME })).toBeVisible();
  }

  it.each([
    [null, 401, 'Only people who are signed in can see this board.'],
    ['outsider', 403, 'Error loading board details.'],
  ] as const)('closes if the backend rejects it for %s (%i)', async (next, status, text) => {
    const app = await openAs('member');
    callFails('get', '/boards/:boardId', status);
    become(app, next);
    expect(await screen.findByText(text)).toBeVisible();
    expect(document.body).not.toHaveTextContent(/Lisbon|Carla|Mario/);
  });

  it('does not show the first person’s profile while the second loads', async () => {
    const app = await openAs('creator');
    expect(screen.getByRole('button', { name: 'Edit' })).toBeVisible();
    const profile = callIsHeld('get', '/profile');
    await handOver(app);
    expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
    profile.stop();
    expect(await screen.findByRole('link', { name: 'Apply to join' })).toBeVisible();
  });

  it('does not show the first person’s application to the second', async () => {
    const app = await openAs('applicant');
    expect(await screen.findByText('You’ve applied')).toBeVisible();
    const requests = callIsHeld('get', '/join-requests/user');
    await handOver(app);
    // The profile and the queries that depend on it have loaded.
    expect(await screen.findByRole('button', { name: 'Save' })).toBeVisible();
    expect(screen.queryByText('You’ve applied')).toBeNull();
    requests.stop();
    expect(await screen.findByRole('link', { name: 'Apply to join' })).toBeVisible();
  });
});

it('hides an invitation that the backend denies to the second person', async () => {
  const app = renderApp(`/board/join/${BOARD_ID}`, { as: 'applicant' });
  await screen.findByRole('heading', { name: /invited you to join/ });
  await waitForResponses(app);
  callFails('get', '/boards/:boardId', 403);
  become(app, 'outsider');
  await waitFor(() => expect(app.callsTo('GET', '/profile')).toHaveLength(2));
  await waitForResponses(app);
  expect(document.body).not.toHaveTextContent(BOARD_NAME);
});

it('does not show the first person’s change to the second', async () => {
  const change = callIsHeld('put', '/profile');
  const app = renderApp('/profile', { as: 'creator' });
  await screen.findByRole('heading', { name: 'Carla Creator' });
  const { updateMyProfile } = profileApi.endpoints;
  let result = Promise.resolve<unknown>(null);
  act(() => {
    result = app.store.dispatch(
      updateMyProfile.initiate({ userId: 'creator', changes: { bio: 'I keep bees.' } }) as never,
    );
  });
  await waitFor(() => expect(app.callsTo('PUT', '/profile')).toHaveLength(1));
  become(app, 'outsider');
  expect(await screen.findByText('I am the outsider.')).toBeVisible();
  // The change of accounts aborts the request, even if the server processes it.
  await expect(result).resolves.toMatchObject({ error: { name: 'AbortError' } });
  change.stop();
  await waitFor(async () =>
    expect((await app.backend.read()).users.find(({ _id }) => _id === 'creator')?.bio).toBe('I keep bees.'),
  );
  await waitForResponses(app);
  expect(screen.getByText('I am the outsider.')).toBeVisible();
  expect(JSON.stringify(app.store.getState().api)).not.toMatch(/Carla|bees/);
});

it('drops responses to the first person that arrive after the second signs in', async () => {
  const profile = callIsHeld('get', '/profile');
  const app = renderApp('/profile', { as: 'creator' });
  await waitFor(() => expect(app.callsTo('GET', '/profile')).toHaveLength(1));
  become(app, 'outsider');
  await waitFor(() => expect(app.callsTo('GET', '/profile')).toHaveLength(2));
  const cached: string[] = [];
  app.store.subscribe(() => cached.push(JSON.stringify(app.store.getState().api.queries)));
  profile.stop();
  expect(await screen.findByRole('heading', { name: 'Otto Outsider' })).toBeVisible();
  await waitForResponses(app);
  expect(cached.length).toBeGreaterThan(0);
  cached.forEach((queries) => expect(queries).not.toContain('Carla'));
});

/** Forms that two people can open, with the second person. */
const DRAFTS: [screenName: string, second: Person][] = [
  ['create a board', 'member'],
  ['apply to a board', 'newcomer'],
  ['edit the profile', 'outsider'],
  ['onboarding: the profile', 'outsider'],
  ['onboarding: the questions', 'outsider'],
  ['onboarding: the social profiles', 'outsider'],
];

describe('a draft', () => {
  it.each(DRAFTS)('%s: is hidden from the next person, and restored for the first', async (name, second) => {
    const row = MUTATION_ROWS.find((candidate) => candidate.screen === name) as MutationRow;
    const app = renderApp(row.path, {
      as: row.as,
      arrange(db) {
        row.arrange?.(db);
        // Lets both people open the same screen in the same state.
        const [first, next] = [row.as, second].map((id) => db.users.find(({ _id }) => _id === id));
        if (first === undefined || next === undefined) throw new Error('no such people');
        const { _id, firebaseUid, email, name: ownName } = next;
        Object.assign(next, structuredClone(first), { _id, firebaseUid, email, name: ownName });
      },
    });
    await row.open(app);
    await row.fill?.(app);
    row.expectFilled?.();
    // The draft's keys contain that person's id.
    const typed = /Porto and Braga|on Thursdays|plumbing|bees|85000|nora\.example/;
    const storedKeys = () =>
      Object.keys(localStorage).filter((key) => typed.test(localStorage.getItem(key) ?? ''));
    await waitFor(() => expect(storedKeys()).not.toEqual([]));
    storedKeys().forEach((key) => expect(key).toContain(`:${identityFor(row.as).uid}:`));

    become(app, second);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await row.open(app);
    expect(() => row.expectFilled?.()).toThrow();
    expectNoLeaks();
    become(app, row.as);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await row.open(app);
    await waitFor(() => row.expectFilled?.());
  });

  it('does not redirect the next person to the first one’s return path', async () => {
    const app = renderApp('/auth?redirect=%2Fcomingsoon', { as: 'newcomer' });
    await screen.findByRole('heading', { name: 'Complete Your Profile' });
    expect(localStorage.getItem('returnPath')).toBe('/comingsoon');
    become(app, null);
    await screen.findByRole('button', { name: 'Sign in with Google' });
    act(() => window.history.replaceState({}, '', '/auth'));
    app.identity.nextSignIn = identityFor('outsider');
    await app.user.click(screen.getByRole('button', { name: 'Sign in with Google' }));
    await waitFor(() => expect(localStorage.getItem('returnPath')).toBeNull());
  });
});
