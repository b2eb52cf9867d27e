import { doTheMainJob } from './demo-main-job';
import { expect, test } from './fixtures';

/** Puts each text of the page into <font> elements, as Chrome's translator does, except that the words stay the same. */
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

test('the main job while the browser translates the page', async ({ page }) => {
  // Before the app has started.
  await page.addInitScript(`addEventListener('DOMContentLoaded', ${translate.toString()});`);
  await doTheMainJob(page);
  expect(await page.locator('main font').count()).toBeGreaterThan(10);
});
