import { startChangingTexts } from '../kit/change-texts';
import { signInAs, switchPerson } from './demo-people';
import { expect, test } from './fixtures';
import {
  acceptApplication,
  apply,
  BOARD,
  completeOnboarding,
  copyShareLink,
  createBoard,
  expectMember,
} from './main-job-steps';

test('the main job in the demo while the browser translates the page', async ({ page }) => {
  test.slow();
  // From before the app has started.
  await page.addInitScript(
    `addEventListener('DOMContentLoaded', () => (${startChangingTexts.toString()})('insert'));`,
  );
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
  expect(await page.locator('main font').count()).toBeGreaterThan(10);
});
