import { screen, within } from '@testing-library/react';
import type { DemoUser } from '@/demo/db';
import { renderApp } from '@kit/render-app';

type User = ReturnType<typeof renderApp>['user'];

export const field = (name: string) => screen.getByRole('textbox', { name });
export const newLink = () => within(screen.getByRole('group', { name: 'New custom link' }));
export const saveButton = () => screen.getByRole('button', { name: 'Save Changes' });

/**
 * Opens the dialog in which a member edits the profile.
 * @param change the profile as it is before
 * @returns the app, and what was sent so far
 */
export async function openDialog(change: (member: DemoUser) => void = () => undefined) {
  const app = renderApp('/profile', {
    as: 'member',
    arrange: (db) => change(db.users.find(({ _id }) => _id === 'member')!),
  });
  await app.user.click(await screen.findByRole('button', { name: 'Edit Profile' }));
  await screen.findByRole('dialog', { name: 'Edit Profile' });
  const saved = () => app.callsTo('PUT', '/profile').map(({ body }) => body);
  return { ...app, saved };
}

/** Pasted: each key draws the whole form, and what matters here is what it holds in the end. */
export async function write(user: User, control: HTMLElement, text: string) {
  await user.clear(control);
  await user.paste(text);
}

/** Replaces the content of a text field. */
export const retype = (user: User, name: string, text: string) => write(user, field(name), text);
