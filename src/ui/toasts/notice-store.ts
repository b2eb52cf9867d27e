import { createStore } from '@/lib/stores/create-store';

/** Notices that are queued until the toaster has mounted. */
export const waitingNotices = createStore<readonly string[]>([]);
/** Shows a one-line notice (Sonner). */
export function showNotice(text: string): void {
  waitingNotices.set([...waitingNotices.get(), text]);
}

/** Returns the queued notices and empties the queue. */
export function takeNotices(): readonly string[] {
  const taken = waitingNotices.get();
  if (taken.length > 0) waitingNotices.set([]);
  return taken;
}
