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
