import { QueryStatus } from '@reduxjs/toolkit/query';
import { baseApi } from '@/api/base-api';
import { showNotice } from '@/ui/toasts/notice-store';
import type { AppStore } from '../store';

/**
 * Says at once why a change that was asked for without a network has not been made: the usual texts for failures do not
 * mention it.
 */
export function tellNotSent({ getState, subscribe }: AppStore): void {
  let { mutations: before } = getState()[baseApi.reducerPath];
  subscribe(() => {
    const { mutations } = getState()[baseApi.reducerPath];
    if (mutations === before) return;
    const hasFailed = Object.entries(mutations).some(
      ([id, change]) =>
        change?.status === QueryStatus.rejected && before[id]?.status !== QueryStatus.rejected,
    );
    before = mutations;
    if (hasFailed && !navigator.onLine) showNotice('You are offline. Nothing was sent.');
  });
}
