import { CHROMIUM_ARGUMENTS } from './chromium-arguments';
import { signInAs } from './demo-people';
import { expect, test } from './fixtures';

// One browser for both tests.
test.describe.configure({ mode: 'default' });
test.use({
  launchOptions: {
    executablePath: String(process.env.CHROMIUM_PATH),
    args: [...CHROMIUM_ARGUMENTS, '--blink-settings=minimumFontSize=20'],
  },
});

test('lines and rows grow with the browser’s minimum font size', async ({ page }) => {
  await signInAs(page, 'Maya Lindqvist', '/boards');
  await page.getByRole('link', { name: 'Night Train Residency' }).first().click();
  await page.getByRole('link', { name: /^Review \d/ }).click();
  const rows = page.getByRole('list', { name: 'Applications' }).getByRole('listitem');
  await expect(rows.nth(1)).toBeVisible();
  const [first, second] = await rows.evaluateAll((elements) =>
    elements.map((element) => {
      const lines = [...element.querySelectorAll('.truncate')];
      const isCut = lines.some(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight);
      const { top, bottom, height } = element.getBoundingClientRect();
      return { top, bottom, height, isCut };
    }),
  );
  expect(first).toMatchObject({ height: 70, isCut: false });
  expect(second?.top).toBe(first?.bottom);
});

test('a member card cuts neither role nor city with wide text spacing (WCAG 1.4.12)', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto('/?mode=member');
  const lines = page.getByRole('list', { name: 'members' }).locator('article p');
  await expect(lines.first()).toBeVisible();
  await page.addStyleTag({
    content: '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
  });
  const cut = await lines.evaluateAll((elements) =>
    elements.flatMap(({ scrollHeight, clientHeight, textContent }) =>
      scrollHeight > clientHeight ? textContent : [],
    ),
  );
  expect(cut).toEqual([]);
});
