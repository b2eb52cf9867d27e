import { screen } from '@testing-library/react';
import { expect } from 'vitest';

/** A toast or a one-line notice says this: its title, or its description. */
export async function expectToast(text: string): Promise<void> {
  const message = await screen.findByText(text);
  expect(message).toBeVisible();
  expect(message.closest('[aria-label^="Notifications"]'), 'the region of toasts').not.toBeNull();
}
