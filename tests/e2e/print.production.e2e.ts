import { becomeViewer } from '../screens/become-viewer';
import { viewerId } from '../screens/worlds';
import { expect, test } from './fixtures';

test('a profile with much to say still prints on one page', async ({ page, backend, signInAs }) => {
  await becomeViewer({ page, backend, signInAs }, 'member');
  await backend.store.update((db) => {
    const user = db.users.find(({ _id }) => _id === viewerId('creator'))!;
    const paragraph =
      'I have led teams that draw, build and measure what people use every day, in four countries. ';
    user.bio = Array.from({ length: 8 }, () => paragraph.repeat(7)).join('\n\n');
    user.profileQuestions.techStack = Array.from({ length: 40 }, (_, index) => `Technology ${index + 1}`);
    user.socialMedia = Array.from({ length: 14 }, (_, index) => ({
      _id: `link${index}`,
      platform: `Site ${index + 1}`,
      url: `https://example.com/people/maya-lindqvist/${index + 1}`,
    }));
  });
  await page.goto(`/profile/${viewerId('creator')}`);
  await expect(page.getByText('Technology 40', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print profile' })).toBeVisible();
  const pdf = await page.pdf({ format: 'A4' });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});
