import type { Page } from '@playwright/test';
import { startChangingTexts } from '../kit/change-texts';
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

const chooser = (page: Page) => page.getByRole('dialog', { name: 'Choose a demo account' });

async function doTheMainJob(page: Page) {
  await page.goto('/auth');
  await expect(page.getByRole('heading', { name: 'Find Top Talents Across Top Boards' })).toBeVisible();
  await page.getByRole('button', { name: 'Sign in with Google' }).click();
  await chooser(page).getByRole('button', { name: 'Continue as a new person' }).click();

  await completeOnboarding(page, { username: 'field-notes', bio: 'Writes outdoors.' });
  await createBoard(page);
  const link = await copyShareLink(page);
  const boardPath = new URL(page.url()).pathname;

  await page.getByRole('button', { name: 'Switch person' }).click();
  const applicant = 'Tomás Ferreira';
  await chooser(page).getByRole('button', { name: applicant }).click();

  await page.goto(link);
  await expect(page).toHaveURL(/\/board\/join\//);
  await expect(
    page.getByRole('heading', { name: new RegExp(`invited you to join ${BOARD.name}`) }),
  ).toBeVisible();
  await apply(page);

  await page.getByRole('button', { name: 'Switch person' }).click();
  await chooser(page)
    .getByRole('button', { name: /field-notes|new person/i })
    .first()
    .click();
  await page.goto(boardPath);
  await acceptApplication(page, applicant);
  await expectMember(page, applicant);
}

test('a new person creates a board, and somebody else applies and is accepted', async ({ page }) => {
  await doTheMainJob(page);
});

test('the same while the browser translates the page', async ({ page }) => {
  // From before the app has started.
  await page.addInitScript(
    `addEventListener('DOMContentLoaded', () => (${startChangingTexts.toString()})('insert'));`,
  );
  await doTheMainJob(page);
  expect(await page.locator('main font').count()).toBeGreaterThan(10);
});
