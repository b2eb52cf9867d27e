import type { Page } from '@playwright/test';
import { chooser, closeWithEscape, expectPerson, signInAs } from './demo-people';
import { expect, test } from './fixtures';

const BOARD = 'Northern Design Circle';

/** The applicant at the top of the desk: the oldest application. */
const FIRST = 'Sione Tuilagi';

/** The keys in local storage. The demo's backend stores its data in IndexedDB. */
const storageKeys = (page: Page) => page.evaluate(() => Object.keys(localStorage).sort());

const statusCount = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Show only' }).getByRole('button', { name: new RegExp(`^${name}`) });

/** The application on screen. */
const application = (page: Page, name: string) => page.getByRole('group', { name, exact: true });

/** Writes a note and gives a verdict, which opens the next application. */
async function judgeTheFirst(page: Page) {
  await expect(application(page, FIRST)).toBeVisible();
  await page.keyboard.press('e');
  await page
    .getByRole('textbox', { name: `Note to ${FIRST}` })
    .fill('We would love to see the climbing hall.');
  await page.keyboard.press('Escape');
  await page.keyboard.press('y');
  await expect(statusCount(page, 'Yes')).toHaveText('Yes 1');
  await expect(page.getByText('1 unsent decision').filter({ visible: true })).toHaveCount(1);
}

test('a reset removes everything that this browser has stored', async ({ page, context }) => {
  await signInAs(page, 'Continue as a new person');
  await page.getByRole('textbox', { name: 'Bio' }).fill('A draft that nobody has sent');

  await page.getByRole('button', { name: 'Switch person' }).click();
  await chooser(page).getByRole('button', { name: /Maya/ }).click();
  await expectPerson(page, 'Maya Lindqvist');
  await page.goto('/');
  await page.getByRole('link', { name: BOARD }).click();
  await page.getByRole('button', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Board' });
  await dialog.getByLabel('Board Name').fill(`${BOARD} of Stockholm`);
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `${BOARD} of Stockholm` })).toBeVisible();

  await page.getByRole('link', { name: /^Review \d+ applications$/ }).click();
  await judgeTheFirst(page);
  // A second tab has the reviewer's database open while it is deleted.
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(statusCount(other, 'Yes')).toHaveText('Yes 1');
  await page.getByRole('button', { name: 'User menu' }).click();
  await page.getByRole('menuitemradio', { name: 'Dark theme' }).click();
  await page.keyboard.press('Escape');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect
    .poll(() => storageKeys(page))
    .toEqual(
      expect.arrayContaining([
        'theme',
        'talentboard-demo-person',
        expect.stringMatching(/^draft:.*onboarding/),
        expect.stringMatching(/^unsent:/),
      ]),
    );

  await page.getByRole('button', { name: 'Reset demo data' }).click();
  const reset = page.getByRole('dialog', { name: 'Reset demo data' });
  await reset.getByRole('button', { name: 'Reset', exact: true }).click();

  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('link', { name: 'Sign In', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: BOARD, exact: true })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  // The signed-out state may be stored again, but no personal data.
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage }));
  expect(kept).not.toMatch(/draft|review|unsent|demo-person|maya|returnPath/i);

  // The account chooser offers seeded people only: the account that the test created was removed.
  await page.getByRole('button', { name: 'Switch person' }).click();
  await expect(chooser(page).getByRole('button', { name: /Maya/ })).toBeVisible();
  await expect(chooser(page).getByRole('button', { name: /^New person/i })).toHaveCount(0);
  await closeWithEscape(page, chooser(page));

  // After the reset, this reviewer has no verdicts and no notes.
  await page.getByRole('button', { name: 'Review applications as Maya' }).click();
  await expect(application(page, FIRST)).toBeVisible();
  await expect(statusCount(page, 'Undecided')).toHaveText('Undecided 6');
  await expect(page.getByText('1 unsent decision')).toHaveCount(0);
  await page.keyboard.press('e');
  await expect(page.getByRole('textbox', { name: `Note to ${FIRST}` })).toHaveValue('');
});
