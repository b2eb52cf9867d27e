import { expect, type Page } from '@playwright/test';
import { expectKept, loseServer } from '../e2e/kept-answers';
import type { Scene } from './scene';
import { BOARDS, type Viewer } from './worlds';

/** Opens the screen again without a server. */
const showsKept =
  (...calls: string[]) =>
  async (page: Page) => {
    await expectKept(page, ...calls);
    await loseServer(page);
    await page.reload();
    await expect(page.getByRole('status').getByText(/^As of \d\d:\d\d$/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  };

const DESK = `/boards/${BOARDS.busy}/review`;

/** Says at the desk that applications are kept. */
async function keepApplications(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitemcheckbox', { name: /^Keep applications/ }).click();
}

const keepsDesk = async (page: Page) => {
  await keepApplications(page);
  await showsKept('listBoardJoinRequests', 'getBoard', 'getMyProfile')(page);
};

const scene = (name: string, as: Viewer, path: string, ...calls: string[]): Scene => ({
  name,
  as,
  path,
  show: showsKept(...calls),
});

/** Pages that are read of an earlier visit, without an answer from the server. */
export const KEPT_PAGES: readonly Scene[] = [
  scene('kept-home', 'member', '/', 'searchBoards', 'getMyProfile'),
  scene('kept-board', 'member', `/boards/${BOARDS.applied}`, 'getBoard', 'getMyProfile'),
  scene('kept-board-creator', 'creator', `/boards/${BOARDS.busy}`, 'getBoard', 'getMyProfile'),
  scene('kept-boards', 'creator', '/boards', 'listMyBoards', 'getMyProfile'),
  scene('kept-applications', 'member', '/boards?tab=applications', 'listMyJoinRequests', 'getMyProfile'),
  scene('kept-profile', 'creator', '/profile', 'getMyProfile', 'listBoardsOfUser'),
];

/** Applications that are read so, since their reader said once that they are to be kept. */
export const KEPT_DESK: readonly Scene[] = [
  { name: 'kept-desk', as: 'creator', path: DESK, show: keepsDesk },
  {
    name: 'kept-desk-menu',
    as: 'creator',
    path: DESK,
    show: async (page) => {
      await keepsDesk(page);
      await page.getByRole('button', { name: 'More' }).click();
      await expect(page.getByRole('menuitemcheckbox', { name: /^Keep applications/ })).toBeChecked();
    },
  },
  {
    name: 'kept-requests',
    as: 'creator',
    path: DESK,
    show: async (page) => {
      await keepsDesk(page);
      await page.goto(`/boards/${BOARDS.busy}?tab=requests`);
      await expect(
        page.getByText('Until the server answers, they can be read at the review desk.'),
      ).toBeVisible();
    },
  },
  {
    name: 'kept-send',
    as: 'creator',
    path: DESK,
    show: async (page) => {
      await keepsDesk(page);
      await page.keyboard.press('y');
      await page.getByRole('button', { name: 'Send 1 decision' }).click();
      await expect(page.getByText(/^Nothing can be sent before the server answers\./)).toBeVisible();
    },
  },
];
