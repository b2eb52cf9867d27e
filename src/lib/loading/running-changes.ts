const running = new Set<Promise<unknown>>();

/** Counts a change that is being sent to the server until it is answered. @returns the same promise */
export function countChange<T>(change: Promise<T>): Promise<T> {
  const end = () => running.delete(change);
  running.add(change);
  change.then(end, end);
  return change;
}

/** Whether a change has been sent and not been answered yet. */
export const isChangeRunning = (): boolean => running.size > 0;

/** Resolves once all changes have been answered, or have failed. */
export async function untilChangesEnd(): Promise<void> {
  while (isChangeRunning()) await Promise.allSettled(running);
}
