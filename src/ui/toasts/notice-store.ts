import { createStore } from '@/lib/stores/create-store';

/** The notices that nobody has shown yet. */
export const waitingNotices = createStore<readonly string[]>([]);
/** Shows a one-line notice (Sonner). */
export function showNotice(text: string): void {
  waitingNotices.set([...waitingNotices.get(), text]);
}

/** Takes the notices that wait to be shown; each is returned once. */
export function takeNotices(): readonly string[] {
  const taken = waitingNotices.get();
  if (taken.length > 0) waitingNotices.set([]);
  return taken;
}
