import { screen } from '@testing-library/react';
import type { DemoDb } from '@/demo/db';
import { BOARD_ID, BOARD_NAME, type Person } from '@kit/people';
import type { FaultKind, FaultyCall } from './fault-kinds';
import type { App } from './screen-checks';

interface Told {
  text: string | RegExp;
  /** The button that tries again; null where that would be pointless, because the thing no longer exists. */
  retry: string | null;
  /** The screen adds the sentence for the kind of fault. */
  hasSentence?: boolean;
}

export interface QueryRow {
  screen: string;
  endpoint: string;
  call: FaultyCall;
  path: string;
  /** A visitor by default. */
  as?: Person;
  arrange?: (db: DemoDb) => void;
  /** What a person does on the screen before the call is made. */
  open?: (app: App) => Promise<void>;
  /** Null where nothing is shown, because nothing on the screen is wrong or missing without the answer. */
  told: Told | null;
  /** Faults that mean something else on this screen. */
  except?: Partial<Record<FaultKind, Told>>;
  /** What is still there although the call failed. */
  still?: () => Promise<unknown>;
  /** What is there once the backend works. */
  well: (app: App) => Promise<unknown>;
}

const GET_PROFILE: FaultyCall = { method: 'get', path: '/profile' };
const GET_BOARD: FaultyCall = { method: 'get', path: '/boards/:boardId' };
const SEARCH: FaultyCall = { method: 'get', path: '/boards' };
const MY_REQUESTS: FaultyCall = { method: 'get', path: '/join-requests/user' };
const CHECK_USERNAME: FaultyCall = { method: 'post', path: '/profile/check-username' };

const link = (name: string | RegExp) => () => screen.findByRole('link', { name });
const button = (name: string | RegExp) => () => screen.findByRole('button', { name });
const heading = (name: string | RegExp) => () => screen.findByRole('heading', { name });
const panel = (text: string): Told => ({ text, retry: 'Retry', hasSentence: true });
const gone = (text: Told['text']): Told => ({ text, retry: null });
/** For a single object: an empty answer means the same as a 404. */
const missing = (text: string) => ({ '404': gone(text), 'empty body': gone(text) });

const BOARDS_FAILED = panel('The boards could not be loaded');
const INVITED = gone(/to people who are signed in/);
const GUARD_FAILED = panel('Your profile could not be loaded');
const NO_CHECK: Told = { text: 'Error checking username availability', retry: 'Check again' };
const LINK_FAILED: Told = { text: 'Invalid or expired link', retry: null };
const JOIN_FAILED: Told = { text: 'Error Loading Board', retry: 'Retry' };
/** Where the backend knows nobody, onboarding creates the person: the invitation leads there, the guard goes there. */
const unknown = (told: Told) => ({ '404': told, 'empty body': told });
const TO_ONBOARDING = unknown({ text: 'Complete Profile', retry: 'Complete Profile' });
const AT_ONBOARDING = unknown({ text: 'Error loading user data. Please try again.', retry: 'Retry' });
const PARTS_MISSING: Told = {
  text: 'Your profile could not be loaded, so some actions are missing.',
  retry: 'Load profile',
};
const NO_PROFILE = unknown(gone('You have no profile yet, so some actions are missing.'));

async function typeUsername({ user }: App): Promise<void> {
  const field = await screen.findByRole('textbox', { name: 'Username' });
  await user.clear(field);
  await user.click(field);
  await user.paste('somebody-new');
}

/** Every screen with every query that it makes. */
export const QUERY_ROWS: QueryRow[] = [
  {
    screen: 'discover boards, as a visitor',
    endpoint: 'searchBoards',
    call: SEARCH,
    path: '/',
    told: BOARDS_FAILED,
    except: { '401': INVITED },
    well: link(BOARD_NAME),
  },
  {
    screen: 'discover boards, signed in',
    endpoint: 'searchBoards',
    call: SEARCH,
    path: '/?q=guild',
    as: 'outsider',
    told: BOARDS_FAILED,
    well: link(BOARD_NAME),
  },
  {
    screen: 'discover members, signed in',
    endpoint: 'searchMembers',
    call: SEARCH,
    path: '/?mode=member',
    as: 'outsider',
    told: panel('The members could not be loaded'),
    well: link('Mario Member'),
  },
  {
    screen: 'discover: who am I',
    endpoint: 'getMyProfile',
    call: GET_PROFILE,
    path: '/',
    as: 'creator',
    told: PARTS_MISSING,
    except: NO_PROFILE,
    still: link(BOARD_NAME),
    well: link('Create Board'),
  },
  {
    screen: "a board's page, as a visitor",
    endpoint: 'getBoard',
    call: GET_BOARD,
    path: `/boards/${BOARD_ID}`,
    told: panel('Error loading board details.'),
    except: { ...missing('No board data available.'), '401': INVITED },
    well: heading(BOARD_NAME),
  },
  {
    screen: "a board's page, as a member",
    endpoint: 'getBoard',
    call: GET_BOARD,
    path: `/boards/${BOARD_ID}`,
    as: 'member',
    told: panel('Error loading board details.'),
    except: missing('No board data available.'),
    well: button('Leave Board'),
  },
  {
    screen: "a board's page: who am I",
    endpoint: 'getMyProfile',
    call: GET_PROFILE,
    path: `/boards/${BOARD_ID}`,
    as: 'creator',
    told: PARTS_MISSING,
    except: NO_PROFILE,
    still: heading(BOARD_NAME),
    well: button('Delete'),
  },
  {
    screen: "a board's page: have I applied",
    endpoint: 'listMyJoinRequests',
    call: MY_REQUESTS,
    path: `/boards/${BOARD_ID}`,
    as: 'applicant',
    told: { text: 'It could not be checked whether you have applied.', retry: 'Check again' },
    still: heading(BOARD_NAME),
    well: button('Requested'),
  },
  {
    screen: "a board's pending requests",
    endpoint: 'listBoardJoinRequests',
    call: { method: 'get', path: '/boards/:boardId/join-requests' },
    path: `/boards/${BOARD_ID}?tab=requests`,
    as: 'creator',
    told: panel('The join requests could not be loaded.'),
    still: heading(BOARD_NAME),
    well: button('Aino Applicant'),
  },
  {
    screen: 'the join page',
    endpoint: 'getBoard',
    call: GET_BOARD,
    path: `/board/join/${BOARD_ID}`,
    as: 'outsider',
    told: JOIN_FAILED,
    except: missing('Board Not Found'),
    well: button('Join Board'),
  },
  {
    screen: 'the join page: who am I',
    endpoint: 'getMyProfile',
    call: GET_PROFILE,
    path: `/board/join/${BOARD_ID}`,
    as: 'outsider',
    told: JOIN_FAILED,
    except: TO_ONBOARDING,
    well: button('Join Board'),
  },
  {
    screen: 'the own profile',
    endpoint: 'getMyProfile',
    call: GET_PROFILE,
    path: '/profile',
    as: 'member',
    told: panel('The profile could not be loaded'),
    except: missing('No profile data available'),
    well: heading('Mario Member'),
  },
  {
    screen: "somebody's profile",
    endpoint: 'getProfile',
    call: { method: 'get', path: '/profile/:userId' },
    path: '/profile/member',
    as: 'outsider',
    told: panel('The profile could not be loaded'),
    except: missing('No profile data available'),
    well: heading('Mario Member'),
  },
  {
    screen: "somebody's profile: who am I",
    endpoint: 'getMyProfile',
    call: GET_PROFILE,
    path: '/profile/member',
    as: 'outsider',
    told: PARTS_MISSING,
    except: NO_PROFILE,
    still: heading('Mario Member'),
    well: link('Create Board'),
  },
  {
    screen: "somebody's boards",
    endpoint: 'listBoardsOfUser',
    call: { method: 'get', path: '/boards/user/:userId' },
    path: '/profile/creator',
    as: 'outsider',
    told: panel('The boards could not be loaded'),
    still: heading('Carla Creator'),
    well: link(BOARD_NAME),
  },
  {
    screen: 'create a board: the guard',
    endpoint: 'getMyProfile',
    call: GET_PROFILE,
    path: '/boards/create',
    as: 'outsider',
    told: GUARD_FAILED,
    except: AT_ONBOARDING,
    well: () => screen.findByLabelText('Board name'),
  },
  {
    screen: 'my boards: the guard',
    endpoint: 'getMyProfile',
    call: GET_PROFILE,
    path: '/boards',
    as: 'creator',
    told: GUARD_FAILED,
    except: AT_ONBOARDING,
    well: link(BOARD_NAME),
  },
  {
    screen: 'my boards',
    endpoint: 'listMyBoards',
    call: { method: 'get', path: '/boards/my-boards' },
    path: '/boards',
    as: 'creator',
    told: panel('Your boards could not be loaded'),
    well: link(BOARD_NAME),
  },
  {
    screen: 'my applications',
    endpoint: 'listMyJoinRequests',
    call: MY_REQUESTS,
    path: '/boards?tab=applications',
    as: 'applicant',
    told: panel('Your applications could not be loaded'),
    well: () => screen.findByText(/^Sent/),
  },
  {
    screen: 'my applications: the board of one',
    endpoint: 'getBoard',
    call: GET_BOARD,
    path: '/boards?tab=applications',
    as: 'applicant',
    open: async ({ user }) => user.click(await screen.findByText(/^Your answers/)),
    // The board only tells questions with commas from their answers.
    told: null,
    still: () => screen.findByText('I like it, and I would help with talks.'),
    well: () => screen.findByText(/^Sent/),
  },
  {
    screen: 'the review desk: the board',
    endpoint: 'getBoard',
    call: GET_BOARD,
    path: `/boards/${BOARD_ID}/review`,
    as: 'creator',
    told: panel('Error loading board details.'),
    except: { 'empty body': gone('No board data available.') },
    well: () => screen.findByRole('list', { name: 'Applications' }),
  },
  {
    screen: 'the review desk: the requests',
    endpoint: 'listBoardJoinRequests',
    call: { method: 'get', path: '/boards/:boardId/join-requests' },
    path: `/boards/${BOARD_ID}/review`,
    as: 'creator',
    told: panel('The join requests could not be loaded.'),
    well: () => screen.findByRole('list', { name: 'Applications' }),
  },
  {
    screen: 'onboarding: the person',
    endpoint: 'getMyProfile',
    call: GET_PROFILE,
    path: '/onboarding',
    as: 'newcomer',
    told: { text: 'Error loading user data. Please try again.', retry: 'Retry' },
    well: heading('Complete Your Profile'),
  },
  {
    screen: 'onboarding: the username',
    endpoint: 'checkUsername',
    call: CHECK_USERNAME,
    path: '/onboarding',
    as: 'newcomer',
    open: typeUsername,
    told: NO_CHECK,
    well: () => screen.findByText('Available'),
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
    told: NO_CHECK,
    async well({ user }) {
      // After the session was withdrawn the dialog is opened again, with the draft in it.
      if (screen.queryByRole('dialog') === null) {
        await user.click(await screen.findByRole('button', { name: 'Edit Profile' }));
      }
      return screen.findByText('Available');
    },
  },
  {
    screen: 'a short link',
    endpoint: 'resolveShortLink',
    call: { method: 'get', path: '^/api/boards/short/:shortId' },
    path: '/b/lisbon1',
    told: LINK_FAILED,
    well: link(BOARD_NAME),
  },
];
