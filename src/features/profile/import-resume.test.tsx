import sample from '@jsonresume/schema/sample.resume.json';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { expectToast } from '@kit/expect-toast';
import { renderApp } from '@kit/render-app';

const file = (content: unknown, name = 'resume.json') =>
  new File([typeof content === 'string' ? content : JSON.stringify(content)], name, {
    type: 'application/json',
  });

async function openImport() {
  const app = renderApp('/profile', { as: 'member' });
  await app.user.click(await screen.findByRole('button', { name: 'Edit Profile' }));
  await app.user.click(await screen.findByRole('button', { name: 'Import a JSON Resume' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Import a JSON Resume' }));
  return {
    ...app,
    dialog,
    choose: (chosen: File) => app.user.upload(dialog.getByLabelText('Résumé file'), chosen),
  };
}

it('shows what would change, fills in what is ticked, and saves it with the form only', async () => {
  const { user, dialog, choose, callsTo } = await openImport();
  expect(dialog.getByRole('button', { name: 'Fill in 0 changes' })).toBeDisabled();
  await choose(
    file({
      basics: { summary: 'From the file', location: { city: 'Porto' }, label: 'Product', url: '' },
      skills: [{ name: 'Elm', level: null }],
    }),
  );
  expect(await dialog.findByText('What would change:')).toBeVisible();
  const boxes = dialog.getAllByRole('checkbox');
  expect(boxes.map((box) => box.closest('label')?.textContent)).toEqual([
    'Location',
    'Bio',
    'Role',
    'Tech stack',
  ]);
  expect(dialog.getByRole('checkbox', { name: 'Location' })).toHaveAccessibleDescription(
    'Instead of: Lisbon Porto',
  );
  expect(dialog.getByText('From the file')).toHaveClass('as-written');
  await user.click(dialog.getByRole('checkbox', { name: 'Role' }));
  await user.click(dialog.getByRole('button', { name: 'Fill in 3 changes' }));

  await expectToast('Filled in. Nothing is saved until you press Save Changes.');
  const form = within(await screen.findByRole('dialog', { name: 'Edit Profile' }));
  expect(form.getByLabelText('Bio')).toHaveValue('From the file');
  expect(form.getByLabelText('Location')).toHaveValue('Porto');
  expect(callsTo('PUT', '/profile')).toEqual([]);
  await user.click(form.getByRole('button', { name: 'Save Changes' }));
  await expectToast('Your profile has been successfully updated.');
  expect(callsTo('PUT', '/profile')[0]?.body).toMatchObject({
    bio: 'From the file',
    location: 'Porto',
    profileQuestions: { role: 'developer', techStack: ['TypeScript', 'React', 'CSS', 'Node.js', 'Elm'] },
  });
});

it("reads the format's own sample", async () => {
  const { dialog, choose } = await openImport();
  await choose(file(sample));
  expect(await dialog.findByRole('checkbox', { name: 'Bio' })).toBeChecked();
});

it.each([
  ['no JSON', 'Dear Sir or Madam', /^This file is not JSON\./],
  ['a list', '[1, 2]', 'This file has no résumé in it.'],
  ['a text', '"résumé"', 'This file has no résumé in it.'],
  [
    'another form',
    { basics: 'Ada' },
    'This file is not a JSON Resume: “basics” is not what the format asks for.',
  ],
  [
    'a wrong date',
    { work: [{}, { startDate: 'last spring' }] },
    'This file is not a JSON Resume: “work.1.startDate” is not what the format asks for.',
  ],
  ['too much', `"${'a'.repeat(1_000_001)}"`, 'This file is too large for a résumé. At most 1 MB is read.'],
  ['endless lists', '['.repeat(50_000), /^This file /],
])('says what is wrong with %s, and takes another file then', async (_name, content, sentence) => {
  const { dialog, choose } = await openImport();
  await choose(file(content));
  expect(await dialog.findByRole('alert')).toHaveTextContent(sentence);
  expect(dialog.getByLabelText('Résumé file')).toBeInvalid();
  expect(dialog.getByRole('button', { name: 'Fill in 0 changes' })).toBeDisabled();
  await choose(file({ basics: { summary: 'Better' } }));
  expect(await dialog.findByRole('checkbox', { name: 'Bio' })).toBeChecked();
  expect(dialog.queryByRole('alert')).not.toBeInTheDocument();
});

it('says so where there is nothing new', async () => {
  const { user, dialog, choose } = await openImport();
  await choose(file({ basics: { name: 'Somebody Else' } }));
  expect(
    await dialog.findByText('Your profile has everything already that it can take from this résumé.'),
  ).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() =>
    expect(screen.queryByRole('dialog', { name: 'Import a JSON Resume' })).not.toBeInTheDocument(),
  );
  expect(screen.getByRole('dialog', { name: 'Edit Profile' })).toBeVisible();
});
