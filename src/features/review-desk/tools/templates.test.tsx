import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { expectToast } from '@kit/steps';
import { openDesk, openTool } from '@kit/open-desk';
import { fillNote } from '@/domain/review/note-template';
import { templateSchema } from './templates-dialog';

it('keeps a template’s draft after Escape, until Cancel', async () => {
  const { user } = await openDesk(1);
  await openTool({ user }, 'Templates');
  const openForm = async () => {
    const templates = await screen.findByRole('dialog', { name: 'Templates' });
    await user.click(within(templates).getByRole('button', { name: 'New template' }));
    const form = within(await screen.findByRole('dialog', { name: 'New template' }));
    return { form, title: form.getByRole('textbox', { name: 'Title' }) };
  };
  await user.type((await openForm()).title, 'Warm{Escape}');
  const again = await openForm();
  expect(again.title).toHaveValue('Warm');
  expect(again.form.getByText('Draft restored')).toBeInTheDocument();
  await user.click(again.form.getByRole('button', { name: 'Cancel' }));
  expect((await openForm()).title).toHaveValue('');
});

it('stores the reviewer’s own templates on this device', async () => {
  const { user } = await openDesk(1);
  await openTool({ user }, 'Templates');
  const dialog = await screen.findByRole('dialog', { name: 'Templates' });
  await user.click(within(dialog).getByRole('button', { name: 'New template' }));
  const form = await screen.findByRole('dialog', { name: 'New template' });
  await user.type(within(form).getByRole('textbox', { name: 'Title' }), 'Warm');
  await user.click(within(form).getByRole('button', { name: 'Save template' }));
  const templates = await screen.findByRole('dialog', { name: 'Templates' });
  expect(within(templates).getAllByRole('listitem').at(-1)).toHaveTextContent(/^Warm/);
  await user.click(within(templates).getByRole('button', { name: 'Remove: Warm' }));
  expect(within(templates).queryByText('Warm')).toBeNull();
  const undo = within(templates).getByRole('button', { name: 'Undo removal' });
  expect(undo).toHaveFocus();
  await user.click(undo);
  expect(within(templates).getAllByRole('listitem').at(-1)).toHaveTextContent(/^Warm/);
});

it('rejects a template with an unknown placeholder, and reports odd links', async () => {
  const { user } = await openDesk(1);
  await openTool({ user }, 'Templates');
  const templates = await screen.findByRole('dialog', { name: 'Templates' });
  await user.click(within(templates).getByRole('button', { name: 'New template' }));
  const form = within(await screen.findByRole('dialog', { name: 'New template' }));
  await user.type(form.getByRole('textbox', { name: 'Title' }), 'Warm');
  await user.type(form.getByRole('textbox', { name: 'Text' }), '{{role}: {{city}, www.a.example');
  expect(form.getByRole('textbox', { name: 'Text' })).toHaveValue(
    'Hi {firstName}, {role}: {city}, www.a.example',
  );
  expect(form.getByText('Check the link: www.a.example')).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Save template' }));
  expect(await form.findByText('Unknown placeholder: {city}')).toBeVisible();
});

it('reports full storage for a changed template, and keeps it until a reload', async () => {
  const { user } = await openDesk(1);
  await openTool({ user }, 'Templates');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Templates' }));
  const count = dialog.getAllByRole('listitem').length;
  const [remove] = dialog.getAllByRole('button', { name: /^Remove/ });
  if (remove !== undefined) await user.click(remove);
  await expectToast('Couldn’t save');
  expect(dialog.getAllByRole('listitem')).toHaveLength(count - 1);
});

const PREVIEW = { firstName: 'Ada', name: 'Ada Lovelace', board: 'Engines', role: 'Designer' };

it.each([
  ['Hi {firstName}', 'Hi Ada'],
  ['as { role }', 'as Designer'],
  ['Hi {FIRSTNAME} of {Board}', 'Hi Ada of Engines'],
])('accepts %j, which the preview shows as %j', async (text, preview) => {
  expect(fillNote(text, PREVIEW)).toBe(preview);
  expect(await templateSchema.isValid({ title: 'Warm', use: 'accept', text })).toBe(true);
});

it.each(['Hi {nickname}', 'Hi {first name}', 'Hi [firstName]', 'Hi {firstName'])(
  'rejects the unknown placeholder %j',
  async (text) => {
    expect(fillNote(text, PREVIEW)).toBe(text);
    await expect(templateSchema.validate({ title: 'Warm', use: 'accept', text })).rejects.toThrow(
      /^Unknown placeholder: /,
    );
  },
);
