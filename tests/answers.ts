import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import type { AppStore } from '@/app/store';

function openCalls(store: AppStore): string[] {
  const { queries, mutations } = store.getState().api;
  const calls = [...Object.values(queries), ...Object.values(mutations)];
  return calls.filter((call) => call?.status === 'pending').map((call) => String(call?.endpointName));
}

/**
 * Every call that the screen has sent was answered or given up, and what that changes has been drawn. Only from here on can
 * a test say what the screen does not show.
 */
export async function answersAreIn({ store }: { store: AppStore }): Promise<void> {
  do {
    await waitFor(() => expect(openCalls(store)).toEqual([]));
    // One answer may have led to the next question while this was drawn.
  } while (openCalls(store).length > 0);
}
