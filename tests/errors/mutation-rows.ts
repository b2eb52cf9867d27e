import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { DemoDb } from '@/demo/db';
import { fillQuestions, fillSocial, newcomerWith } from '@kit/forms';
import { BOARD_ID, BOARD_QUESTIONS, REQUEST_ID, type Person } from '@kit/people';
import { SENTENCES, type ErrorKind, type ApiCall } from './error-kinds';
import type { App } from '@kit/render-app';
import { openDeletion } from '@kit/steps';

export interface MutationRow {
  screen: string;
  endpoint: string;
  call: ApiCall;
  path: string;
  as: Person;
  arrange?: (db: DemoDb) => void;
  /** Opens the form, without typing. */
  open: (app: App) => Promise<void>;
  /** Fills it in, if there is anything to fill in. */
  fill?: (app: App) => Promise<void>;
  /** Expects the form to have the typed values. */
  expectFilled?: () => unknown;
  /** The button that sends. */
  submit: RegExp;
  /** The text for the failure. */
  shownError: (kind: ErrorKind) => string | RegExp;
  /** The text for success. */
  done: string | RegExp;
}

type Field = string | RegExp;

async function write({ user }: App, name: Field, text: string): Promise<void> {
  const field = await screen.findByLabelText(name);
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
}
const holds = (name: Field, value: string) => expect(screen.getByLabelText(name)).toHaveValue(value);
const press = (name: Field) => async (app: App) => {
  await app.user.click(await screen.findByRole('button', { name }));
};
const pressForDialog = (name: Field) => async (app: App) => {
  await press(name)(app);
  await screen.findByRole('dialog');
};
const always = (text: string) => () => text;

/** A lost response: it's unknown whether the change was made. */
const isUnknown = (kind: ErrorKind) =>
  ['500', 'dropped connection', 'no response until the timeout'].includes(kind);
const errorUnless = (failed: string, unconfirmed: string) => (kind: ErrorKind) =>
  isUnknown(kind) ? unconfirmed : failed;

/** The toast about joining shows the server's message for every status. */
function joiningError(kind: ErrorKind): string {
  if (kind === '500') return 'Cast to ObjectId failed';
  return isUnknown(kind)
    ? 'We couldn’t confirm that your application arrived. Check My Applications before you send it again.'
    : 'Something went wrong';
}
const shown = (name: string) => async () => {
  await screen.findByRole('heading', { name });
};

const BOARD = `/boards/${BOARD_ID}`;
const JOIN = `/board/join/${BOARD_ID}`;
const NAME = 'Frontend Guild of Porto and Braga';
const DESCRIPTION = 'People who care for the browser, in the north of the country.';
const NOTE = 'Welcome, we meet on Thursdays.';
const NOT_SAVED = 'Couldn’t save. Try again.';

const openReview = pressForDialog('Aino Applicant');

/** Every form and every button that sends something. */
export const MUTATION_ROWS: MutationRow[] = [
  {
    screen: 'create a board',
    endpoint: 'createBoard',
    call: { method: 'post', path: '/boards' },
    path: '/boards/create',
    as: 'outsider',
    open: shown('Create Board'),
    async fill(app) {
      await write(app, 'Board name', NAME);
      await write(app, 'Description', DESCRIPTION);
      await app.user.click(screen.getByRole('button', { name: 'designers' }));
    },
    expectFilled() {
      holds('Board name', NAME);
      holds('Description', DESCRIPTION);
    },
    submit: /Create Board|Creating/,
    shownError: always('Failed to create board'),
    done: 'Board created successfully',
  },
  {
    screen: 'edit a board',
    endpoint: 'updateBoard',
    call: { method: 'put', path: '/boards/:boardId' },
    path: BOARD,
    as: 'creator',
    open: pressForDialog('Edit'),
    async fill(app) {
      await write(app, 'Board Name', NAME);
      await write(app, 'Description', DESCRIPTION);
    },
    expectFilled() {
      holds('Board Name', NAME);
      holds('Description', DESCRIPTION);
    },
    submit: /Save Changes|Saving/,
    shownError: always('Failed to update board'),
    done: 'Board updated successfully',
  },
  {
    screen: 'delete a board',
    endpoint: 'deleteBoard',
    call: { method: 'delete', path: '/boards/:boardId' },
    path: BOARD,
    as: 'creator',
    open: async ({ user }) => void (await openDeletion(user)),
    submit: /Delete Board|Deleting/,
    shownError: errorUnless(
      'Failed to delete the board. Please try again.',
      'We couldn’t confirm that the board was deleted. Check My Boards before you try again.',
    ),
    done: 'The board has been successfully deleted.',
  },
  {
    screen: 'leave a board',
    endpoint: 'leaveBoard',
    call: { method: 'delete', path: '/boards/:boardId/leave' },
    path: BOARD,
    as: 'member',
    open: pressForDialog('Leave Board'),
    submit: /Leave Board|Leaving/,
    shownError: errorUnless(
      'Failed to leave the board. Please try again.',
      'We couldn’t confirm that you left the board. Check its members before you try again.',
    ),
    done: 'You have successfully left the board.',
  },
  {
    screen: 'remove a member',
    endpoint: 'removeMember',
    call: { method: 'delete', path: '/boards/:boardId/members/:memberId' },
    path: BOARD,
    as: 'creator',
    open: pressForDialog('Remove Mario Member'),
    submit: /^Remove$|Removing/,
    shownError: errorUnless(
      'Failed to remove member. Please try again.',
      'We couldn’t confirm that the member was removed. Check the board’s members before you try again.',
    ),
    done: 'Mario Member was removed from the board.',
  },
  {
    screen: 'apply to a board',
    endpoint: 'applyToBoard',
    call: { method: 'post', path: '/boards/:boardId/apply' },
    path: JOIN,
    as: 'outsider',
    open: pressForDialog(/^(Join Board|Continue application)$/),
    fill: (app) => write(app, BOARD_QUESTIONS[0] ?? '', NOTE),
    expectFilled: () => holds(BOARD_QUESTIONS[0] ?? '', NOTE),
    submit: /^Submit/,
    shownError: joiningError,
    done: 'Join request submitted successfully',
  },
  {
    screen: 'join a board without questions',
    endpoint: 'createJoinRequest',
    call: { method: 'post', path: '/join-requests' },
    path: JOIN,
    as: 'outsider',
    arrange(db) {
      db.boards.forEach((board) => {
        board.questions = [];
      });
    },
    open: shown('Carla Creator invited you to join Frontend Guild of Lisbon'),
    submit: /Join Board|Submitting/,
    shownError: joiningError,
    done: 'Join request submitted successfully',
  },
  ...(
    [
      ['accept an applicant', 'approve', 'approveJoinRequest', /Accept/, 'Join request accepted'],
      ['reject an applicant', 'reject', 'rejectJoinRequest', /Reject/, 'Join request rejected'],
    ] as const
  ).map(([screenName, action, endpoint, submit, done]): MutationRow => ({
    screen: screenName,
    endpoint,
    call: { method: 'put', path: `/boards/join-requests/${REQUEST_ID}/${action}` },
    path: `${BOARD}?tab=requests`,
    as: 'creator',
    open: openReview,
    fill: (app) => write(app, 'Acceptance/Rejection Note', NOTE),
    // The stored note has loaded.
    expectFilled: () => waitFor(() => holds('Acceptance/Rejection Note', NOTE)),
    submit: new RegExp(`${submit.source}(ing| Join Request)`),
    shownError: (kind) => SENTENCES[kind],
    done,
  })),
  {
    screen: 'onboarding: the profile',
    endpoint: 'updateMyProfile',
    call: { method: 'put', path: '/profile' },
    path: '/onboarding',
    as: 'newcomer',
    open: shown('Complete Your Profile'),
    async fill(app) {
      await write(app, 'Username', 'nora');
      await write(app, 'Bio', 'I keep bees.');
      await screen.findByText('Available');
    },
    expectFilled() {
      holds('Username', 'nora');
      holds('Bio', 'I keep bees.');
    },
    submit: /Continue|Saving/,
    shownError: always(NOT_SAVED),
    done: 'Profile Information',
  },
  {
    screen: 'onboarding: the questions',
    endpoint: 'updateMyProfile',
    call: { method: 'put', path: '/profile' },
    path: '/onboarding',
    as: 'newcomer',
    arrange: newcomerWith({ username: 'nora', bio: 'Bees.', onboardingStep: 'questions' }),
    open: shown('Profile Information'),
    fill: ({ user }) => fillQuestions(user),
    expectFilled() {
      holds('Years of experience', '7');
      holds('Salary (USD per year)', '85000');
      expect(screen.getByRole('radio', { name: 'Hybrid' })).toBeChecked();
    },
    submit: /Continue|Saving/,
    shownError: always(NOT_SAVED),
    done: 'Social Profiles',
  },
  {
    screen: 'onboarding: the social profiles',
    endpoint: 'updateMyProfile',
    call: { method: 'put', path: '/profile' },
    path: '/onboarding',
    as: 'newcomer',
    arrange: newcomerWith({ username: 'nora', bio: 'Bees.', onboardingStep: 'social' }),
    open: shown('Social Profiles'),
    fill: ({ user }) => fillSocial(user),
    expectFilled() {
      holds('GitHub', 'https://github.com/nora');
      holds('Portfolio', 'https://nora.example');
    },
    submit: /Finish|Saving/,
    shownError: always(NOT_SAVED),
    done: 'Discover Amazing Talent',
  },
  {
    screen: 'edit the profile',
    endpoint: 'updateMyProfile',
    call: { method: 'put', path: '/profile' },
    path: '/profile',
    as: 'member',
    open: pressForDialog('Edit Profile'),
    fill: (app) => write(app, 'Bio', 'I like plumbing.'),
    expectFilled: () => holds('Bio', 'I like plumbing.'),
    submit: /Save Changes|Saving/,
    shownError: always('There was an error updating your profile. Please try again.'),
    done: 'Your profile has been successfully updated.',
  },
  {
    screen: 'open to work',
    endpoint: 'updateMyProfile',
    call: { method: 'put', path: '/profile' },
    path: '/profile',
    as: 'member',
    open: shown('Mario Member'),
    submit: /Show as open to work/,
    shownError: always('Failed to update profile'),
    done: 'Profile updated successfully',
  },
];

/** The control that sends: a button, or the switch. It must be enabled. */
export function findSubmit(row: Pick<MutationRow, 'submit'>): Promise<HTMLElement> {
  return waitFor(() => {
    const dialog = screen.queryByRole('dialog');
    const place = dialog === null ? screen : within(dialog);
    const found =
      place.queryByRole('button', { name: row.submit }) ?? place.getByRole('switch', { name: row.submit });
    expect(found).toBeEnabled();
    return found;
  });
}

export async function pressSubmit(row: MutationRow): Promise<void> {
  fireEvent.click(await findSubmit(row));
}
