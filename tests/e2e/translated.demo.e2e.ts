import { startChangingTexts } from '../kit/change-texts';
import { doTheMainJob } from './demo-main-job';
import { expect, test } from './fixtures';

test('the main job while the browser translates the page', async ({ page }) => {
  // From before the app has started.
  await page.addInitScript(
    `addEventListener('DOMContentLoaded', () => (${startChangingTexts.toString()})('insert'));`,
  );
  await doTheMainJob(page);
  expect(await page.locator('main font').count()).toBeGreaterThan(10);
});
