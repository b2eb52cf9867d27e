import { QueryStatus } from '@reduxjs/toolkit/query';
import { baseApi } from '@/api/base-api';
import { showNotice } from '@/ui/toasts/notice-store';
import type { AppStore } from '../store';

/**
 * Says at once why a change that was asked for without a network has not been made: the usual texts for failures do not
 * mention it. One that has lost its network on the way may have arrived.
 */
export function tellNotSent({ getState, subscribe }: AppStore): void {
  let { mutations: before } = getState()[baseApi.reducerPath];
  const begunOffline = new Set<string>();
  subscribe(() => {
    const { mutations } = getState()[baseApi.reducerPath];
    const previous = before;
    before = mutations;
    if (mutations === previous || navigator.onLine) return;
    let isUnsent = false;
    for (const [id, change] of Object.entries(mutations)) {
      if (change === previous[id]) continue;
      if (change?.status === QueryStatus.pending) begunOffline.add(change.requestId);
      if (change?.status === QueryStatus.rejected) isUnsent ||= begunOffline.has(change.requestId);
    }
    if (isUnsent) showNotice('You are offline. Nothing was sent.');
  });
}
