/**
 * Resolves when the connection is back.
 * @param atLatestMs or after this time: a server that does not answer is not what browsers count as offline
 */
export function untilOnline(atLatestMs?: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      resolve();
    };
    const timer = atLatestMs === undefined ? undefined : setTimeout(end, atLatestMs);
    window.addEventListener('online', end);
  });
}
