import { expect, test } from './fixtures';

// A trace asks things of the page all the time, which would count as a person's doing.
test.use({ blocksPopups: true, trace: 'off' });

test('a sign-in window that the browser blocks is told, and another press opens it', async ({
  page,
  google,
  guard,
}) => {
  // Chromium says so in the console itself.
  guard.allow(/popup|pop-up/i);
  // Pressed by nobody: until it says so nothing may be asked of the page, which would count as a person's doing.
  await page.addInitScript(() => {
    const press = setInterval(() => {
      const button = [...document.querySelectorAll('button')].find(
        ({ textContent }) => textContent === 'Sign in with Google',
      );
      if (button === undefined) return;
      clearInterval(press);
      button.click();
      new MutationObserver(() => {
        if (document.querySelector('[role=alert]')?.textContent) console.log('was told');
      }).observe(document.body, { subtree: true, childList: true, characterData: true });
    }, 100);
  });
  const told = page.waitForEvent('console', (message) => message.text() === 'was told');
  await page.goto('/auth');
  await told;
  const button = page.getByRole('button', { name: 'Sign in with Google' });
  await expect(page.getByRole('alert')).toHaveText(
    'Your browser blocked the sign-in window. Allow pop-ups for this site or press the button again.',
  );
  await expect(button).toBeEnabled();
  const window = await google.open(page, () => button.click());
  await window.close();
});
