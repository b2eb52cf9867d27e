import { expect, type Page, type Route } from '@playwright/test';
import { emptyProfileQuestions } from '@/demo/db';
import { seedDb } from '@/demo/seed/seed-db';
import { showsText as text, type Scene } from './scene';
import { BOARDS, viewerId } from './worlds';

async function openProfileEditor(page: Page) {
  await page.getByRole('button', { name: 'Edit profile', exact: false }).click();
  await expect(page.getByRole('dialog', { name: 'Edit Profile' })).toBeVisible();
}

async function answerWithoutDetails(route: Route) {
  const user = seedDb().users.find(({ _id }) => _id === viewerId('member'));
  await route.fulfill({
    json: { ...user, bio: '', location: '', profileQuestions: emptyProfileQuestions() },
  });
}

async function openMenu(page: Page) {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await expect(page.getByRole('menu')).toBeVisible();
}

async function openShareDialog(page: Page) {
  await openMenu(page);
  await page.getByRole('menuitem', { name: 'Share profile' }).click();
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
}

/** Bookmarks the board on screen and two people, and opens the list. */
async function saveSome(page: Page) {
  for (const path of ['', `/profile/${viewerId('creator')}`, `/profile/${viewerId('outsider')}`]) {
    if (path !== '') await page.goto(path);
    await page.getByRole('button', { name: 'Bookmark' }).click();
  }
  await page.goto('/saved');
  await expect(page.getByRole('region', { name: 'People' }).getByRole('link')).toHaveCount(2);
}

/** The screens of what is a person's own: their profile, what they have saved, their menu. */
export const OWN_SCENES: readonly Scene[] = [
  {
    name: 'profile-own',
    as: 'member',
    path: '/profile',
    show: text('No Boards Yet'),
  },
  {
    name: 'profile-missing-parts',
    as: 'member',
    path: '/profile',
    before: (page) => page.route('**/api/profile', answerWithoutDetails),
    show: (page) => expect(page.getByRole('button', { name: 'Bio' })).toBeVisible(),
  },
  { name: 'profile-share', as: 'member', path: '/profile', show: openShareDialog },
  {
    name: 'profile-other',
    as: 'member',
    path: `/profile/${viewerId('creator')}`,
    show: (page) => expect(page.getByRole('link', { name: 'Northern Design Circle' })).toBeVisible(),
  },
  {
    name: 'profile-loading',
    as: 'member',
    path: `/profile/${viewerId('creator')}`,
    faults: [{ path: '/api/profile/*', hang: true }],
    isPassing: true,
    show: text('Loading profile'),
  },
  { name: 'profile-missing', as: 'member', path: '/profile/none', show: text('No profile data available') },
  { name: 'saved', as: 'member', path: `/boards/${BOARDS.busy}`, show: saveSome },
  {
    name: 'profile-edit-errors',
    as: 'member',
    path: '/profile',
    show: async (page) => {
      await openProfileEditor(page);
      const dialog = page.getByRole('dialog', { name: 'Edit Profile' });
      await dialog.getByLabel('GitHub').fill('not a url');
      await dialog.getByRole('button', { name: 'Save Changes' }).click();
    },
    toast: 'Please check the URLs for: GitHub',
  },
  {
    name: 'profile-extreme',
    as: 'member',
    world: 'extreme',
    path: `/profile/${viewerId('creator')}`,
    show: (page) => expect(page.getByRole('article').first()).toBeVisible(),
  },
  { name: 'profile-edit-extreme', as: 'member', world: 'extreme', path: '/profile', show: openProfileEditor },
  {
    name: 'user-menu',
    as: 'member',
    path: '/comingsoon',
    show: async (page) => {
      await page.getByRole('button', { name: 'User menu' }).click();
      await expect(page.getByRole('menu')).toBeVisible();
    },
  },
];
