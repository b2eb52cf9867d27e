import { becomeViewer } from '../screens/scene';
import { BOARDS } from '../screens/data';
import { expect, test } from './fixtures';

test("an extension's overlay in body or html does not close a dialog", async ({
  page,
  backend,
  signInAs,
}) => {
  await becomeViewer({ backend, signInAs }, 'creator');
  await page.goto(`/boards/${BOARDS.busy}`);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const name = page.getByRole('dialog').getByLabel('Board Name');
  await name.fill('Northern Design Circle of Stockholm');
  for (const parent of ['body', 'html']) {
    await page.locator(parent).evaluate((element) => {
      const host = document.createElement('div');
      host.id = `in-${element.localName}`;
      host.style.cssText = 'position:fixed;top:0;left:0;z-index:2147483647';
      host.attachShadow({ mode: 'open' }).innerHTML = '<input aria-label="Ask"><button>Rewrite</button>';
      element.append(host);
    });

    // The dialog keeps the focus, so a text field of the overlay can't be typed into.
    await page.locator(`#in-${parent} input`).click();
    await page.locator(`#in-${parent} button`).click();
    await expect(name).toHaveValue('Northern Design Circle of Stockholm');
  }
});
