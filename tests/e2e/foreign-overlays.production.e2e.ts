import { becomeViewer } from '../screens/become-viewer';
import { BOARDS } from '../screens/worlds';
import { expect, test } from './fixtures';

for (const parent of ['body', 'html']) {
  test(`what an extension lays over the page (in ${parent}) is no place beside a dialog`, async ({
    page,
    backend,
    signInAs,
  }) => {
    await becomeViewer({ page, backend, signInAs }, 'creator');
    await page.goto(`/boards/${BOARDS.busy}/review`);
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Templates' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'New template' }).click();
    const title = page.getByRole('dialog').getByLabel('Title');
    await title.fill('Welcome');
    await page.locator(parent).evaluate((element) => {
      const host = document.createElement('div');
      host.id = 'extension';
      host.style.cssText = 'position:fixed;top:0;left:0;z-index:2147483647';
      host.attachShadow({ mode: 'open' }).innerHTML = '<input aria-label="Ask"><button>Rewrite</button>';
      element.append(host);
    });

    const field = page.locator('#extension input');
    await field.click();
    await page.keyboard.type('a synonym');
    await expect(field).toHaveValue('a synonym');
    await page.keyboard.press('Escape');
    await page.locator('#extension button').click();
    await expect(title).toHaveValue('Welcome');

    await page.mouse.click(5, 700);
    // Which leads back to the list of templates.
    await expect(title).toBeHidden();
  });
}
