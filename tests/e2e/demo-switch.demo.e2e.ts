import { expect } from '@playwright/test';
import { chooser, expectPerson, signInAs } from './demo-people';
import { test } from './fixtures';

test('somebody new begins with onboarding, also from an open page and after somebody else', async ({
  page,
}) => {
  await signInAs(page, 'Maya Lindqvist', '/');
  await expectPerson(page, 'ML');
  await expect(page).toHaveURL('/');
  await page.getByRole('button', { name: 'Switch person' }).click();
  await chooser(page)
    .getByRole('button', { name: /new person/ })
    .click();
  await expect(page).toHaveURL(/\/onboarding/);
  await expect(page.getByRole('heading', { name: 'Complete Your Profile' })).toBeVisible();
  await expectPerson(page, 'NP');
});
