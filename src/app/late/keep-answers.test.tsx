import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { answersAreIn } from '@kit/steps';
import { comeBack, hasDatabase, keptOf, visit, type KeptCallOf } from '@kit/kept-visit';
import { makeBoard } from '@kit/factories';
import { BOARD_ID, BOARD_NAME, type Person } from '@kit/people';
import { renderApp } from '@kit/render-app';
import { callIsDropped } from '@kit/scenarios';
import { keepAnswers } from './keep-answers';
import { keepAnswersOfPerson } from './keep-answers-of-person';

const BOARD = `/boards/${BOARD_ID}`;
const HOME: KeptCallOf = ['searchBoards', { searchTerm: '' }];
const DETAIL: KeptCallOf = ['getBoard', BOARD_ID];
const MINE: KeptCallOf = ['listMyBoards'];
const REQUESTS: KeptCallOf = ['listMyJoinRequests'];
const PROFILE: KeptCallOf = ['getMyProfile'];

/** Of today. */
const AS_OF = /^As of \d\d:\d\d$/;
const serverIsLost = () => callIsDropped('get', '/*');

interface Screen {
  path: string;
  as: Person;
  calls: KeptCallOf[];
  /** What is to be read there. */
  shows: () => Promise<HTMLElement>;
}

const link = (name: string) => () => screen.findByRole('link', { name });
const heading = (name: string) => () => screen.findByRole('heading', { level: 1, name });

const SCREENS: Screen[] = [
  { path: '/', as: 'member', calls: [HOME], shows: link(BOARD_NAME) },
  { path: BOARD, as: 'member', calls: [DETAIL, PROFILE], shows: link('Mario Member') },
  { path: '/boards', as: 'creator', calls: [MINE, PROFILE], shows: link(BOARD_NAME) },
  {
    path: '/boards?tab=applications',
    as: 'applicant',
    calls: [REQUESTS, PROFILE],
    shows: () => screen.findByText('Your answers (3)'),
  },
  {
    path: '/profile',
    as: 'creator',
    calls: [PROFILE, ['listBoardsOfUser', 'creator']],
    shows: heading('Carla Creator'),
  },
];

it.each(SCREENS)(
  'shows $path as it was where the server is not reached',
  async ({ path, as, calls, shows }) => {
    await visit(path, as, calls);
    serverIsLost();
    const app = comeBack(path, { as });
    await answersAreIn(app);
    expect(await shows()).toBeVisible();
    expect(await screen.findByText(AS_OF)).toBeVisible();
    // Of several parts each is read once it has failed.
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(screen.getByText('No answer')).toBeVisible();
  },
);

it('says that one is offline, and of which day it is', async () => {
  vi.setSystemTime('2026-11-03T14:05:00');
  await visit('/', 'member', [HOME]);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  serverIsLost();
  vi.setSystemTime('2026-11-04T00:30:00');
  const { unmount } = comeBack('/', { as: 'member' });
  expect(await screen.findByText('As of yesterday, 14:05')).toBeVisible();
  expect(screen.getByText('You are offline')).toBeVisible();
  vi.setSystemTime('2026-11-05T00:30:00');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(await screen.findByText('As of November 3, 14:05')).toBeVisible();
  unmount();
  comeBack('/', { as: 'member' });
  expect(await screen.findByText('As of November 3, 14:05')).toBeVisible();
});

it('shows nothing of it where the server answers in time', async () => {
  await visit('/', 'member', [HOME]);
  const app = renderApp('/', {
    as: 'member',
    arrange: (db) => {
      db.boards = [makeBoard({ name: 'Renamed meanwhile' })];
    },
  });
  expect(await screen.findByRole('link', { name: 'Renamed meanwhile' })).toBeVisible();
  await answersAreIn(app);
  expect(screen.queryByText(AS_OF)).toBeNull();
});

it('shows the error where nothing is kept', async () => {
  serverIsLost();
  comeBack('/', { as: 'member' });
  expect(await screen.findByText('The boards could not be loaded')).toBeVisible();
  expect(screen.queryByText(/^As of/)).toBeNull();
});

it('shows another person nothing, and removes it', async () => {
  await visit('/', 'member', [HOME]);
  serverIsLost();
  comeBack('/', { as: 'outsider' });
  expect(await screen.findByText('The boards could not be loaded')).toBeVisible();
  await waitFor(async () => expect(await keptOf('member', HOME)).toBeUndefined());
});

it('removes it with the sign-out', async () => {
  await visit('/', 'member', [HOME]);
  const { session, unmount } = comeBack('/', { as: 'member' });
  await session.signOut();
  await waitFor(async () => expect(await hasDatabase()).toBe(false));
  unmount();
  serverIsLost();
  comeBack('/', { as: 'member' });
  expect(await screen.findByText('The boards could not be loaded')).toBeVisible();
});

it('keeps nothing for a visitor, and removes what somebody has left', async () => {
  await visit('/', 'member', [HOME]);
  const app = renderApp('/');
  void keepAnswersOfPerson(app.store);
  await screen.findByRole('link', { name: BOARD_NAME });
  await waitFor(async () => expect(await hasDatabase()).toBe(false));
  await answersAreIn(app);
  expect(await hasDatabase()).toBe(false);
});

it('goes on where the device is full, and keeps nothing', async () => {
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  const app = renderApp('/', { as: 'member' });
  keepAnswers(app.store);
  expect(await screen.findByRole('link', { name: BOARD_NAME })).toBeVisible();
  await answersAreIn(app);
  await waitFor(() => expect(IDBObjectStore.prototype.put).toHaveBeenCalled());
  expect(await keptOf('member', HOME)).toBeUndefined();
  app.unmount();
  serverIsLost();
  comeBack('/', { as: 'member' });
  expect(await screen.findByText('The boards could not be loaded')).toBeVisible();
});
