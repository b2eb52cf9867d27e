import { expect, test } from './fixtures';

// A trace evaluates scripts in the page, which counts as user activation.
test.use({ ignoredArguments: ['--disable-popup-blocking'], trace: 'off' });

test('a blocked sign-in window is reported, and another press opens it', async ({ page, google, guard }) => {
  // Chromium logs a blocked popup.
  guard.allow(/popup|pop-up/i);
  // A script clicks. The test evaluates nothing in the page until the message appears, because that counts as user
  // activation.
  await page.addInitScript(() => {
    const press = setInterval(() => {
      const button = [...document.querySelectorAll('button')].find(
        ({ textContent }) => textContent === 'Sign in with Google',
      );
      if (button === undefined) return;
      clearInterval(press);
      button.click();
      new MutationObserver(() => {
        if (document.querySelector('[role=alert]')?.textContent) console.log('has an alert');
      }).observe(document.body, { subtree: true, childList: true, characterData: true });
    }, 100);
  });
  const alerted = page.waitForEvent('console', (message) => message.text() === 'has an alert');
  await page.goto('/auth');
  await alerted;
  const button = page.getByRole('button', { name: 'Sign in with Google' });
  await expect(page.getByRole('alert')).toHaveText(
    'Your browser blocked the sign-in window. Allow pop-ups for this site or press the button again.',
  );
  await expect(button).toBeEnabled();
  const window = await google.open(page, () => button.click());
  await window.close();
});
