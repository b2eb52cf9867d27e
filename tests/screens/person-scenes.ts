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
    name: 'join-failed',
    as: 'outsider',
    path: BUSY_INVITATION,
    faults: [{ path: '/api/boards/*', status: 500 }],
    show: text('Error Loading Board'),
  },
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
