import { expect, test } from './fixtures';

// A trace queries the page all the time, which would count as activity of a person.
test.use({ blocksPopups: true, trace: 'off' });

test('a blocked sign-in window is reported, and another press opens it', async ({ page, google, guard }) => {
  // Chromium itself logs that to the console.
  guard.allow(/popup|pop-up/i);
  // Clicked by script; until the message appears nothing may be evaluated in the page, which would count as
  // activity of a person.
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
