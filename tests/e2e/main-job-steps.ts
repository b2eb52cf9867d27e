import { expect, type Page } from '@playwright/test';
import { toastText } from './toasts';

/* The steps from a new account to an accepted member. */

/** The first question of every board. */
export const FIXED_QUESTION = 'Why do you want to join this board?';

export const BOARD = {
  name: 'Field notes collective',
  description: 'People who write down what they see outdoors, and help one another to publish it.',
  tag: 'designers',
  question: 'Which location do you work from?',
};
export const ANSWERS = {
  [FIXED_QUESTION]: 'I keep a diary of birds, plants and weather.',
  [BOARD.question]: 'Lisbon',
};
export const NOTE = 'Welcome: your diary fits.';

/** The three steps of onboarding. */
export async function completeOnboarding(
  page: Page,
  person: { username: string; bio: string },
): Promise<void> {
  await expect(page).toHaveURL(/\/onboarding/);
  await expect(page.getByRole('heading', { name: 'Complete Your Profile' })).toBeVisible();
  await page.getByLabel(/username/i).fill(person.username);
  await page.getByLabel(/bio/i).fill(person.bio);
  await page.getByRole('button', { name: 'Continue' }).click();

  await expect(page.getByRole('heading', { name: 'Profile Information' })).toBeVisible();
  await page.getByLabel('Role', { exact: true }).selectOption('designer');
  await page.getByText('Remote', { exact: true }).click();
  await page.getByLabel(/years of experience/i).fill('7');
  await page.getByLabel(/salary/i).fill('90000');
  await page.getByText('Looking for opportunities', { exact: true }).click();
  await page.getByRole('button', { name: 'Continue' }).click();

  await expect(page.getByRole('heading', { name: 'Social Profiles' })).toBeVisible();
  await expect(page.getByText('0/2 profiles filled')).toBeVisible();
  await page.getByLabel(/github/i).fill(`https://github.com/${person.username}`);
  await page.getByLabel(/linkedin/i).fill(`https://www.linkedin.com/in/${person.username}`);
  await expect(page.getByText('2/2 profiles filled')).toBeVisible();
  await page.getByRole('button', { name: /complete|finish/i }).click();
  await expect(page).not.toHaveURL(/\/onboarding/);
}

export async function createBoard(page: Page): Promise<void> {
  await page
    .getByRole('link', { name: 'Create Board' })
    .or(page.getByRole('button', { name: 'Create Board' }))
    .click();
  await expect(page).toHaveURL(/\/boards\/create$/);
  await page.getByLabel(/board name/i).fill(BOARD.name);
  await page.getByLabel(/board type/i).fill(BOARD.tag);
  await page.getByLabel(/board type/i).press('Enter');
  await page.getByLabel(/description/i).fill(BOARD.description);
  await page.getByRole('button', { name: /add question/i }).click();
  await page.getByLabel(/^question 2$/i).fill(BOARD.question);
  await page.getByRole('main').getByRole('button', { name: 'Create Board' }).click();
  await expect(toastText(page, 'Board created successfully')).toBeVisible();
  await expect(page).toHaveURL(/\/boards$/);
}

/** Opens the board's page from My Boards. @returns the link in the clipboard */
export async function copyShareLink(page: Page): Promise<string> {
  // Only Chromium lets a test read the clipboard.
  const isChromium = page.context().browser()?.browserType().name() === 'chromium';
  if (isChromium) await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('link', { name: BOARD.name }).click();
  await expect(page.getByRole('heading', { name: BOARD.name })).toBeVisible();
  if (!isChromium) return page.getByRole('textbox', { name: 'Share Link' }).inputValue();
  await page.getByRole('button', { name: 'Copy Link' }).click();
  await expect(toastText(page, 'The join link has been copied to your clipboard.')).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
}

/** Answers every question of the join page, and sends the application. */
export async function apply(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Join Board' }).click();
  const dialog = page.getByRole('dialog', { name: 'User Application' });
  await expect(
    dialog.getByText('Please answer the following questions to apply for the board.'),
  ).toBeVisible();
  for (const [question, answer] of Object.entries(ANSWERS)) await dialog.getByLabel(question).fill(answer);
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(toastText(page, 'Join request submitted successfully')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Request Pending' })).toBeDisabled();
}

/** Accepts the application with a note, on the board's page as its creator. */
export async function acceptApplication(page: Page, applicant: string): Promise<void> {
  await page.getByRole('tab', { name: /Pending Requests/ }).click();
  await page.getByRole('button', { name: applicant }).click();
  const dialog = page.getByRole('dialog', { name: 'User Application' });
  await expect(dialog.getByRole('heading', { name: 'Application Responses' })).toBeVisible();
  for (const [question, answer] of Object.entries(ANSWERS)) {
    await expect(dialog.getByText(question)).toBeVisible();
    await expect(dialog.getByText(answer)).toBeVisible();
  }
  await dialog.getByRole('button', { name: 'Accept Join Request' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Please enter a note');
  await dialog.getByLabel('Acceptance/Rejection Note').fill(NOTE);
  await dialog.getByRole('button', { name: 'Accept Join Request' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('No pending requests')).toBeVisible();
}

export async function expectMember(page: Page, name: string): Promise<void> {
  await page.getByRole('tab', { name: 'All Members' }).click();
  await expect(page.getByText('Total Members: 2')).toBeVisible();
  await expect(page.getByRole('tabpanel').getByText(name)).toBeVisible();
}
