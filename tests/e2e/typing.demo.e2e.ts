import type { Page } from '@playwright/test';
import { signInAs } from './demo-people';
import { expect, test } from './fixtures';
import { toastText } from './toasts';

/** What only a real browser does with what people type: pasting, composing words, turning the wheel. */

const chips = (page: Page) => page.getByRole('button', { name: /^Remove / });

/** Types the text into the description, and cuts it out to the clipboard. */
async function cut(page: Page, lines: string[]) {
  const description = page.getByLabel('Description');
  await description.fill(lines.join('\n'));
  await description.press('ControlOrMeta+A');
  await description.press('ControlOrMeta+X');
  await expect(description).toHaveValue('');
}

test('pasted lists become tags and questions', async ({ page }) => {
  await signInAs(page, 'Tomás Ferreira', '/boards/create');
  const types = page.getByLabel('Board type');
  await expect(types).toBeVisible();

  // An input would lose the line breaks.
  await cut(page, ['Rust, Go', 'elm']);
  await types.press('ControlOrMeta+V');
  await expect(chips(page)).toHaveCount(3);
  await expect(page.getByRole('button', { name: 'Remove elm' })).toBeVisible();
  await expect(types).toHaveValue('');

  await cut(page, ['1. Why us?', '2. Where are you?']);
  await page.getByRole('button', { name: 'Add question' }).click();
  await page.getByRole('textbox', { name: 'Question 2' }).press('ControlOrMeta+V');
  await expect(page.getByRole('textbox', { name: 'Question 2' })).toHaveValue('Why us?');
  await expect(page.getByRole('textbox', { name: 'Question 3' })).toHaveValue('Where are you?');
  await expect(page.getByRole('textbox', { name: 'Question 3' })).toBeFocused();
});

test('the Enter that ends a composition adds no tag, and the next one does', async ({ page }) => {
  await signInAs(page, 'Tomás Ferreira', '/boards/create');
  const types = page.getByLabel('Board type');
  await types.click();
  const browser = await page.context().newCDPSession(page);
  const enter = { key: 'Enter', code: 'Enter' };
  await browser.send('Input.imeSetComposition', { text: 'にほん', selectionStart: 3, selectionEnd: 3 });
  await browser.send('Input.dispatchKeyEvent', {
    type: 'rawKeyDown',
    windowsVirtualKeyCode: 229,
    ...enter,
  });
  await browser.send('Input.insertText', { text: '日本' });
  await browser.send('Input.dispatchKeyEvent', { type: 'keyUp', windowsVirtualKeyCode: 13, ...enter });
  await expect(types).toHaveValue('日本');
  await expect(chips(page)).toHaveCount(0);
  await types.press('Enter');
  await expect(page.getByRole('button', { name: 'Remove 日本' })).toBeVisible();
});

test('the wheel over a number changes nothing, and Enter saves what was typed', async ({ page }) => {
  await signInAs(page, 'Tomás Ferreira', '/profile');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Profile' });
  const salary = dialog.getByLabel('Salary (thousand USD per year)');
  await salary.fill('85k');
  await expect(dialog.getByText(/USD\s85,000 per year/)).toBeVisible();
  await salary.hover();
  await page.mouse.wheel(0, 200);
  await salary.press('ArrowUp');
  await expect(salary).toHaveValue('85k');

  await dialog.getByLabel('GitHub').fill('github.com/tomas');
  await dialog.getByLabel('GitHub').press('Enter');
  await expect(toastText(page, 'Your profile has been successfully updated.')).toBeVisible();
  await expect(page.getByText(/USD\s85,000 per year/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'GitHub (opens in a new tab)' })).toHaveAttribute(
    'href',
    'https://github.com/tomas',
  );
});
