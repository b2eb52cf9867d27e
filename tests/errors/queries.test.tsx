import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { baseApi } from '@/api/base-api';
import type { DemoDb } from '@/demo/db';
import { REQUEST_TIMEOUT_MS, SHORT_LINK_RETURN_DELAY_MS } from '@/domain/limits';
import { BOARD_ID, BOARD_NAME, type Person } from '@kit/people';
import { renderApp, type App } from '@kit/render-app';
import { pass, stopClock, until } from '@kit/stopped-clock';
import { ERROR_KINDS, install, isTimeout, SENTENCES, type ErrorKind, type ApiCall } from './error-kinds';
import { MUTATION_ROWS } from './mutation-rows';
import { expectNavBar, expectNoLeaks, signInAgain, timeOut } from './screen-checks';

// Onboarding waits between its attempts to load the user.
vi.mock('@/domain/limits', async (load) => ({ ...(await load<object>()), USER_LOAD_RETRY_DELAY_MS: 1 }));

interface ShownError {
  text: string | RegExp;
  /** The name of the retry button; null if a retry is pointless, because the object doesn't exist. */
  retry: string | null;
  /** The screen adds the sentence for the kind of error. */
  hasSentence?: boolean;
}

interface QueryRow {
  screen: string;
  endpoint: string;
  call: ApiCall;
  path: string;
  /** Signed out by default. */
  as?: Person;
  arrange?: (db: DemoDb) => void;
  /** Acts on the screen until it sends the request. */
  open?: (app: App) => Promise<void>;
  /** Null if the screen shows no error, because it is complete without the response. */
  shownError: ShownError | null;
  /** Errors with another message on this screen. */
  except?: Partial<Record<ErrorKind, ShownError>>;
  /** Finds an element that is on screen in spite of the error. */
  stillShown?: () => Promise<unknown>;
  /** Finds an element of the loaded screen, after the backend works again. */
  recovered: (app: App) => Promise<unknown>;
}

const GET_PROFILE: ApiCall = { method: 'get', path: '/profile' };
const GET_BOARD: ApiCall = { method: 'get', path: '/boards/:boardId' };
const SEARCH: ApiCall = { method: 'get', path: '/boards' };
const MY_REQUESTS: ApiCall = { method: 'get', path: '/join-requests/user' };
const CHECK_USERNAME: ApiCall = { method: 'post', path: '/profile/check-username' };

const link = (name: string | RegExp) => () => screen.findByRole('link', { name });
const button = (name: string | RegExp) => () => screen.findByRole('button', { name });
const heading = (name: string | RegExp) => () => screen.findByRole('heading', { name });
const panel = (text: string): ShownError => ({ text, retry: 'Retry', hasSentence: true });
const gone = (text: ShownError['text']): ShownError => ({ text, retry: null });
/** For a single object, whose empty response means the same as a 404. */
const missing = (text: string) => ({ '404': gone(text), 'empty body': gone(text) });

const BOARDS_FAILED = panel('We couldn’t load the boards');
const INVITED = gone(/(people who are|to be) signed in/);
const GUARD_FAILED = panel('We couldn’t load your profile');
const NO_CHECK: ShownError = { text: 'Error checking username availability', retry: 'Check again' };
const JOIN_FAILED: ShownError = { text: 'Error Loading Board', retry: 'Retry' };
/** The user doesn't exist yet. Onboarding creates it: the invitation links there, and the guard redirects there. */
const unknown = (shownError: ShownError) => ({ '404': shownError, 'empty body': shownError });
const TO_ONBOARDING = unknown({ text: 'Complete Profile', retry: 'Complete Profile' });
const AT_ONBOARDING = unknown({ text: 'Error loading user data. Please try again.', retry: 'Retry' });
const PARTS_MISSING: ShownError = {
  text: 'We couldn’t load your profile, so some actions are missing.',
  retry: 'Load profile',
};
const NO_PROFILE = unknown(gone('Complete your profile to use boards.'));

async function typeUsername({ user }: App): Promise<void> {
  const field = await screen.findByRole('textbox', { name: 'Username' });
  await user.clear(field);
  await user.click(field);
  await user.paste('somebody-new');
}

/** A row for each query of each screen. */
const QUERY_ROWS: QueryRow[] = [
  {
    screen: 'discover boards, as a visitor',
    endpoint: 'searchBoards',
    call: SEARCH,
    path: '/',
    shownError: BOARDS_FAILED,
    except: { '401': INVITED },
    recovered: link(BOARD_NAME),
  },
  {
    screen: 'discover boards, signed in',
    endpoint: 'searchBoards',
    call: SEARCH,
    path: '/?q=guild',
    as: 'outsider',
    shownError: BOARDS_FAILED,
    recovered: link(BOARD_NAME),
  },
  {
    screen: 'discover members, signed in',
    endpoint: 'searchMembers',
    call: SEARCH,
    path: '/?mode=member',
    as: 'outsider',
    shownError: panel('We couldn’t load the members'),
    recovered: link('Mario Member'),
  },
  {
    screen: 'discover: who am I',
    endpoint: 'getMyProfile',
    call: GET_PROFILE,
    path: '/',
    as: 'creator',
    shownError: PARTS_MISSING,
    except: NO_PROFILE,
    stillShown: link(BOARD_NAME),
    recovered: link('Create Board'),
  },
  {
    screen: "a board's page, as a visitor",
    endpoint: 'getBoard',
    call: GET_BOARD,
    path: `/boards/${BOARD_ID}`,
    shownError: panel('Error loading board details.'),
    except: { ...missing('No board data available.'), '401': INVITED },
    recovered: heading(BOARD_NAME),
  },
  {
    screen: "a board's page, as a member",
    endpoint: 'getBoard',
    call: GET_BOARD,
    path: `/boards/${BOARD_ID}`,
    as: 'member',
    shownError: panel('Error loading board details.'),
    except: missing('No board data available.'),
    recovered: button('Leave Board'),
  },
  {
    screen: "a board's page: who am I",
    endpoint: 'getMyProfile',
    call: GET_PROFILE,
    path: `/boards/${BOARD_ID}`,
    as: 'creator',
    shownError: PARTS_MISSING,
    except: NO_PROFILE,
    stillShown: heading(BOARD_NAME),
    recovered: button('Edit'),
  },
  {
    screen: "a board's page: have I applied",
    endpoint: 'listMyJoinRequests',
    call: MY_REQUESTS,
    path: `/boards/${BOARD_ID}`,
    as: 'applicant',
    shownError: { text: 'We couldn’t check whether you’ve applied.', retry: 'Check again' },
    stillShown: heading(BOARD_NAME),
    recovered: button('Requested'),
  },
  {
    screen: "a board's pending requests",
    endpoint: 'listBoardJoinRequests',
    call: { method: 'get', path: '/boards/:boardId/join-requests' },
    path: `/boards/${BOARD_ID}?tab=requests`,
    as: 'creator',
    shownError: panel('We couldn’t load the join requests'),
    stillShown: heading(BOARD_NAME),
    recovered: button('Aino Applicant'),
  },
  {
    screen: 'the join page',
    endpoint: 'getBoard',
    call: GET_BOARD,
    path: `/board/join/${BOARD_ID}`,
    as: 'outsider',
    shownError: JOIN_FAILED,
    except: missing('Board Not Found'),
    recovered: button('Join Board'),
  },
  {
    screen: 'the join page: who am I',
    endpoint: 'getMyProfile',
    call: GET_PROFILE,
    path: `/board/join/${BOARD_ID}`,
    as: 'outsider',
    shownError: JOIN_FAILED,
    except: TO_ONBOARDING,
    recovered: button('Join Board'),
  },
  {
    screen: 'my profile',
    endpoint: 'getMyProfile',
    call: GET_PROFILE,
    path: '/profile',
    as: 'member',
    shownError: panel('We couldn’t load this profile'),
    except: missing('No profile data available'),
    recovered: heading('Mario Member'),
  },
  {
    screen: "another person's profile",
    endpoint: 'getProfile',
    call: { method: 'get', path: '/profile/:userId' },
    path: '/profile/member',
    as: 'outsider',
    shownError: panel('We couldn’t load this profile'),
    except: missing('No profile data available'),
    recovered: heading('Mario Member'),
  },
  {
    screen: "another person's profile: who am I",
    endpoint: 'getMyProfile',
    call: GET_PROFILE,
    path: '/profile/member',
    as: 'outsider',
    shownError: PARTS_MISSING,
    except: NO_PROFILE,
    stillShown: heading('Mario Member'),
    recovered: link('Create Board'),
  },
  {
    screen: "another person's boards",
    endpoint: 'listBoardsOfUser',
    call: { method: 'get', path: '/boards/user/:userId' },
    path: '/profile/creator',
    as: 'outsider',
    shownError: panel('We couldn’t load the boards'),
    stillShown: heading('Carla Creator'),
    recovered: link(BOARD_NAME),
  },
  {
    screen: 'create a board: the guard',
    endpoint: 'getMyProfile',
    call: GET_PROFILE,
    path: '/boards/create',
    as: 'outsider',
    shownError: GUARD_FAILED,
    except: AT_ONBOARDING,
    recovered: () => screen.findByLabelText('Board name'),
  },
  {
    screen: 'my boards: the guard',
    endpoint: 'getMyProfile',
    call: GET_PROFILE,
    path: '/boards',
    as: 'creator',
    shownError: GUARD_FAILED,
    except: AT_ONBOARDING,
    recovered: link(BOARD_NAME),
  },
  {
    screen: 'my boards',
    endpoint: 'listMyBoards',
    call: { method: 'get', path: '/boards/my-boards' },
    path: '/boards',
    as: 'creator',
    shownError: panel('We couldn’t load your boards'),
    recovered: link(BOARD_NAME),
  },
  {
    screen: 'my boards: those of others',
    endpoint: 'searchBoards',
    call: SEARCH,
    path: '/boards',
    as: 'member',
    shownError: panel('We couldn’t load these boards'),
    recovered: link(BOARD_NAME),
  },
  {
    screen: 'my applications',
    endpoint: 'listMyJoinRequests',
    call: MY_REQUESTS,
    path: '/boards?tab=applications',
    as: 'applicant',
    shownError: panel('We couldn’t load your applications'),
    recovered: () => screen.findByText(/^Sent/),
  },
  {
    screen: 'my applications: the board of one',
    endpoint: 'getBoard',
    call: GET_BOARD,
    path: '/boards?tab=applications',
    as: 'applicant',
    open: async ({ user }) => user.click(await screen.findByText(/^Your answers/)),
    // The screen needs the board only to split answers that contain commas.
    shownError: null,
    stillShown: () => screen.findByText('I like it, and I would help with talks.'),
    recovered: () => screen.findByText(/^Sent/),
  },
  {
    screen: 'the review desk: the board',
    endpoint: 'getBoard',
    call: GET_BOARD,
    path: `/boards/${BOARD_ID}/review`,
    as: 'creator',
    shownError: panel('Error loading board details.'),
    except: { 'empty body': gone('No board data available.') },
    recovered: () => screen.findByRole('list', { name: 'Applications' }),
  },
  {
    screen: 'the review desk: the requests',
    endpoint: 'listBoardJoinRequests',
    call: { method: 'get', path: '/boards/:boardId/join-requests' },
    path: `/boards/${BOARD_ID}/review`,
    as: 'creator',
    shownError: panel('We couldn’t load the join requests'),
    recovered: () => screen.findByRole('list', { name: 'Applications' }),
  },
  {
    screen: 'onboarding: the person',
    endpoint: 'getMyProfile',
    call: GET_PROFILE,
    path: '/onboarding',
    as: 'newcomer',
    shownError: { text: 'Error loading user data. Please try again.', retry: 'Retry' },
    recovered: heading('Complete Your Profile'),
  },
  {
    screen: 'onboarding: the username',
    endpoint: 'checkUsername',
    call: CHECK_USERNAME,
    path: '/onboarding',
    as: 'newcomer',
    open: typeUsername,
    shownError: NO_CHECK,
    recovered: () => screen.findByText('Available'),
  },
  {
    screen: 'edit the profile: the username',
    endpoint: 'checkUsername',
    call: CHECK_USERNAME,
    path: '/profile',
    as: 'member',
    async open(app) {
      await app.user.click(await screen.findByRole('button', { name: 'Edit Profile' }));
      await typeUsername(app);
    },
    shownError: NO_CHECK,
    async recovered({ user }) {
      // After the session has ended, the dialog is opened again and has the draft.
      if (screen.queryByRole('dialog') === null) {
        await user.click(await screen.findByRole('button', { name: 'Edit Profile' }));
      }
      return screen.findByText('Available');
    },
  },
];

const open = ({ path, as, arrange }: QueryRow) =>
  renderApp(path, { ...(as === undefined ? {} : { as }), ...(arrange === undefined ? {} : { arrange }) });

/** The kinds that one test can try in sequence, because the screen offers the same Retry after each. */
const retriedKinds = ({ shownError, as, except = {} }: QueryRow) =>
  shownError === null || shownError.retry === null
    ? []
    : ERROR_KINDS.filter((kind) => !(kind in except) && !(kind === '401' && as !== undefined));

async function expectFailure(row: QueryRow, shownError: ShownError, kind: ErrorKind): Promise<void> {
  // The part that shows the message may be replaced when another response arrives.
  await waitFor(() => expect(screen.getByText(shownError.text), kind).toBeVisible());
  if (shownError.hasSentence) await waitFor(() => expect(screen.getByText(SENTENCES[kind])).toBeVisible());
  await row.stillShown?.();
  expectNoLeaks();
  expectNavBar();
}

async function expectRetryAfterEach(row: QueryRow, kinds: readonly ErrorKind[]): Promise<void> {
  const { shownError } = row;
  const name = shownError?.retry ?? '';
  let failure = install(row.call, kinds[0]!);
  const app = open(row);
  await row.open?.(app);
  for (const [index, kind] of kinds.entries()) {
    if (index > 0) {
      failure.stop();
      failure = install(row.call, kind);
      const retry = await screen.findByRole('button', { name });
      if (isTimeout(kind)) await timeOut(() => fireEvent.click(retry), failure);
      else await app.user.click(retry);
      await waitFor(() => expect(failure.count()).toBe(1));
    }
    await expectFailure(row, shownError!, kind);
  }
  failure.stop();
  await app.user.click(await screen.findByRole('button', { name }));
  await row.recovered(app);
  await waitFor(() => expect(screen.queryByText(shownError!.text)).toBeNull());
  expectNoLeaks();
}

async function expectFailureOnce(row: QueryRow, kind: ErrorKind): Promise<void> {
  const failure = install(row.call, kind);
  const app = open(row);
  await row.open?.(app);
  if (kind === '401' && row.as !== undefined) {
    await signInAgain(app, row.as, failure);
    await row.recovered(app);
    return expectNoLeaks();
  }
  const shownError = row.except?.[kind] ?? row.shownError;
  if (shownError === null) {
    await row.stillShown?.();
    await waitFor(() => expect(failure.count()).toBeGreaterThan(0));
    expectNavBar();
    return expectNoLeaks();
  }
  await expectFailure(row, shownError, kind);
  failure.stop();
  if (shownError.retry === null) {
    // The screen has no retry, but the rest of the app works.
    await app.user.click(screen.getByRole('link', { name: 'Talentboard' }));
    expect(await screen.findByRole('heading', { name: 'Discover Amazing Talent' })).toBeVisible();
  } else {
    await app.user.click(screen.getByRole('button', { name: shownError.retry }));
    await row.recovered(app);
    await waitFor(() => expect(screen.queryByText(shownError.text)).toBeNull());
  }
  expectNoLeaks();
}

describe.each(QUERY_ROWS)('$screen ($endpoint)', (row) => {
  const retried = retriedKinds(row);
  it.each(retried.length > 0 ? [{ kinds: retried, names: retried.join(', ') }] : [])(
    'retries after $names',
    ({ kinds }) => expectRetryAfterEach(row, kinds),
  );
  it.each(ERROR_KINDS.filter((kind) => !retried.includes(kind)))('handles %s', (kind) =>
    expectFailureOnce(row, kind),
  );
});

describe('a short link (resolveShortLink)', () => {
  it.each(ERROR_KINDS)('redirects to the home page after %s', async (kind) => {
    stopClock();
    const failure = install({ method: 'get', path: '^/api/boards/short/:shortId' }, kind);
    renderApp('/b/lisbon1');
    await until(() => expect(failure.count()).toBe(1));
    if (isTimeout(kind)) await pass(REQUEST_TIMEOUT_MS);
    await until(() => expect(screen.getByText('Invalid or expired link')).toBeVisible());
    expectNoLeaks();
    expect(screen.getByText('Redirecting to home page...')).toBeVisible();
    await pass(SHORT_LINK_RETURN_DELAY_MS);
    vi.useRealTimers();
    expect(await screen.findByRole('link', { name: BOARD_NAME })).toBeVisible();
    expectNoLeaks();
  });
});

// Imports all endpoints.
import.meta.glob(['/src/api/*.ts', '!/src/api/*.test.ts'], { eager: true });

/** Covered by separate tables, here and in mutations.test.tsx. */
const OTHER_TABLES = ['resolveShortLink', 'createUser', 'approveJoinRequest'];

it('covers every endpoint', () => {
  const covered = [...QUERY_ROWS, ...MUTATION_ROWS].map(({ endpoint }) => endpoint).concat(OTHER_TABLES);
  expect([...new Set(covered)].toSorted()).toEqual(Object.keys(baseApi.endpoints).toSorted());
});
