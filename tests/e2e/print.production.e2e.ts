import type { Page } from '@playwright/test';
import type { Backend } from '../backend/http-server';
import { becomeViewer } from '../screens/become-viewer';
import { viewerId } from '../screens/worlds';
import { expect, test } from './fixtures';
import { printedPages } from './printed-pages';

const PARAGRAPH =
  'I have led teams that draw, build and measure what people use every day, in four countries. '.repeat(7);
const CHINESE = '我带领团队设计、建造并衡量人们每天使用的东西，遍及四个国家。'.repeat(7);

interface Profile {
  bio: string;
  technologies: number;
  links: number;
}

async function openProfile(page: Page, backend: Backend, { bio, technologies, links }: Profile) {
  await backend.store.update((db) => {
    const user = db.users.find(({ _id }) => _id === viewerId('creator'))!;
    user.bio = bio;
    user.profileQuestions.techStack = Array.from(
      { length: technologies },
      (_, index) => `Technology ${index + 1}`,
    );
    user.socialMedia = Array.from({ length: links }, (_, index) => ({
      _id: `link${index}`,
      platform: `Site ${index + 1}`,
      url: `https://example.com/people/maya-lindqvist/${index + 1}`,
    }));
  });
  await page.emulateMedia({ media: null });
  await page.goto(`/profile/${viewerId('creator')}`);
  // The app's own: before it, index.html draws the profile.
  await expect(page.getByRole('main').getByText(`Technology ${technologies}`, { exact: true })).toBeVisible();
}

/** A4 without its margins of 16 mm. */
const A4_WITHOUT_MARGINS = { width: 673, height: 1001 };

/** @param height of the window, on which nothing depends: in Safari `vh` is a part of it on paper too */
async function lookAtPaper(page: Page, height = A4_WITHOUT_MARGINS.height) {
  await page.setViewportSize({ ...A4_WITHOUT_MARGINS, height });
  await page.emulateMedia({ media: 'print' });
}

/** Whatever does not fit on the printed profile. */
const cutOff = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.printed-page, .printed-page *')]
      .filter(({ scrollHeight, clientHeight }) => clientHeight > 0 && scrollHeight > clientHeight + 4)
      .map((element) => element.outerHTML.slice(0, 100)),
  );

const PROFILES: Record<string, Profile> = {
  'little to say': { bio: 'Draws.', technologies: 3, links: 2 },
  'something to say': { bio: Array(3).fill(PARAGRAPH).join('\n\n'), technologies: 12, links: 5 },
  'much to say': { bio: Array(8).fill(PARAGRAPH).join('\n\n'), technologies: 40, links: 14 },
  'much to say in Chinese': { bio: Array(8).fill(CHINESE).join('\n\n'), technologies: 40, links: 14 },
};

test('a profile prints on one page, with as much of it as fits', async ({ page, backend, signInAs }) => {
  await becomeViewer({ page, backend, signInAs }, 'member');
  for (const [what, profile] of Object.entries(PROFILES)) {
    await test.step(what, async () => {
      await openProfile(page, backend, profile);
      expect.soft(await printedPages(page, 'A4'), `${what}, A4`).toBe(1);
      expect.soft(await printedPages(page, 'Letter'), `${what}, Letter`).toBe(1);
      await lookAtPaper(page, 500);
      expect.soft(await cutOff(page), `what is cut off of ${what}`).toEqual([]);
    });
  }
  await test.step('more than fits on any page', async () => {
    await openProfile(page, backend, { bio: `${PARAGRAPH}\n`.repeat(80), technologies: 40, links: 14 });
    expect(await printedPages(page, 'A4')).toBe(1);
    await lookAtPaper(page);
    // The bio is what is cut.
    await expect(page.getByText('Technology 40', { exact: true })).toBeInViewport({ ratio: 1 });
  });
});
