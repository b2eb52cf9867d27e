import { defineConfig } from '@playwright/test';
import type { ProjectOptions } from '../e2e/fixtures';
import base from '../e2e/playwright.config';

/** `npm run screens [-- --grep board]`: pictures of every screen to look at. Nothing is compared. */
export default defineConfig<object, ProjectOptions>({
  ...base,
  testDir: '.',
  reporter: 'list',
  projects: base.projects!.flatMap((project) => {
    if (project.name === 'bundles') return { ...project, testDir: '../e2e' };
    return project.name === 'production' ? { ...project, testMatch: 'production.screens.ts' } : [];
  }),
});
