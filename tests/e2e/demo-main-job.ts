import { expect, type Page } from '@playwright/test';
import { signInAs, switchPerson } from './demo-people';
import {
  acceptApplication,
  apply,
  BOARD,
  completeOnboarding,
  copyShareLink,
  createBoard,
  expectMember,
} from './main-job-steps';

/** In the demo: a new person creates a board, and somebody else applies and is accepted. */
export async function doTheMainJob(page: Page) {
  await signInAs(page, 'Continue as a new person');

  await completeOnboarding(page, { username: 'field-notes', bio: 'Writes outdoors.' });
  await createBoard(page);
  const link = await copyShareLink(page);
  const boardPath = new URL(page.url()).pathname;

  const applicant = 'Tomás Ferreira';
  await switchPerson(page, applicant, 'TF');

  await page.goto(link);
  await expect(page).toHaveURL(/\/board\/join\//);
  await expect(
    page.getByRole('heading', { name: new RegExp(`invited you to join ${BOARD.name}`) }),
  ).toBeVisible();
  await apply(page);

  await switchPerson(page, /field-notes|new person/i, 'NP');
  await page.goto(boardPath);
  await acceptApplication(page, applicant);
  await expectMember(page, applicant);
}
