import { expect, type Page } from '@playwright/test';
import { firstAppliesAgain } from './changed-requests';
import { hasShareLinkInOneLine } from './room-checks';
import { showsText as text, type Scene } from './scene';
import { BOARDS } from './worlds';

const BUSY = `/boards/${BOARDS.busy}`;

async function openRequests(page: Page) {
  await page.getByRole('tab', { name: /Pending Requests/ }).click();
  await expect(page.getByRole('list', { name: 'Pending requests' })).toBeVisible();
}

async function openReview(page: Page) {
  await openRequests(page);
  await page.getByRole('list', { name: 'Pending requests' }).getByRole('button').first().click();
  await expect(page.getByRole('dialog', { name: 'User Application' })).toBeVisible();
}

async function openEditor(page: Page) {
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Edit Board' })).toBeVisible();
}

const heading = (name: string) => (page: Page) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

/** The screens of people who run boards. */
export const CREATOR_SCENES: readonly Scene[] = [
  {
    name: 'boards',
    as: 'creator',
    path: '/boards',
    show: (page) => expect(page.getByRole('link', { name: 'Northern Design Circle' })).toBeVisible(),
  },
  { name: 'boards-none', as: 'outsider', path: '/boards', show: text('No boards yet') },
  {
    name: 'boards-loading',
    as: 'creator',
    path: '/boards',
    faults: [{ path: '/api/boards/my-boards', hang: true }],
    show: heading('My Boards'),
  },
  {
    name: 'boards-failed',
    as: 'creator',
    path: '/boards',
    faults: [{ path: '/api/boards/my-boards', status: 500 }],
    show: text('Your boards could not be loaded'),
  },
  {
    name: 'boards-extreme',
    as: 'creator',
    world: 'extreme',
    path: '/boards',
    show: (page) => expect(page.getByRole('article').first()).toBeVisible(),
  },
  {
    name: 'board-creator',
    as: 'creator',
    path: BUSY,
    show: text('Share Link'),
    room: hasShareLinkInOneLine,
  },
  {
    name: 'board-copied',
    as: 'creator',
    path: BUSY,
    show: async (page) => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.getByRole('button', { name: 'Copy Link' }).click();
    },
    toast: 'The join link has been copied to your clipboard.',
  },
  {
    name: 'board-qr',
    as: 'creator',
    path: BUSY,
    show: async (page) => {
      await page.getByRole('button', { name: 'QR Code' }).click();
      await expect(page.getByRole('img', { name: /^QR code of / })).toBeVisible();
    },
  },
  {
    name: 'viewer-unknown',
    as: 'creator',
    path: '/comingsoon',
    faults: [{ path: '/api/profile', status: 500 }],
    show: text('Your profile could not be loaded, so some actions are missing.'),
  },
  {
    name: 'board-search-none',
    as: 'creator',
    path: BUSY,
    show: async (page) => {
      await page.getByRole('searchbox').fill('nobody is called so');
      await text('No members match your search')(page);
    },
  },
  {
    name: 'board-one-member',
    as: 'creator',
    world: 'quiet',
    path: `/boards/${BOARDS.oneMember}`,
    show: text('Total Members: 1'),
  },
  {
    name: 'board-empty',
    as: 'creator',
    world: 'quiet',
    path: `/boards/${BOARDS.empty}`,
    show: text("This board doesn't have any members yet."),
  },
  {
    name: 'board-creator-extreme',
    as: 'creator',
    world: 'extreme',
    path: BUSY,
    show: (page) => expect(page.getByRole('list', { name: 'Members' })).toBeVisible(),
  },
  { name: 'board-edit', as: 'creator', path: BUSY, show: openEditor },
  {
    name: 'board-edit-errors',
    as: 'creator',
    path: BUSY,
    show: async (page) => {
      await openEditor(page);
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Board Name').fill('');
      await dialog.getByLabel('Description').fill('Too short');
      await dialog.getByRole('button', { name: 'Save Changes' }).click();
      await text('Name is required')(page);
    },
  },
  {
    name: 'board-edit-failed',
    as: 'creator',
    path: BUSY,
    faults: [{ method: 'PUT', path: '/api/boards/*', status: 500 }],
    show: async (page) => {
      await openEditor(page);
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Board Name').fill('Northern Design Circle of Stockholm');
      await dialog.getByRole('button', { name: 'Save Changes' }).click();
    },
    toast: 'Failed to update board',
  },
  { name: 'board-edit-extreme', as: 'creator', world: 'extreme', path: BUSY, show: openEditor },
  {
    name: 'board-delete',
    as: 'creator',
    path: BUSY,
    show: async (page) => {
      await page.getByRole('button', { name: 'Delete', exact: true }).click();
      await expect(page.getByRole('dialog', { name: 'Delete Board' })).toBeVisible();
    },
  },
  {
    name: 'board-delete-extreme',
    as: 'creator',
    world: 'extreme',
    path: BUSY,
    show: async (page) => {
      await page.getByRole('button', { name: 'Delete', exact: true }).click();
      await expect(page.getByRole('dialog', { name: 'Delete Board' })).toBeVisible();
    },
  },
  {
    name: 'board-remove',
    as: 'creator',
    path: BUSY,
    show: async (page) => {
      await page
        .getByRole('button', { name: /^Remove / })
        .first()
        .click();
      await expect(page.getByRole('dialog', { name: 'Remove Member' })).toBeVisible();
    },
  },
  { name: 'requests', as: 'creator', path: BUSY, show: openRequests },
  {
    name: 'requests-none',
    as: 'creator',
    path: `/boards/${BOARDS.empty}`,
    show: async (page) => {
      await page.getByRole('tab', { name: /Pending Requests/ }).click();
      await text('No pending requests')(page);
    },
  },
  {
    name: 'requests-loading',
    as: 'creator',
    path: BUSY,
    faults: [{ path: '/api/boards/*/join-requests', hang: true }],
    show: async (page) => {
      await page.getByRole('tab', { name: /Pending Requests/ }).click();
      await expect(page.getByText('Loading join requests')).toBeAttached();
    },
  },
  {
    name: 'requests-failed',
    as: 'creator',
    path: BUSY,
    faults: [{ path: '/api/boards/*/join-requests', status: 500 }],
    show: async (page) => {
      await page.getByRole('tab', { name: /Pending Requests/ }).click();
      await text('The join requests could not be loaded.')(page);
    },
  },
  { name: 'requests-extreme', as: 'creator', world: 'extreme', path: BUSY, show: openRequests },
  { name: 'review', as: 'creator', path: BUSY, show: openReview },
  {
    name: 'review-note-missing',
    as: 'creator',
    path: BUSY,
    show: async (page) => {
      await openReview(page);
      await page.getByRole('button', { name: 'Accept Join Request' }).click();
      await expect(page.getByRole('alert')).toHaveText('Please enter a note');
    },
  },
  { name: 'review-extreme', as: 'creator', world: 'extreme', path: BUSY, show: openReview },
  {
    name: 'review-one-person',
    as: 'creator',
    path: BUSY,
    before: firstAppliesAgain,
    show: async (page) => {
      await openReview(page);
      await text('1 of 2 open applications of this person.')(page);
    },
  },
  { name: 'create', as: 'creator', path: '/boards/create', show: heading('Create Board') },
  {
    name: 'create-filled',
    as: 'creator',
    path: '/boards/create',
    show: async (page) => {
      await page.getByLabel('Board name').fill('Northern lights photographers');
      await page.getByRole('button', { name: 'designers', exact: true }).click();
      await page.getByLabel('Board type').fill('photography ');
      await page.getByLabel('Description').fill('People who wait in the cold for a green sky.');
      await page.getByRole('button', { name: 'Add question' }).click();
      await page.getByLabel('Question 2').fill('Which camera do you carry, and how far?');
      await page.getByRole('button', { name: 'Add question' }).click();
      await page.getByLabel('Question 3').fill('What was your coldest night?');
    },
  },
  {
    name: 'create-errors',
    as: 'creator',
    path: '/boards/create',
    show: async (page) => {
      await page.getByLabel('Board name').fill('Short');
      await page.getByLabel('Board type').focus();
      await page.getByLabel('Description').fill('Hi');
      await page.getByRole('button', { name: 'Add question' }).click();
      await page.getByLabel('Question 2').blur();
      await text('Board name must be at least 10 characters')(page);
    },
  },
  {
    name: 'create-draft',
    as: 'creator',
    path: '/boards/create',
    show: async (page) => {
      await page.getByLabel('Board name').fill('Northern lights photographers');
      await page.goto('/comingsoon');
      await page.goto('/boards/create');
      await text('Draft restored')(page);
    },
  },
  {
    name: 'create-failed',
    as: 'creator',
    path: '/boards/create',
    faults: [{ method: 'POST', path: '/api/boards', status: 500 }],
    show: async (page) => {
      await page.getByLabel('Board name').fill('Northern lights photographers');
      await page.getByRole('button', { name: 'designers', exact: true }).click();
      await page.getByLabel('Description').fill('People who wait in the cold for a green sky.');
      await page.getByRole('main').getByRole('button', { name: 'Create Board' }).click();
    },
    toast: 'Failed to create board',
  },
  {
    name: 'create-unknown',
    as: 'creator',
    path: '/boards/create',
    faults: [
      { method: 'POST', path: '/api/boards', status: 502 },
      { method: 'GET', path: '/api/boards/my-boards', status: 502 },
    ],
    show: async (page) => {
      await page.getByLabel('Board name').fill('Northern lights photographers');
      await page.getByRole('button', { name: 'designers', exact: true }).click();
      await page.getByLabel('Description').fill('People who wait in the cold for a green sky.');
      await page.getByRole('main').getByRole('button', { name: 'Create Board' }).click();
      await expect(page.getByRole('alert')).toContainText('The board may have been created');
    },
  },
];
