import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import type { AppStore } from '@/app/store';

function openCalls(store: AppStore): string[] {
  const { queries, mutations } = store.getState().api;
  const calls = [...Object.values(queries), ...Object.values(mutations)];
  return calls.filter((call) => call?.status === 'pending').map((call) => String(call?.endpointName));
}

/**
 * Waits until every call of the screen has been answered or given up, and the result has been drawn. Only then can
 * a test say what the screen does not show.
 */
export async function answersAreIn({ store }: { store: AppStore }): Promise<void> {
  do {
    await waitFor(() => expect(openCalls(store)).toEqual([]));
    // Drawing an answer may have caused another call.
  } while (openCalls(store).length > 0);
}
