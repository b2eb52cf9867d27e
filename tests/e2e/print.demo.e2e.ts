import { signInAs } from './demo-people';
import { expect, test } from './fixtures';

test('prints a profile as a CV, black on white', async ({ page }) => {
  await page.addInitScript(() => window.localStorage.setItem('theme', 'dark'));
  await signInAs(page, 'Maya Lindqvist', '/profile');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Maya Lindqvist' })).toBeVisible();
  await expect(main.getByRole('article').first()).toBeVisible();

  await page.emulateMedia({ media: 'print' });
  for (const part of [
    main.getByRole('heading', { level: 1 }),
    main.getByText('@maya').first(),
    main.getByText('Years of experience'),
    main.getByRole('list', { name: 'Tech stack' }),
    main.getByRole('list', { name: 'Social profiles' }),
  ]) {
    await expect(part).toBeVisible();
  }
  await expect(main.getByText(/^[^@\s]+@[^@\s]+\.[a-z]+$/)).toBeVisible();
  for (const part of [
    page.getByRole('navigation', { name: 'Main' }),
    page.getByRole('complementary', { name: 'Demo' }),
    main.getByText('Boards Created'),
    main.getByRole('article').first(),
    main.getByRole('switch'),
  ]) {
    await expect(part).toBeHidden();
  }
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);

  const styles = await page.evaluate(() => {
    const link = document.querySelector('[aria-label="Social profiles"] a')!;
    const body = getComputedStyle(document.body);
    return {
      written: getComputedStyle(link, '::after').content,
      href: link.getAttribute('href'),
      text: body.color,
      page: getComputedStyle(document.documentElement).backgroundColor,
    };
  });
  expect(styles.written).toBe(`"${styles.href}"`);
  expect(styles.text).toBe('rgb(0, 0, 0)');
  expect(styles.page).toBe('rgb(255, 255, 255)');
});
