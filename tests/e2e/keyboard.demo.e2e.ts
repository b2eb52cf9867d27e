import type { Locator, Page } from '@playwright/test';
import { chooser, closeWithEscape, expectPerson } from './demo-people';
import { expect, test } from './fixtures';
import { toastText } from './toasts';

/** The maximum number of tab stops before a control. */
const STOPS_MAX = 60;

const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement);

/** Presses Tab until `target` has the focus, which must be visible. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let stops = 0; !(await hasFocus(target)); stops += 1) {
    if (stops === STOPS_MAX) throw new Error(`${STOPS_MAX} times Tab did not lead to ${target.toString()}`);
    await page.keyboard.press('Tab');
  }
}

async function pressEnterOn(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  // Typing replaces the text, because Tab selects the text of a single-line field.
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

/** Expects the focus on the screen's heading, so that it is announced and the next Tab starts there. */
async function expectFocusOnHeading(page: Page, name: string | RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
}

const BOARD = 'Letters to the sea';
const QUESTION = 'Which shore do you live at?';
const APPLICANT = 'Tomás Ferreira';
const CREATOR = 'Maya Lindqvist';

const button = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('button', { name });

async function switchTo(page: Page, name: string | RegExp): Promise<void> {
  await pressEnterOn(page, page.getByRole('button', { name: 'Switch person' }));
  await pressEnterOn(page, chooser(page).getByRole('button', { name }).first());
  await expectPerson(page, name);
}

async function onboard(page: Page): Promise<void> {
  await expectFocusOnHeading(page, 'Complete Your Profile');
  await typeInto(page, page.getByLabel('Username'), 'letters');
  await typeInto(page, page.getByLabel('Bio'), 'Writes to the sea.');
  await expect(page.getByText('Available')).toBeVisible();
  await pressEnterOn(page, button(page, 'Continue'));

  await expectFocusOnHeading(page, 'Profile Information');
  await tabTo(page, page.getByLabel('Role', { exact: true }));
  await page.keyboard.type('Designer');
  await tabTo(page, page.getByRole('radio', { name: 'In office' }).or(page.getByRole('radio').first()));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Remote', exact: true })).toBeChecked();
  await typeInto(page, page.getByLabel(/years of experience/i), '4');
  await typeInto(page, page.getByLabel(/salary/i), '60000');
  await tabTo(page, page.getByRole('radio', { name: 'Looking for opportunities', exact: true }));
  await page.keyboard.press('Space');
  await pressEnterOn(page, button(page, 'Continue'));

  await expectFocusOnHeading(page, 'Social Profiles');
  await typeInto(page, page.getByLabel(/github/i), 'https://github.com/letters');
  await typeInto(page, page.getByLabel(/linkedin/i), 'https://www.linkedin.com/in/letters');
  await pressEnterOn(page, button(page, /complete|finish/i));
  await expectFocusOnHeading(page, 'Discover Amazing Talent');
}

async function createBoard(page: Page): Promise<void> {
  await page.keyboard.press('c');
  await expectFocusOnHeading(page, 'Create Board');
  await typeInto(page, page.getByLabel(/board name/i), BOARD);
  await tabTo(page, page.getByLabel(/board type/i));
  await page.keyboard.type('writers ');
  await typeInto(page, page.getByLabel(/description/i), 'For everybody who writes letters to the sea.');
  await pressEnterOn(page, button(page, /add question/i));
  await typeInto(page, page.getByLabel(/^question 2$/i), QUESTION);
  await pressEnterOn(page, button(page, 'Create Board'));
  await expect(toastText(page, 'Board created successfully')).toBeVisible();
  await expectFocusOnHeading(page, 'My Boards');
}

test('sign in, onboard, create, apply, review and edit a profile, without a pointer', async ({ page }) => {
  test.slow();
  await page.goto('/auth');
  await pressEnterOn(page, page.getByRole('button', { name: 'Sign in with Google' }));
  await pressEnterOn(page, chooser(page).getByRole('button', { name: 'Continue as a new person' }));
  await onboard(page);
  await createBoard(page);

  await pressEnterOn(page, page.getByRole('link', { name: BOARD }));
  await expectFocusOnHeading(page, BOARD);
  const boardPath = new URL(page.url()).pathname;
  const link = await page.getByLabel('Share Link').inputValue();

  await switchTo(page, APPLICANT);
  await page.goto(link);
  await pressEnterOn(page, button(page, 'Join Board'));
  const application = page.getByRole('dialog', { name: 'User Application' });
  await typeInto(page, application.getByLabel(QUESTION), 'At the northern one.');
  await pressEnterOn(page, application.getByRole('button', { name: 'Submit' }));
  await expect(toastText(page, 'Join request submitted successfully')).toBeVisible();

  await switchTo(page, /letters|new person/i);
  await page.goto(boardPath);
  await tabTo(page, page.getByRole('tab', { name: 'All Members' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: /Pending Requests/ })).toHaveAttribute('aria-selected', 'true');
  await pressEnterOn(page, page.getByRole('tabpanel').getByRole('button', { name: APPLICANT }));
  await typeInto(page, application.getByLabel('Acceptance/Rejection Note'), 'Welcome.');
  await pressEnterOn(page, application.getByRole('button', { name: 'Accept Join Request' }));
  await expect(application).toBeHidden();
  await expect(page.getByText('No pending requests')).toBeVisible();

  await page.keyboard.press('g');
  await page.keyboard.press('p');
  await expect(page).toHaveURL(/\/profile$/);
  await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.keyboard.press('e');
  const edit = page.getByRole('dialog', { name: 'Edit Profile' });
  await typeInto(page, edit.getByLabel('Location'), 'By the sea');
  await pressEnterOn(page, edit.getByRole('button', { name: 'Save Changes' }));
  await expect(edit).toBeHidden();
  await expect(page.getByRole('definition').filter({ hasText: 'By the sea' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeFocused();

  await pressEnterOn(page, page.getByRole('button', { name: 'User menu' }));
  await expect(page.getByRole('menu')).toBeVisible();
  // Typing in the menu focuses the item that begins with these letters.
  await page.keyboard.type('sign');
  await expect(page.getByRole('menuitem', { name: 'Sign Out' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(toastText(page, 'Signed out successfully')).toBeVisible();
  await expectFocusOnHeading(page, 'Find Top Talents Across Top Boards');
});

test('the skip link skips the nav bar', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('article').first()).toBeVisible();
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await tabTo(page, skip);
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
});

test('the palette, the shortcuts and the QR code open and close by keyboard', async ({ page }) => {
  await page.goto('/auth?redirect=%2Fboards');
  await pressEnterOn(page, page.getByRole('button', { name: 'Sign in with Google' }));
  await pressEnterOn(page, chooser(page).getByRole('button', { name: CREATOR }));
  await expectFocusOnHeading(page, 'My Boards');
  await pressEnterOn(page, page.getByRole('list', { name: 'Boards you run' }).getByRole('link').first());
  await expect(page.getByLabel('Share Link')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+k');
  const palette = page.getByRole('dialog', { name: 'Command palette' });
  await expect(palette.getByRole('option').first()).toBeVisible();
  await page.keyboard.type('tom');
  await expect(palette.getByText(/results?$/)).toBeVisible();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('zzqx');
  await expect(palette.getByText('Nothing found for “zzqx”')).toBeVisible();
  await closeWithEscape(page, palette);

  await page.keyboard.press('?');
  await closeWithEscape(page, page.getByRole('dialog', { name: 'Keyboard shortcuts' }));

  await tabTo(page, page.getByRole('button', { name: 'QR Code' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('img', { name: /^QR code of / })).toBeVisible();
  await closeWithEscape(page, page.getByRole('dialog'));
  await expect(page.getByRole('button', { name: 'QR Code' })).toBeFocused();
});
