import { signInAs } from './demo-people';
import { expect, test } from './fixtures';
import { toastText } from './toasts';

test('a person edits their profile, and it stays edited', async ({ page }) => {
  await signInAs(page, 'Tomás Ferreira', '/profile');

  await expect(page.getByRole('heading', { level: 1, name: 'Tomás Ferreira' })).toBeVisible();
  await expect(page.getByText('Open to Work', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Edit Profile' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Profile' });
  await expect(dialog.getByLabel('Name', { exact: true })).not.toBeEditable();

  await dialog.getByLabel('Username').fill('tomas.ferreira');
  await expect(dialog.getByText('Available')).toBeVisible();
  await dialog.getByLabel('GitHub').fill('not a link');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(toastText(page, 'Please check the URLs for: GitHub')).toBeVisible();
  await expect(dialog.getByLabel('GitHub')).toBeFocused();
  await dialog.getByLabel('GitHub').fill('https://github.com/tomas-ferreira');
  await dialog.getByLabel('Salary (thousand USD per year)').fill('70.5');
  await dialog.getByLabel('Tech stack').fill('Elm');
  await dialog.getByLabel('Tech stack').press('Enter');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();

  await expect(toastText(page, 'Your profile has been successfully updated.')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('@tomas.ferreira')).toBeVisible();
  await expect(page.getByText(/USD\s70,500 per year/)).toBeVisible();

  await page.reload();
  await expect(page.getByText('@tomas.ferreira')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Tech stack' }).getByText('Elm')).toBeVisible();
});
