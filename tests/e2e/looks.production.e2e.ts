import type { Locator, Page } from '@playwright/test';
import { seedDb } from '@/demo/seed/seed-db';
import { accountOf } from './firebase/id-token';
import { expect, test } from './fixtures';
import { keepToasts } from './toasts';

const db = seedDb();
const [board] = db.boards;
const creator = db.users.find(({ _id }) => _id === board?.creator);
if (board === undefined || creator === undefined) throw new Error('The seed has no creator');

/**
 * The titled toast with this text, found by its element: an open dialog hides everything outside of it from queries
 * by role.
 */
const toast = (page: Page, text: string) => page.locator('ol > li', { hasText: text });

/** The colours of an element. */
const coloursOf = (element: Locator) =>
  element.evaluate((node) => {
    const { color, borderTopColor } = getComputedStyle(node);
    return { color, borderTopColor };
  });

/** The theme's colour for destructive things, as a computed value. */
const danger = (element: Locator) =>
  element.evaluate((node) => {
    const probe = node.ownerDocument.createElement('span');
    probe.style.color = 'var(--danger)';
    node.ownerDocument.body.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  });

for (const colorScheme of ['light', 'dark'] as const) {
  test(`what fails or destroys looks like it, and nothing else does, ${colorScheme}`, async ({
    page,
    signInAs,
    backend,
    guard,
  }) => {
    guard.allow(/status of 500/);
    await page.emulateMedia({ colorScheme });
    await signInAs(accountOf(creator));
    // Signs in on a protected page first: an open one does not ask who is signed in.
    await page.goto('/boards');
    await keepToasts(page);
    await page.getByRole('link', { name: board.name }).click();
    const red = await danger(page.locator('body'));

    await page.getByRole('button', { name: 'Delete' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete Board' });
    expect(await coloursOf(dialog.getByRole('button', { name: 'Delete Board' }))).toEqual({
      color: red,
      borderTopColor: red,
    });
    const cancel = dialog.getByRole('button', { name: 'Cancel' });
    expect(Object.values(await coloursOf(cancel))).not.toContain(red);

    backend.fail({ method: 'DELETE', path: `/api/boards/${board._id}`, times: 1, status: 500 });
    await dialog.getByRole('button', { name: 'Delete Board' }).click();
    const failed = toast(page, 'Failed to delete the board. Please try again.');
    await expect(failed).toBeVisible();
    expect((await coloursOf(failed)).borderTopColor).toBe(red);
    expect((await coloursOf(failed.getByText('Error', { exact: true }))).color).toBe(red);

    await cancel.click();
    await page.getByRole('button', { name: 'Edit' }).click();
    const edit = page.getByRole('dialog', { name: 'Edit Board' });
    await edit.getByLabel('Board Name').fill(`${board.name} of Stockholm`);
    await edit.getByRole('button', { name: 'Save Changes' }).click();
    const saved = toast(page, 'Board updated successfully');
    await expect(saved).toBeVisible();
    expect((await coloursOf(saved)).borderTopColor).not.toBe(red);
    expect((await coloursOf(saved.getByText('Success', { exact: true }))).color).not.toBe(red);
  });
}

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (box === null) throw new Error('It is not drawn');
  return { top: box.y, bottom: box.y + box.height };
}

for (const size of [
  { width: 1280, height: 720 },
  { width: 320, height: 640 },
]) {
  test(`at ${size.width} px a notice lies neither on a titled toast nor on the buttons of a dialog`, async ({
    page,
    signInAs,
    backend,
  }) => {
    const request = db.joinRequests.find(({ status }) => status === 'pending');
    const owned = db.boards.find(({ _id }) => _id === request?.board);
    const owner = db.users.find(({ _id }) => _id === owned?.creator);
    if (!owned || !owner) throw new Error('No application waits');
    await backend.store.update((now) => void Object.assign(now, seedDb()));
    await page.setViewportSize(size);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await signInAs(accountOf(owner));
    await page.goto(`/boards/${owned._id}?tab=requests`);
    await page.getByRole('main').getByRole('article').getByRole('button').first().click();
    await keepToasts(page);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').first().fill('Welcome');
    await dialog.getByRole('button', { name: /^Accept/ }).click();
    const notice = page.locator('[data-sonner-toast]', { hasText: 'Join request accepted' });
    await expect(notice).toBeVisible();

    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    const save = dialog.getByRole('button', { name: 'Save Changes' });
    await expect(save).toBeVisible();
    await expect.poll(async () => (await boxOf(notice)).bottom < (await boxOf(save)).top).toBe(true);
    expect((await boxOf(notice)).top).toBeGreaterThanOrEqual(0);

    await dialog
      .getByLabel('Description')
      .fill('People who show what they work on, and say what they think of it.');
    await save.click();
    const saved = toast(page, 'Board updated successfully');
    await expect(saved).toBeVisible();
    await expect.poll(async () => (await boxOf(notice)).bottom <= (await boxOf(saved)).top).toBe(true);
  });
}
