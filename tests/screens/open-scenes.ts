import { expect, type Page } from '@playwright/test';
import { showsSkeleton, showsText as text, type Scene } from './scene';
import { BOARDS } from './worlds';

const heading = (name: string | RegExp) => (page: Page) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

const SEARCH = '/api/boards';

/** In a narrow window the filters of people are folded. */
async function unfoldFilters(page: Page): Promise<void> {
  await expect(page.getByText(/^\d+ members?$/).first()).toBeVisible();
  const button = page.getByRole('button', { name: /^Filters/ });
  if (await button.isVisible()) await button.click();
  await expect(page.getByRole('combobox', { name: 'Technologies' })).toBeVisible();
}

/** What a visitor can open. */
export const OPEN_SCENES: readonly Scene[] = [
  { name: 'home-boards', as: null, path: '/', show: text(/^\d+ boards$/) },
  {
    name: 'home-boards-loading',
    as: null,
    path: '/',
    faults: [{ path: SEARCH, hang: true }],
    show: text('Loading boards...'),
  },
  {
    name: 'home-boards-failed',
    as: null,
    path: '/',
    faults: [{ path: SEARCH, status: 500 }],
    show: text('The boards could not be loaded'),
  },
  {
    name: 'home-members',
    as: null,
    path: '/?mode=member',
    show: text(/^\d+ members$/),
  },
  {
    name: 'home-members-filters',
    as: null,
    path: '/?mode=member&role=designer&min=2',
    show: async (page) => {
      await unfoldFilters(page);
      await page.getByLabel('Min years').fill('21');
      await expect(page.getByText('Use a whole number from 0 to 20')).toBeVisible();
    },
  },
  { name: 'home-boards-extreme', as: null, world: 'extreme', path: '/', show: text(/^\d+ boards$/) },
  {
    name: 'home-members-extreme',
    as: null,
    world: 'extreme',
    path: '/?mode=member',
    show: text(/^\d+ members$/),
  },
  { name: 'auth', as: null, path: '/auth', show: heading('Find Top Talents Across Top Boards') },
  {
    name: 'auth-failed',
    as: null,
    path: '/auth',
    show: async (page) => {
      await heading('Find Top Talents Across Top Boards')(page);
      // As in a browser that blocks the window.
      await page.evaluate(() => Object.assign(window, { open: () => null }));
      await page.getByRole('button', { name: 'Sign in with Google' }).click();
      await expect(page.getByRole('alert')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Copy Link' })).toBeVisible();
    },
  },
  {
    name: 'board-visitor',
    as: null,
    path: `/boards/${BOARDS.busy}`,
    show: async (page) => {
      await heading('Northern Design Circle')(page);
      await expect(page.getByRole('list', { name: 'Members' })).toBeVisible();
    },
  },
  {
    name: 'board-loading',
    as: null,
    path: `/boards/${BOARDS.busy}`,
    faults: [{ path: '/api/boards/*', hang: true }],
    show: showsSkeleton,
  },
  { name: 'board-missing', as: null, path: '/boards/none', show: heading('No board data available.') },
  {
    name: 'board-visitor-extreme',
    as: null,
    world: 'extreme',
    path: `/boards/${BOARDS.joined}`,
    show: (page) => expect(page.getByRole('list', { name: 'Members' })).toBeVisible(),
  },
  {
    name: 'offline',
    as: null,
    path: '/',
    show: async (page) => {
      await text(/^\d+ boards$/)(page);
      // By the browser's event only; if it were really offline, the next scene could not be opened.
      await page.evaluate(() => {
        Object.defineProperty(navigator, 'onLine', { get: () => false });
        dispatchEvent(new Event('offline'));
      });
      await text(/^You are offline/)(page);
    },
  },
  { name: 'coming-soon', as: null, path: '/comingsoon', show: heading('Coming Soon') },
  { name: 'error', as: null, path: '/error', show: heading('Oops! Something went wrong') },
  { name: 'not-found', as: null, path: '/no/such/page', show: heading('Oops! Page not found') },
  {
    name: 'page-not-loaded',
    as: null,
    path: '/comingsoon',
    before: (page) => page.route('**/assets/coming-soon-page*.js', (route) => route.abort()),
    show: (page) => expect(page.getByRole('button', { name: 'Reload' })).toBeVisible(),
  },
  {
    name: 'short-link-invalid',
    as: null,
    path: '/b/none',
    // The page redirects after three seconds.
    isPassing: true,
    show: heading('Invalid or expired link'),
  },
];
