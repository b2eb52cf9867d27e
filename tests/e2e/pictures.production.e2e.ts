import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

const PICTURES = 'https://lh3.googleusercontent.com';
/** A grey square of 2 by 2 px. */
const SQUARE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAYAAABytg0kAAAAFElEQVR4nGNsaGj4z8DAwMDEAAUAH8ICBPwf9b4AAAAASUVORK5CYII=',
  'base64',
);

/** Every person has a picture. @returns lets them arrive */
async function holdPictures(page: Page): Promise<() => void> {
  let letArrive = () => {};
  const mayArrive = new Promise<void>((resolve) => {
    letArrive = resolve;
  });
  await page.route(`${PICTURES}/**`, async (route) => {
    await mayArrive;
    await route.fulfill({ contentType: 'image/png', body: SQUARE });
  });
  return () => letArrive();
}

/** Runs in the page, before anything else. */
function watchFadesAndShifts() {
  const seen = { fades: 0, shifts: 0 };
  Object.assign(window, { seen });
  addEventListener('animationstart', ({ animationName }) => {
    if (animationName === 'picture-comes') seen.fades += 1;
  });
  new PerformanceObserver((list) => (seen.shifts += list.getEntries().length)).observe({
    type: 'layout-shift',
    buffered: true,
  });
}

const seen = (page: Page) =>
  page.evaluate(() => (window as unknown as { seen: { fades: number; shifts: number } }).seen);

const drawnPictures = (page: Page) =>
  page.evaluate(
    () => [...document.images].filter(({ complete, naturalWidth }) => complete && naturalWidth > 0).length,
  );

/** The list begins with this many cards; once the code for windowing is there, the rows near the window are drawn anew. */
const FIRST_CARDS = 60;

/** Until pictures have been waited for longer than what counts as late, by the clock of the page. */
async function picturesAreLate(page: Page): Promise<void> {
  const cards = page.getByRole('article');
  await expect(cards.first()).toBeVisible();
  await expect.poll(() => cards.count()).toBeLessThan(FIRST_CARDS);
  await page.waitForFunction(() => {
    const state = window as unknown as { picturesSince?: number };
    if (document.images.length > 5) state.picturesSince ??= performance.now();
    return performance.now() - (state.picturesSince ?? Infinity) > 300;
  });
}

/** Until nothing has arrived for a second, by the clock of the page. */
const noneArriveAnyMore = (page: Page) =>
  page.waitForFunction(() => {
    const ends = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map(
      ({ responseEnd }) => responseEnd,
    );
    return performance.now() - Math.max(...ends) > 1_000;
  });

const twoFrames = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

test.beforeEach(async ({ page, backend }) => {
  await page.addInitScript(watchFadesAndShifts);
  await backend.store.update((db) =>
    db.users.forEach((user) => (user.profilePicture = `${PICTURES}/a/${user._id}`)),
  );
});

test('pictures that arrive late fade in, in place, and not again once they are cached', async ({ page }) => {
  const letArrive = await holdPictures(page);
  await page.goto('/?mode=member');
  // The list has not waited for them.
  await expect(page.getByRole('article').first()).toBeVisible();
  await picturesAreLate(page);
  expect(await drawnPictures(page)).toBe(0);
  letArrive();
  await expect.poll(() => drawnPictures(page)).toBeGreaterThan(5);
  await expect.poll(async () => (await seen(page)).fades).toBeGreaterThan(5);

  // All of them, not only the first.
  await noneArriveAnyMore(page);
  await twoFrames(page);
  const { fades, shifts } = await seen(page);
  expect(shifts).toBe(0);
  await page.getByRole('link', { name: 'Sign In' }).click();
  await expect(page.getByRole('button', { name: 'Sign in with Google' })).toBeVisible();
  await page.goBack();
  await expect.poll(() => drawnPictures(page)).toBeGreaterThan(5);
  await twoFrames(page);
  expect((await seen(page)).fades).toBe(fades);
});

test('pictures from the cache appear at once', async ({ page, backend, bundleServer }) => {
  const picture = `${bundleServer.origin}/icons/icon-192.png`;
  await backend.store.update((db) => db.users.forEach((user) => (user.profilePicture = picture)));
  await page.goto('/auth');
  await page.evaluate(async (source) => {
    const image = Object.assign(new Image(), { src: source });
    await image.decode();
  }, picture);
  await page.getByRole('link', { name: 'Talentboard' }).click();
  await page.getByRole('button', { name: 'Members' }).click();
  await expect.poll(() => drawnPictures(page)).toBeGreaterThan(5);
  await twoFrames(page);
  expect((await seen(page)).fades).toBe(0);
});

test('a picture that the policy refuses is explained in the console, once', async ({
  page,
  backend,
  guard,
}) => {
  guard.allow(/img-src/);
  await backend.store.update((db) =>
    db.users.forEach((user) => (user.profilePicture = `http://pictures.example.com/${user._id}`)),
  );
  const explained: string[] = [];
  let refused = 0;
  page.on('console', (message) => {
    if (message.type() === 'warning') explained.push(message.text());
    if (message.text().startsWith('policy violation: img-src')) refused += 1;
  });
  await page.goto('/?mode=member');
  await expect.poll(() => refused).toBeGreaterThan(5);
  expect(explained).toEqual([expect.stringContaining('VITE_PICTURE_ORIGINS')]);
});

test('nothing fades for people who prefer reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const letArrive = await holdPictures(page);
  await page.goto('/?mode=member');
  await picturesAreLate(page);
  letArrive();
  await expect.poll(() => drawnPictures(page)).toBeGreaterThan(5);
  await expect(page.locator('img[data-late]').first()).toHaveCSS('animation-duration', '1e-05s');
});
