import { expect, type Page } from '@playwright/test';
import { keepsFiltersAside } from './room-checks';
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
  { name: 'home-boards-none', as: null, path: '/?q=zzzz', show: text('No Boards Found') },
  { name: 'home-boards-one', as: null, path: '/?q=breakfast', show: text('1 board') },
  {
    name: 'home-boards-arranged',
    as: null,
    path: '/?type=developers&sort=members',
    show: async (page) => {
      await text(/^\d+ boards$/)(page);
      await expect(page.getByRole('button', { name: 'developers', pressed: true })).toBeVisible();
    },
  },
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
    name: 'home-boards-refused',
    as: null,
    path: '/',
    faults: [{ path: SEARCH, status: 401 }],
    show: text('Sign in to see this'),
  },
  {
    name: 'home-members',
    as: null,
    path: '/?mode=member',
    show: text(/^\d+ members$/),
    room: keepsFiltersAside,
  },
  { name: 'home-members-none', as: null, path: '/?mode=member&q=zzzz', show: text('No Members Found') },
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
  {
    name: 'home-members-narrowed',
    as: null,
    path: '/?mode=member&open=1&work=remote&tech=React&tech=TypeScript&place=a&max=9&sort=name',
    show: async (page) => {
      await unfoldFilters(page);
      await page.getByRole('combobox', { name: 'Technologies' }).fill('Fi');
      await expect(page.getByRole('button', { name: 'Add' })).toBeVisible();
    },
  },
  {
    name: 'home-members-loading',
    as: null,
    path: '/?mode=member',
    faults: [{ path: SEARCH, hang: true }],
    show: text('Loading members...'),
  },
  {
    name: 'home-members-failed',
    as: null,
    path: '/?mode=member&tech=React',
    faults: [{ path: SEARCH, status: 500 }],
    show: text('The members could not be loaded'),
  },
  {
    name: 'home-members-one',
    as: null,
    path: '/?mode=member&q=noor%20haddad',
    show: text('1 member'),
  },
  { name: 'home-bare', as: null, world: 'bare', path: '/', show: text('Nothing to show yet') },
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
    name: 'auth-applying',
    as: null,
    path: `/boards/${BOARDS.busy}`,
    show: async (page) => {
      await page.getByRole('link', { name: 'Apply to join' }).click();
      await text('Sign in to apply to Northern Design Circle')(page);
    },
  },
  {
    name: 'auth-inside-another-app',
    as: null,
    path: '/auth?redirect=%2Fboards%2Fcreate',
    before: (page) =>
      page.addInitScript(() => {
        Object.defineProperty(navigator, 'userAgent', { value: `${navigator.userAgent} LinkedInApp/9.31` });
      }),
    show: text(/^Google refuses to sign people in inside other apps/),
  },
  {
    name: 'auth-closed',
    as: null,
    path: '/auth',
    show: async (page) => {
      await heading('Find Top Talents Across Top Boards')(page);
      await page.evaluate(() =>
        Object.assign(window, { open: () => ({ closed: true, focus() {}, close() {} }) }),
      );
      await page.getByRole('button', { name: 'Sign in with Google' }).click();
      await text(/^The sign-in window was closed before you were signed in\./)(page);
    },
  },
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
  {
    name: 'board-failed',
    as: null,
    path: `/boards/${BOARDS.busy}`,
    faults: [{ path: '/api/boards/*', status: 500 }],
    show: text('Error loading board details.'),
  },
  {
    name: 'board-refused',
    as: null,
    path: `/boards/${BOARDS.busy}`,
    faults: [{ path: '/api/boards/*', status: 401 }],
    show: text('Sign in to see this'),
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
    name: 'short-link',
    as: null,
    path: '/b/nordic1',
    faults: [{ path: '/api/boards/short/*', hang: true }],
    show: heading('Redirecting...'),
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
