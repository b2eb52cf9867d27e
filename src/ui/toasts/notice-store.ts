import { createStore } from '@/lib/stores/create-store';

/** The notices that nobody has shown yet. */
export const waitingNotices = createStore<readonly string[]>([]);
/** Whether there has ever been a notice. */
export const noticesAreNeeded = createStore(false);

/** Shows a one-line notice (Sonner, whose code loads with the first one). */
export function showNotice(text: string): void {
  noticesAreNeeded.set(true);
  waitingNotices.set([...waitingNotices.get(), text]);
}

/** Takes the notices that wait to be shown; each is returned once. */
export function takeNotices(): readonly string[] {
  const taken = waitingNotices.get();
  if (taken.length > 0) waitingNotices.set([]);
  return taken;
}
