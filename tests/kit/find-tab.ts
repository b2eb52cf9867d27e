import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/** A tab, once the code of its strip has arrived: it would replace a tab that is just being pressed. */
export async function findTab(name: RegExp | string): Promise<HTMLElement> {
  await waitFor(() => expect(screen.getByRole('tablist')).toHaveAttribute('tabindex'));
  return screen.findByRole('tab', { name });
}
