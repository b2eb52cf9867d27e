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

const scene = (name: string, as: Viewer, path: string, ...calls: string[]): Scene => ({
  name,
  as,
  path,
  show: showsKept(...calls),
});

/** What is read of an earlier visit, without an answer from the server. */
export const KEPT_SCENES: readonly Scene[] = [
  scene('kept-home', 'member', '/', 'searchBoards', 'getMyProfile'),
  scene('kept-board', 'member', `/boards/${BOARDS.applied}`, 'getBoard', 'getMyProfile'),
  scene('kept-board-creator', 'creator', `/boards/${BOARDS.busy}`, 'getBoard', 'getMyProfile'),
  scene('kept-boards', 'creator', '/boards', 'listMyBoards', 'getMyProfile'),
  scene('kept-applications', 'member', '/boards?tab=applications', 'listMyJoinRequests', 'getMyProfile'),
  scene('kept-profile', 'creator', '/profile', 'getMyProfile', 'listBoardsOfUser'),
];
