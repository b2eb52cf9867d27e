import { expect, type Page, type Route } from '@playwright/test';
import { emptyProfileQuestions } from '@/demo/db';
import { seedDb } from '@/demo/seed/seed-db';
import { callFails, fill, press, scene, shows, text, type Scene } from './scene';
import { BOARDS, viewerId } from './data';
import { DESK_SCENES } from './desk-scenes';

const BUSY = `/boards/${BOARDS.busy}`;
const JOINED = `/boards/${BOARDS.joined}`;
const INVITATION = `/board/join/${BOARDS.busy}`;
const EXTREME = { data: 'extreme' } as const;

const title = (name: string | RegExp) => shows('heading', name);
const skeleton = async (page: Page) => {
  // The app's nav bar, which has links, unlike the skeleton in index.html.
  await expect(page.getByRole('link', { name: 'Talentboard' })).toBeVisible();
  await expect(page.getByRole('status').first()).toBeAttached();
};

/** Opens the member filters, which are collapsed in a narrow window. */
async function expandFilters(page: Page): Promise<void> {
  await expect(page.getByText(/^\d+ members?$/).first()).toBeVisible();
  const button = page.getByRole('button', { name: /^Filters/ });
  if (await button.isVisible()) await button.click();
  await expect(page.getByRole('combobox', { name: 'Technologies' })).toBeVisible();
}

/** Scenes of public pages. */
const OPEN_SCENES: readonly Scene[] = [
  scene('home-boards', null, '/', [text(/^\d+ boards$/)]),
  scene('home-boards-loading', null, '/', [text('Loading boards...')], {
    before: [callFails('/boards?*')],
  }),
  scene('home-boards-failed', null, '/', [text('We couldn’t load the boards')], {
    before: [callFails('/boards?*', 500)],
  }),
  scene('home-members-filters', null, '/?mode=member&role=designer&min=2', [
    expandFilters,
    fill('Min years', '21'),
    text('Use a whole number from 0 to 20'),
    // An invalid limit is left out of the search, whose results are faded until they arrive.
    (page) => page.waitForURL(({ searchParams }) => !searchParams.has('min')),
    (page) => expect(page.locator('[aria-busy="true"]')).toHaveCount(0),
  ]),
  scene('home-boards-extreme', null, '/', [text(/^\d+ boards$/)], EXTREME),
  scene('home-members-extreme', null, '/?mode=member', [text(/^\d+ members$/)], EXTREME),
  scene('auth', null, '/auth', [title('Find Top Talents Across Top Boards')]),
  scene('auth-failed', null, '/auth', [
    title('Find Top Talents Across Top Boards'),
    // Acts like a popup blocker.
    (page) => page.evaluate(() => Object.assign(window, { open: () => null })),
    press('Sign in with Google'),
    shows('alert'),
    shows('button', 'Copy Link'),
  ]),
  scene('board-visitor', null, BUSY, [title('Northern Design Circle'), shows('list', 'Members')]),
  scene('board-loading', null, BUSY, [skeleton], { before: [callFails('/boards/*')] }),
  scene('board-missing', null, '/boards/none', [title('No board data available.')]),
  scene('board-visitor-extreme', null, JOINED, [shows('list', 'Members')], EXTREME),
  scene('coming-soon', null, '/comingsoon', [title('Coming Soon')]),
  scene('error', null, '/error', [title('Oops! Something went wrong')]),
  scene('not-found', null, '/no/such/page', [title('Oops! Page not found')]),
  scene('page-not-loaded', null, '/comingsoon', [shows('button', 'Reload')], {
    before: [(page) => page.route('**/assets/message-pages*.js', (route) => route.abort())],
  }),
  // The page redirects after three seconds.
  scene('short-link-invalid', null, '/b/none', [title('Invalid or expired link')], { isTransient: true }),
];

const secondStep = title('Profile Information');
const firstStep = [secondStep, press('Profile (saved)'), title('Complete Your Profile')];
const choose = (name: string) => (page: Page) => page.getByText(name, { exact: true }).click();
const chooseRole = (role: string) => (page: Page) =>
  page.getByLabel('Role', { exact: true }).selectOption(role);
const question = (page: Page, number: number) => page.getByRole('textbox', { name: `Question ${number}` });
const blur = (label: string) => (page: Page) => page.getByLabel(label).blur();

/** Onboarding. */
const ONBOARDING_SCENES: readonly Scene[] = [
  scene('onboarding-profile-taken', 'unfinished', '/onboarding', [
    ...firstStep,
    fill('Username', 'mayalindqvist'),
    fill('Bio', ''),
    blur('Bio'),
    text(/already taken/),
  ]),
  scene('onboarding-questions-errors', 'unfinished', '/onboarding', [
    secondStep,
    chooseRole('developer'),
    (page) => page.getByLabel('Other', { exact: true }).check({ force: true }),
    (page) => page.getByLabel('Other', { exact: true }).uncheck({ force: true }),
    (page) => page.getByLabel('Tech stack').focus(),
    fill('Years of experience', '60'),
    fill('Salary (USD per year)', '-1'),
    blur('Salary (USD per year)'),
    text('Salary must be positive'),
  ]),
  scene('onboarding-social', 'unfinished', '/onboarding', [
    secondStep,
    chooseRole('designer'),
    choose('Remote'),
    fill('Years of experience', '7'),
    fill('Salary (USD per year)', '90000'),
    choose('Looking for opportunities'),
    press('Continue'),
    title('Social Profiles'),
    fill('GitHub', 'not a url'),
    blur('GitHub'),
    text('Must be a valid URL'),
  ]),
  scene('onboarding-extreme', 'unfinished', '/onboarding', firstStep, EXTREME),
  scene('join-unfinished', 'unfinished', INVITATION, [shows('button', 'Complete Profile')]),
  scene('toast-destructive', 'unfinished', '/onboarding', [secondStep, press('Talentboard', 'link')], {
    toast: 'Please complete your profile to access the dashboard',
  }),
];

const openApplication = [press('Join Board'), shows('dialog', 'User Application')];
const openAnswers = [
  press(/My Applications/, 'tab'),
  (page: Page) =>
    page
      .getByText(/^Your answers/)
      .first()
      .click(),
];

/** Invitations, boards, and a person's own applications. */
const PERSON_SCENES: readonly Scene[] = [
  scene('join-open', 'outsider', INVITATION, [shows('button', 'Join Board')]),
  scene('join-apply', 'outsider', INVITATION, openApplication),
  scene(
    'join-sent',
    'outsider',
    INVITATION,
    [...openApplication, press('Submit'), shows('button', 'Request Pending')],
    { toast: 'Join request submitted successfully' },
  ),
  scene('join-pending', 'member', `/board/join/${BOARDS.applied}`, [shows('button', 'Request Pending')]),
  scene('join-extreme', 'outsider', INVITATION, [shows('button', 'Join Board')], EXTREME),
  scene('join-apply-extreme', 'outsider', INVITATION, openApplication, EXTREME),
  scene('join-again', 'member', `/board/join/${BOARDS.rejected}`, [
    ...openApplication,
    press(/^Use my earlier answer/),
    (page) => expect(page.getByRole('dialog').getByRole('textbox').first()).not.toHaveValue(''),
  ]),
  scene('board-member', 'member', JOINED, [shows('button', 'Leave Board')]),
  scene('board-leave', 'member', JOINED, [press('Leave Board'), shows('dialog', 'Leave Board')]),
  scene('applications', 'member', '/boards?tab=applications', openAnswers),
  scene('applications-extreme', 'member', '/boards', openAnswers, EXTREME),
];

const openEditor = [press(/^Edit profile/i), shows('dialog', 'Edit Profile')];

async function respondWithoutDetails(route: Route) {
  const user = seedDb().users.find(({ _id }) => _id === viewerId('member'));
  await route.fulfill({
    json: { ...user, bio: '', location: '', profileQuestions: emptyProfileQuestions() },
  });
}

/** Bookmarks the board on screen and two people, and opens the list. */
async function bookmarkSome(page: Page) {
  for (const path of ['', `/profile/${viewerId('creator')}`, `/profile/${viewerId('outsider')}`]) {
    if (path !== '') await page.goto(path);
    await page.getByRole('button', { name: 'Save' }).click();
  }
  await page.goto('/saved');
  await expect(page.getByRole('region', { name: 'People' }).getByRole('link')).toHaveCount(2);
}

/** The signed-in person's profile, saved items and menu. */
const OWN_SCENES: readonly Scene[] = [
  scene('profile-own', 'member', '/profile', [text('No Boards Yet')]),
  scene('profile-missing-parts', 'member', '/profile', [shows('button', 'Bio')], {
    before: [(page) => page.route('**/api/profile', respondWithoutDetails)],
  }),
  scene('profile-share', 'member', '/profile', [
    press('More'),
    press('Share profile', 'menuitem'),
    (page) => expect(page.getByRole('dialog').getByRole('img')).toBeVisible(),
  ]),
  scene('profile-other', 'member', `/profile/${viewerId('creator')}`, [
    shows('link', 'Northern Design Circle'),
  ]),
  scene('profile-loading', 'member', `/profile/${viewerId('creator')}`, [text('Loading profile')], {
    before: [callFails('/profile/*')],
    isTransient: true,
  }),
  scene('profile-missing', 'member', '/profile/none', [text('No profile data available')]),
  scene('saved', 'member', BUSY, [bookmarkSome]),
  scene(
    'profile-edit-errors',
    'member',
    '/profile',
    [...openEditor, fill('GitHub', 'not a url'), press('Save Changes')],
    {
      toast: 'Please check the URLs for: GitHub',
    },
  ),
  scene('profile-extreme', 'member', `/profile/${viewerId('creator')}`, [shows('article')], EXTREME),
  scene('profile-edit-extreme', 'member', '/profile', openEditor, EXTREME),
  scene('user-menu', 'member', '/comingsoon', [press('User menu'), shows('menu')]),
];

const openRequests = [press(/Pending Requests/, 'tab'), shows('list', 'Pending requests')];
const openReview = [
  ...openRequests,
  (page: Page) => page.getByRole('list', { name: 'Pending requests' }).getByRole('button').first().click(),
  shows('dialog', 'User Application'),
];
const openBoardEditor = [press('Edit'), shows('dialog', 'Edit Board')];
const fillBoard = [
  fill('Board name', 'Northern lights photographers'),
  press('designers'),
  fill('Description', 'People who wait in the cold for a green sky.'),
];

/** The screens of a board's creator. */
const CREATOR_SCENES: readonly Scene[] = [
  scene('boards', 'creator', '/boards', [shows('link', 'Northern Design Circle')]),
  scene('boards-none', 'outsider', '/boards', [text('You’re not in a board yet')]),
  scene('boards-extreme', 'creator', '/boards', [shows('list', 'Boards you run')], EXTREME),
  scene('board-creator', 'creator', BUSY, [text('Share Link')]),
  scene('board-qr', 'creator', BUSY, [press('QR Code'), shows('img', /^QR code of /)]),
  scene('board-creator-extreme', 'creator', BUSY, [shows('list', 'Members')], EXTREME),
  scene('board-edit-errors', 'creator', BUSY, [
    ...openBoardEditor,
    fill('Board Name', ''),
    fill('Description', 'Too short'),
    press('Save Changes'),
    text('Name is required'),
  ]),
  scene('board-edit-extreme', 'creator', BUSY, openBoardEditor, EXTREME),
  scene('board-delete', 'creator', BUSY, [
    (page) => page.locator('summary', { hasText: 'More' }).click(),
    press('Delete'),
    shows('dialog', 'Delete Board'),
  ]),
  scene('board-remove', 'creator', BUSY, [press(/^Remove /), shows('dialog', 'Remove Member')]),
  scene('requests', 'creator', BUSY, openRequests),
  scene('requests-extreme', 'creator', BUSY, openRequests, EXTREME),
  scene('review', 'creator', BUSY, openReview),
  scene('review-note-missing', 'creator', BUSY, [
    ...openReview,
    press('Accept Join Request'),
    (page) => expect(page.getByRole('alert')).toHaveText('Please enter a note'),
  ]),
  scene('review-extreme', 'creator', BUSY, openReview, EXTREME),
  scene('create-filled', 'creator', '/boards/create', [
    ...fillBoard,
    fill('Board type', 'photography '),
    press('Add question'),
    (page) => question(page, 2).fill('Which camera do you carry, and how far?'),
    press('Add question'),
    (page) => question(page, 3).fill('What was your coldest night?'),
  ]),
  scene('create-errors', 'creator', '/boards/create', [
    fill('Board name', 'Short'),
    (page) => page.getByLabel('Board type').focus(),
    fill('Description', 'Hi'),
    press('Add question'),
    (page) => question(page, 2).blur(),
    text('Board name must be at least 10 characters'),
  ]),
  scene(
    'create-failed',
    'creator',
    '/boards/create',
    [...fillBoard, (page) => page.getByRole('main').getByRole('button', { name: 'Create Board' }).click()],
    { before: [callFails('/boards', 500)], toast: 'Failed to create board' },
  ),
];

/** Presses a shortcut until it works: shortcuts load after the first paint. */
const openByKey = (key: string, name: string) => async (page: Page) => {
  const dialog = page.getByRole('dialog', { name });
  await expect(page.getByRole('link', { name: 'My Boards' })).toBeVisible();
  await expect(async () => {
    if (!(await dialog.isVisible())) await page.keyboard.press(key);
    await expect(dialog).toBeVisible({ timeout: 3000 });
  }).toPass({ timeout: 60_000 });
};

const KEYBOARD_SCENES: readonly Scene[] = [
  scene('palette-found', 'creator', '/comingsoon', [
    openByKey('ControlOrMeta+k', 'Command palette'),
    (page) => page.getByRole('combobox').fill('northern design'),
    shows('option', /Northern Design Circle/),
    // Waits for all results, which render in steps.
    (page) => expect(page.getByText('Searching boards and people...')).toBeHidden(),
  ]),
  scene('shortcuts', 'creator', '/comingsoon', [openByKey('?', 'Keyboard shortcuts')]),
];

/** Every screen of the product in its most important states. */
export const SCENES: readonly Scene[] = [
  ...OPEN_SCENES,
  ...ONBOARDING_SCENES,
  ...PERSON_SCENES,
  ...OWN_SCENES,
  ...CREATOR_SCENES,
  ...KEYBOARD_SCENES,
  ...DESK_SCENES,
];
