import { signInAs, switchPerson } from './demo-people';
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

/** Wraps each text of the page in <font> elements, as Chrome's translator does. */
function translate() {
  const changeIn = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts = root instanceof Text ? [root] : [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const isSkipped = text.parentElement?.closest('font, script, style, noscript, textarea, svg, title');
      if (isSkipped || !text.isConnected || !/\p{L}|\d/u.test(text.data)) continue;
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      inner.textContent = text.data;
      outer.append(inner);
      text.before(outer);
      text.remove();
    }
  };
  changeIn(document.body);
  new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      if (type === 'characterData') changeIn(target);
      addedNodes.forEach(changeIn);
    }
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
}

test('a person can apply and be accepted while the browser translates the page', async ({ page }) => {
  test.slow();
  // Starts before the app does.
  await page.addInitScript(`addEventListener('DOMContentLoaded', ${translate.toString()});`);
  await signInAs(page, 'Continue as a new person');
  await completeOnboarding(page, { username: 'field-notes', bio: 'Writes outdoors.' });
  await createBoard(page);
  const link = await copyShareLink(page);
  const boardPath = new URL(page.url()).pathname;

  const applicant = 'Tomás Ferreira';
  await switchPerson(page, applicant);
  await page.goto(link);
  await expect(page).toHaveURL(/\/board\/join\//);
  await expect(
    page.getByRole('heading', { name: new RegExp(`invited you to join ${BOARD.name}`) }),
  ).toBeVisible();
  await apply(page);

  await switchPerson(page, /field-notes|new person/i);
  await page.goto(boardPath);
  await acceptApplication(page, applicant);
  await expectMember(page, applicant);
  expect(await page.locator('main font').count()).toBeGreaterThan(10);
});
