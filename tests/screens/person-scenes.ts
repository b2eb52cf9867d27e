import { expect, type Page, type Route } from '@playwright/test';
import { emptyProfileQuestions } from '@/demo/db';
import { seedDb } from '@/demo/seed/seed-db';
import { seenText, type Scene } from './scene';
import { BOARDS, viewerId } from './worlds';

const BUSY_INVITATION = `/board/join/${BOARDS.busy}`;

async function openApplication(page: Page) {
  await page.getByRole('button', { name: 'Join Board' }).click();
  await expect(page.getByRole('dialog', { name: 'User Application' })).toBeVisible();
}

async function readThrough(page: Page) {
  await openApplication(page);
  await page.getByRole('dialog').getByRole('textbox').first().fill('To learn.\n\nAnd to meet people.');
  await page.getByRole('button', { name: 'Read through' }).click();
  await expect(page.getByRole('heading', { name: 'Read through before you send' })).toBeVisible();
}

async function openProfileEditor(page: Page) {
  await page.getByRole('button', { name: 'Edit profile', exact: false }).click();
  await expect(page.getByRole('dialog', { name: 'Edit Profile' })).toBeVisible();
}

async function answerWithoutDetails(route: Route) {
  const user = seedDb().users.find(({ _id }) => _id === viewerId('member'));
  await route.fulfill({
    json: { ...user, bio: '', location: '', profileQuestions: emptyProfileQuestions() },
  });
}

async function openShareDialog(page: Page) {
  await page.getByRole('button', { name: 'Share profile' }).click();
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
}

const RESUME = {
  basics: { summary: 'I draw timetables.', label: 'Product', location: { city: 'Braga', countryCode: 'PT' } },
  skills: [{ name: 'Elm' }, { name: 'Figma' }],
};
const LONG = 'Donaudampfschifffahrtselektrizitätenhaupt'.repeat(4) + ' العربية و English. '.repeat(10);

const importResume = (resume: object) => async (page: Page) => {
  await openProfileEditor(page);
  await page.getByRole('button', { name: 'Import a JSON Resume' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import a JSON Resume' });
  const buffer = Buffer.from(JSON.stringify(resume));
  await dialog
    .getByLabel('Résumé file')
    .setInputFiles({ name: 'resume.json', mimeType: 'application/json', buffer });
  await expect(dialog.getByRole('checkbox').or(dialog.getByRole('alert')).first()).toBeVisible();
};

async function saveSearch(page: Page) {
  await page.getByRole('button', { name: 'Save search' }).click();
  await expect(page.getByRole('button', { name: 'Save search' })).toHaveAttribute('aria-pressed', 'true');
}

/** Bookmarks the board on screen and two people, and opens the list. */
async function saveSome(page: Page) {
  for (const path of ['', `/profile/${viewerId('creator')}`, `/profile/${viewerId('outsider')}`]) {
    if (path !== '') await page.goto(path);
    await page.getByRole('button', { name: 'Bookmark' }).click();
  }
  await page.goto('/?q=design&type=designers');
  await saveSearch(page);
  await page.goto('/saved');
  await expect(page.getByRole('region', { name: 'People' }).getByRole('link')).toHaveCount(2);
  await expect(page.getByRole('region', { name: 'Searches', exact: true }).getByRole('link')).toHaveCount(1);
}

const text = (wanted: string | RegExp) => (page: Page) =>
  expect(page.getByText(wanted).first()).toBeVisible();

/** The screens of people who join: invitations, profiles, their own applications. */
export const PERSON_SCENES: readonly Scene[] = [
  {
    name: 'join-open',
    as: 'outsider',
    path: BUSY_INVITATION,
    show: (page) => expect(page.getByRole('button', { name: 'Join Board' })).toBeVisible(),
  },
  { name: 'join-apply', as: 'outsider', path: BUSY_INVITATION, show: openApplication },
  {
    name: 'join-sent',
    as: 'outsider',
    path: BUSY_INVITATION,
    show: async (page) => {
      await openApplication(page);
      await page.getByRole('button', { name: 'Submit' }).click();
      await expect(page.getByRole('button', { name: 'Request Pending' })).toBeVisible();
      await page.getByText('Join request submitted successfully').hover();
    },
  },
  {
    name: 'join-sending',
    as: 'outsider',
    path: BUSY_INVITATION,
    faults: [{ path: '/api/boards/*/apply', hang: true }],
    show: async (page) => {
      await openApplication(page);
      await page.getByRole('dialog').getByLabel('Why do you want to join this board?').fill('To learn.');
      await page.getByRole('button', { name: 'Submit' }).click();
      await expect(page.getByRole('dialog').getByRole('button', { name: 'Submitting...' })).toBeVisible();
    },
  },
  {
    name: 'join-refused',
    as: 'outsider',
    path: BUSY_INVITATION,
    faults: [{ path: '/api/boards/*/apply', status: 400, body: { message: 'This board is full' } }],
    show: async (page) => {
      await openApplication(page);
      await page.getByRole('button', { name: 'Submit' }).click();
      await page.getByText('This board is full', { exact: true }).hover();
    },
  },
  {
    name: 'join-loading',
    as: 'outsider',
    path: BUSY_INVITATION,
    faults: [{ path: '/api/boards/*', hang: true }],
    isPassing: true,
    show: text('Loading board'),
  },
  {
    name: 'join-failed',
    as: 'outsider',
    path: BUSY_INVITATION,
    faults: [{ path: '/api/boards/*', status: 500 }],
    show: text('Error Loading Board'),
  },
  { name: 'join-missing', as: 'outsider', path: '/board/join/none', show: text('Board Not Found') },
  {
    name: 'join-pending',
    as: 'member',
    path: `/board/join/${BOARDS.applied}`,
    show: (page) => expect(page.getByRole('button', { name: 'Request Pending' })).toBeVisible(),
  },
  {
    name: 'join-extreme',
    as: 'outsider',
    world: 'extreme',
    path: BUSY_INVITATION,
    show: (page) => expect(page.getByRole('button', { name: 'Join Board' })).toBeVisible(),
  },
  {
    name: 'join-apply-extreme',
    as: 'outsider',
    world: 'extreme',
    path: BUSY_INVITATION,
    show: openApplication,
  },
  {
    name: 'join-again',
    as: 'member',
    path: `/board/join/${BOARDS.rejected}`,
    show: async (page) => {
      await openApplication(page);
      await page
        .getByRole('button', { name: /^Use my earlier answer/ })
        .first()
        .click();
      await expect(page.getByText('Your earlier answer is filled in.')).toBeVisible();
    },
  },
  {
    name: 'join-again-extreme',
    as: 'member',
    world: 'extreme',
    path: `/board/join/${BOARDS.rejected}`,
    show: async (page) => {
      await openApplication(page);
      await expect(page.getByText('From your earlier application to this board').first()).toBeVisible();
    },
  },
  { name: 'join-read-through', as: 'outsider', path: BUSY_INVITATION, show: readThrough },
  {
    name: 'join-read-through-extreme',
    as: 'outsider',
    world: 'extreme',
    path: BUSY_INVITATION,
    show: readThrough,
  },
  {
    name: 'home-relations',
    as: 'member',
    path: '/?sort=members',
    show: (page) => expect(page.getByText('Applied', { exact: true })).toBeVisible(),
  },
  {
    name: 'board-member',
    as: 'member',
    path: `/boards/${BOARDS.joined}`,
    show: (page) => expect(page.getByRole('button', { name: 'Leave Board' })).toBeVisible(),
  },
  {
    name: 'board-leave',
    as: 'member',
    path: `/boards/${BOARDS.joined}`,
    show: async (page) => {
      await page.getByRole('button', { name: 'Leave Board' }).click();
      await expect(page.getByRole('dialog', { name: 'Leave Board' })).toBeVisible();
    },
  },
  {
    name: 'board-stranger',
    as: 'outsider',
    path: `/boards/${BOARDS.busy}`,
    show: (page) => expect(page.getByRole('link', { name: 'Apply to join' })).toBeVisible(),
  },
  {
    name: 'board-requested',
    as: 'member',
    path: `/boards/${BOARDS.applied}`,
    show: (page) => expect(page.getByRole('button', { name: 'Requested' })).toBeVisible(),
  },
  {
    name: 'applications',
    as: 'member',
    path: '/boards?tab=applications',
    show: async (page) => {
      await page.getByRole('tab', { name: /My Applications/ }).click();
      await page
        .getByText(/^Your answers/)
        .first()
        .click();
    },
  },
  {
    name: 'applications-rejected',
    as: 'member',
    path: '/boards?tab=applications&status=rejected',
    show: (page) => expect(page.getByRole('link', { name: 'Apply again' })).toBeVisible(),
  },
  {
    name: 'applications-no-such-status',
    as: 'member',
    path: '/boards?tab=applications&status=other',
    show: text('No applications with this status'),
  },
  {
    name: 'applications-none',
    as: 'outsider',
    path: '/boards',
    show: async (page) => {
      await page.getByRole('tab', { name: /My Applications/ }).click();
      await text('No applications yet')(page);
    },
  },
  {
    name: 'applications-failed',
    as: 'outsider',
    path: '/boards',
    faults: [{ path: '/api/join-requests/user', status: 500 }],
    show: async (page) => {
      await page.getByRole('tab', { name: /My Applications/ }).click();
      await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
    },
  },
  {
    name: 'applications-extreme',
    as: 'member',
    world: 'extreme',
    path: '/boards',
    show: async (page) => {
      await page.getByRole('tab', { name: /My Applications/ }).click();
      await page
        .getByText(/^Your answers/)
        .first()
        .click();
    },
  },
  {
    name: 'profile-own',
    as: 'member',
    path: '/profile',
    show: text('No Boards Yet'),
  },
  {
    name: 'profile-missing-parts',
    as: 'member',
    path: '/profile',
    before: (page) => page.route('**/api/profile', answerWithoutDetails),
    show: (page) => expect(page.getByRole('button', { name: 'Add Bio' })).toBeVisible(),
  },
  {
    name: 'profile-from-outside',
    as: 'member',
    path: '/profile?view=public',
    show: text(/^This is how others see your profile/),
  },
  { name: 'profile-share', as: 'member', path: '/profile', show: openShareDialog },
  { name: 'profile-share-extreme', as: 'member', world: 'extreme', path: '/profile', show: openShareDialog },
  { name: 'profile-import', as: 'member', path: '/profile', show: importResume(RESUME) },
  {
    name: 'profile-import-extreme',
    as: 'member',
    world: 'extreme',
    path: '/profile',
    show: importResume({ basics: { summary: LONG, label: LONG, location: { city: LONG } } }),
  },
  { name: 'profile-import-refused', as: 'member', path: '/profile', show: importResume({ basics: 1 }) },
  {
    name: 'profile-other',
    as: 'member',
    path: `/profile/${viewerId('creator')}`,
    show: (page) => expect(page.getByRole('link', { name: 'Northern Design Circle' })).toBeVisible(),
  },
  {
    name: 'profile-other-no-boards',
    as: 'member',
    path: `/profile/${viewerId('outsider')}`,
    show: text("This user hasn't created any boards yet."),
  },
  {
    name: 'profile-loading',
    as: 'member',
    path: `/profile/${viewerId('creator')}`,
    faults: [{ path: '/api/profile/*', hang: true }],
    isPassing: true,
    show: text('Loading profile'),
  },
  {
    name: 'profile-failed',
    as: 'member',
    path: `/profile/${viewerId('creator')}`,
    faults: [{ path: '/api/profile/*', status: 500 }],
    show: text('The profile could not be loaded'),
  },
  { name: 'profile-missing', as: 'member', path: '/profile/none', show: text('No profile data available') },
  {
    name: 'profile-cover-notice',
    as: 'member',
    path: '/profile',
    show: async (page) => {
      await page.getByRole('button', { name: 'Change Cover' }).click();
      await page.getByText('Coming Soon in V2!').hover();
    },
  },
  {
    name: 'home-waiting',
    as: 'member',
    path: '/boards/create',
    // A decision on an application, and a board that was begun.
    show: async (page) => {
      await page.getByLabel('Board name').fill('A board that is not finished');
      await page.goto('/');
      const waiting = page.getByRole('list', { name: 'Waiting for you' });
      await expect(
        waiting.getByRole('link', { name: 'Board not created', includeHidden: true }),
      ).toBeAttached();
      await expect(waiting.getByRole('link', { name: /new decision/ })).toBeVisible();
    },
  },
  { name: 'home-search-saved', as: 'member', path: '/?q=design', show: saveSearch },
  { name: 'home-people-saved', as: 'member', path: '/?mode=member&q=a', show: saveSearch },
  { name: 'saved-none', as: 'outsider', path: '/saved', show: text('Nothing saved yet') },
  { name: 'saved', as: 'member', path: `/boards/${BOARDS.busy}`, show: saveSome },
  { name: 'saved-extreme', as: 'member', world: 'extreme', path: `/boards/${BOARDS.busy}`, show: saveSome },
  { name: 'profile-edit', as: 'member', path: '/profile', show: openProfileEditor },
  {
    name: 'profile-edit-errors',
    as: 'member',
    path: '/profile',
    show: async (page) => {
      await openProfileEditor(page);
      const dialog = page.getByRole('dialog', { name: 'Edit Profile' });
      await dialog.getByLabel('GitHub').fill('not a url');
      await dialog.getByRole('button', { name: 'Save Changes' }).click();
      await seenText(page, /^Please check the URLs for:/).hover();
    },
  },
  {
    name: 'profile-verify',
    as: 'member',
    path: '/profile',
    show: async (page) => {
      await openProfileEditor(page);
      await page.getByRole('button', { name: 'Verify' }).click();
      await expect(page.getByRole('dialog', { name: 'Verify Profile' })).toBeVisible();
    },
  },
  {
    name: 'profile-extreme',
    as: 'member',
    world: 'extreme',
    path: `/profile/${viewerId('creator')}`,
    show: (page) => expect(page.getByRole('article').first()).toBeVisible(),
  },
  { name: 'profile-edit-extreme', as: 'member', world: 'extreme', path: '/profile', show: openProfileEditor },
  {
    name: 'user-menu',
    as: 'member',
    path: '/comingsoon',
    show: async (page) => {
      await page.getByRole('button', { name: 'User menu' }).click();
      await expect(page.getByRole('menu')).toBeVisible();
    },
  },
  {
    name: 'user-menu-extreme',
    as: 'member',
    world: 'extreme',
    path: '/comingsoon',
    show: async (page) => {
      await page.getByRole('button', { name: 'User menu' }).click();
      await expect(page.getByRole('menu')).toBeVisible();
    },
  },
];
