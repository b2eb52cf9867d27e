import { expect, type Page } from '@playwright/test';
import { showsText as text, type Scene } from './scene';
import { BOARDS } from './worlds';

const BUSY_INVITATION = `/board/join/${BOARDS.busy}`;

async function openApplication(page: Page) {
  await page.getByRole('button', { name: 'Join Board' }).click();
  await expect(page.getByRole('dialog', { name: 'User Application' })).toBeVisible();
}

/** The screens of people who join: invitations, boards, their own applications. */
export const PERSON_SCENES: readonly Scene[] = [
  {
    name: 'join-open',
    as: 'outsider',
    path: BUSY_INVITATION,
    show: (page) => expect(page.getByRole('button', { name: 'Join Board' })).toBeVisible(),
  },
  {
    name: 'join-questions',
    as: 'outsider',
    path: BUSY_INVITATION,
    show: async (page) => {
      await page.getByText(/^What you will be asked/).click();
      await expect(page.getByText('Why do you want to join this board?')).toBeVisible();
    },
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
    },
    toast: 'Join request submitted successfully',
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
      await expect(page.getByRole('dialog').getByText('This board is full', { exact: true })).toBeVisible();
    },
    toast: 'This board is full',
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
      await expect(page.getByRole('dialog').getByRole('textbox').first()).not.toHaveValue('');
    },
  },
  {
    name: 'join-again-extreme',
    as: 'member',
    world: 'extreme',
    path: `/board/join/${BOARDS.rejected}`,
    show: async (page) => {
      await openApplication(page);
      await expect(page.getByText(/^From your application to/).first()).toBeVisible();
    },
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
];
