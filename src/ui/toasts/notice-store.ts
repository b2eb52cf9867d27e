let waiting: readonly string[] = [];
let isNeeded = false;
const listeners = new Set<() => void>();

/** Shows a one-line notice (Sonner, whose code loads with the first one). */
export function showNotice(text: string): void {
  waiting = [...waiting, text];
  isNeeded = true;
  listeners.forEach((listener) => listener());
}

/** Takes the notices that wait to be shown; each is returned once. */
export function takeNotices(): readonly string[] {
  const taken = waiting;
  waiting = [];
  if (taken.length > 0) listeners.forEach((listener) => listener());
  return taken;
}

export const noticeStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Whether there has ever been a notice. */
  getSnapshot: () => isNeeded,
  getWaiting: (): readonly string[] => waiting,
};
