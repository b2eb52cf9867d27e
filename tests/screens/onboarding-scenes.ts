import { expect, type Page } from '@playwright/test';
import type { Scene } from './scene';
import { BOARDS } from './worlds';

const heading = (name: string) => (page: Page) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

const secondStep = heading('Profile Information');

async function firstStep(page: Page) {
  await secondStep(page);
  await page.getByRole('button', { name: 'Profile (saved)' }).click();
  await heading('Complete Your Profile')(page);
}

async function answerQuestions(page: Page) {
  await secondStep(page);
  await page.getByLabel('Role', { exact: true }).selectOption('designer');
  await page.getByText('Remote', { exact: true }).click();
  await page.getByLabel('Years of experience').fill('7');
  await page.getByLabel('Salary (USD per year)').fill('90000');
  await page.getByText('Looking for opportunities', { exact: true }).click();
}

/** Onboarding, and the screens of somebody who has not finished it. */
export const ONBOARDING_SCENES: readonly Scene[] = [
  { name: 'onboarding-profile', as: 'unfinished', path: '/onboarding', show: firstStep },
  {
    name: 'onboarding-profile-taken',
    as: 'unfinished',
    path: '/onboarding',
    show: async (page) => {
      await firstStep(page);
      await page.getByLabel('Username').fill('mayalindqvist');
      await page.getByLabel('Bio').fill('');
      await page.getByLabel('Bio').blur();
      await expect(page.getByText(/already taken/)).toBeVisible();
    },
  },
  {
    name: 'onboarding-questions-errors',
    as: 'unfinished',
    path: '/onboarding',
    show: async (page) => {
      await secondStep(page);
      await page.getByLabel('Role', { exact: true }).selectOption('developer');
      await page.getByLabel('Other', { exact: true }).check({ force: true });
      await page.getByLabel('Other', { exact: true }).uncheck({ force: true });
      await page.getByLabel('Tech stack').focus();
      await page.getByLabel('Years of experience').fill('60');
      await page.getByLabel('Salary (USD per year)').fill('-1');
      await page.getByLabel('Salary (USD per year)').blur();
      await expect(page.getByText('Salary must be positive')).toBeVisible();
    },
  },
  {
    name: 'onboarding-social',
    as: 'unfinished',
    path: '/onboarding',
    show: async (page) => {
      await answerQuestions(page);
      await page.getByRole('button', { name: 'Continue' }).click();
      await heading('Social Profiles')(page);
      await page.getByLabel('GitHub').fill('not a url');
      await page.getByLabel('GitHub').blur();
      await expect(page.getByText('Must be a valid URL')).toBeVisible();
    },
  },
  {
    name: 'onboarding-extreme',
    as: 'unfinished',
    world: 'extreme',
    path: '/onboarding',
    show: firstStep,
  },
  {
    name: 'join-unfinished',
    as: 'unfinished',
    path: `/board/join/${BOARDS.busy}`,
    show: (page) => expect(page.getByRole('button', { name: 'Complete Profile' })).toBeVisible(),
  },
  {
    name: 'toast-destructive',
    as: 'unfinished',
    path: '/onboarding',
    show: async (page) => {
      await secondStep(page);
      await page.getByRole('link', { name: 'Talentboard' }).click();
    },
    toast: 'Please complete your profile to access the dashboard',
  },
];
