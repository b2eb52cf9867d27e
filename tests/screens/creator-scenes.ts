import { expect, type Page } from '@playwright/test';
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
];
