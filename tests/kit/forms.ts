import { screen, within } from '@testing-library/react';
import { emptyProfileQuestions, type DemoDb, type DemoUser } from '@/demo/db';
import { PROFILE_UPDATED } from '@/features/profile/messages';
import { BOARD_ID, BOARD_NAME } from './people';
import { renderApp, type RenderOptions, type App } from './render-app';
import { expectToast } from './steps';

type User = App['user'];

/** The invitation to the board of `people.ts`. */
export const INVITATION_PATH = `/board/join/${BOARD_ID}`;
export const INVITATION_HEADING = `Carla Creator invited you to join ${BOARD_NAME}`;

/** Opens the invitation as an outsider, and waits for its heading. */
export async function openInvitation(options: RenderOptions = {}, path = INVITATION_PATH) {
  const app = renderApp(path, { as: 'outsider', ...options });
  await screen.findByRole('heading', { name: INVITATION_HEADING, level: 1 });
  return app;
}

export const joinButton = () => screen.getByRole('button', { name: 'Join Board' });
export const applyDialog = () => screen.findByRole('dialog', { name: 'User Application' });

/** For `openInvitation`: the board has no questions. */
export const withoutQuestions: RenderOptions = {
  arrange: (db) => {
    db.boards[0]!.questions = [];
  },
};

export const NEW_BOARD = {
  name: 'Frontend Guild of Porto',
  description: 'People who care for the browser.',
};
export const createButton = () => screen.getByRole('button', { name: /Create Board|Creating/ });

/** Opens the form as a user with a complete profile. */
export async function openCreateBoard() {
  const app = renderApp('/boards/create', { as: 'outsider' });
  await screen.findByLabelText('Board name');
  return { ...app, sent: () => app.callsTo('POST', '/boards').map(({ body }) => body) };
}

/** Pastes the name and the description, because typing renders the form once per key. */
export async function fillBoardTexts(user: User) {
  await user.click(await screen.findByLabelText('Board name'));
  await user.paste(NEW_BOARD.name);
  await user.click(screen.getByLabelText('Description'));
  await user.paste(NEW_BOARD.description);
}

export const field = (name: string) => screen.getByRole('textbox', { name });
export const newLink = () => within(screen.getByRole('group', { name: 'New custom link' }));
export const saveButton = () => screen.getByRole('button', { name: 'Save Changes' });

/**
 * Opens the dialog in which a member edits the profile.
 * @param change changes the stored profile first
 * @returns the app, and `saved` for the bodies that were sent
 */
export async function openEditProfile(change: (member: DemoUser) => void = () => undefined) {
  const app = renderApp('/profile', {
    as: 'member',
    arrange: (db) => change(db.users.find(({ _id }) => _id === 'member')!),
  });
  await app.user.click(await screen.findByRole('button', { name: 'Edit Profile' }));
  await screen.findByRole('dialog', { name: 'Edit Profile' });
  const saved = () => app.callsTo('PUT', '/profile').map(({ body }) => body);
  return { ...app, saved };
}

/** Pastes the text, because typing renders the form once per key. */
export async function write(user: User, control: HTMLElement, text: string) {
  await user.clear(control);
  await user.paste(text);
}

/** Saves the profile, and waits for the toast. */
export async function saveProfile(user: User) {
  await user.click(saveButton());
  await expectToast(String(PROFILE_UPDATED.title));
}

/** Replaces the content of a text field. */
export const retype = (user: User, name: string, text: string) => write(user, field(name), text);

export const APPLICATIONS = '/boards?tab=applications';

/** For `arrange`: changes the first application. */
export function changeApplication(changes: Partial<DemoDb['joinRequests'][number]>) {
  return (db: DemoDb) => {
    Object.assign(db.joinRequests[0]!, changes);
  };
}

export const rejected = changeApplication({
  status: 'rejected',
  rejectionNote: 'Not this time.\nTry again in spring.',
});

/** The card of the application to this board. */
export const applicationCard = async (name = BOARD_NAME) =>
  (await screen.findByRole('heading', { name, level: 2 })).closest('article')!;

/** Changes the newcomer before the app opens. */
export function newcomerWith(changes: Partial<DemoUser>) {
  return (db: DemoDb) => {
    Object.assign(
      db.users.find(({ _id }) => _id === 'newcomer')!,
      changes,
    );
  };
}

/** The profile questions that the backend stores after `fillQuestions`. */
export const DESIGNER_ANSWERS = {
  ...emptyProfileQuestions(),
  role: 'designer',
  workPreference: 'hybrid',
  yearsOfExperience: 7,
  salaryExpectations: { salary: 85_000, hidden: false },
  lookingForOpportunities: 'no_answer',
};

/** Fills in all of onboarding's second step, as a designer. */
export async function fillQuestions(user: User) {
  await user.selectOptions(await screen.findByLabelText('Role'), 'Designer');
  await user.click(screen.getByRole('radio', { name: 'Hybrid' }));
  await user.type(screen.getByLabelText('Years of experience'), '7');
  await user.type(screen.getByLabelText('Salary (USD per year)'), '85000');
  await user.click(screen.getByRole('radio', { name: 'Prefer not to say' }));
}

/** Fills in as many links as onboarding requires. */
export async function fillSocial(user: User) {
  await user.type(await screen.findByLabelText('GitHub'), 'https://github.com/nora');
  await user.type(screen.getByLabelText('Portfolio'), 'https://nora.example');
}
