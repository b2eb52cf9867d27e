let waiting: readonly string[] = [];
let isNeeded = false;
const listeners = new Set<() => void>();

/** Shows a one-line notice in the second style (Sonner); its code is loaded with the first one. */
export function showNotice(text: string): void {
  waiting = [...waiting, text];
  isNeeded = true;
  listeners.forEach((listener) => listener());
}

/** Hands over the notices that wait to be drawn; each is handed over once. */
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
  /** Whether a notice was ever asked for. */
  getSnapshot: () => isNeeded,
  getWaiting: (): readonly string[] => waiting,
};
