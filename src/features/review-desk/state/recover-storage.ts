import type { ReviewPorts } from './review-ports';

/**
 * @param recover rejects while the storage does not work
 * @returns starts trying; once at a time, until it works
 */
export function recoverStorage(
  { untilRetry }: Pick<ReviewPorts, 'untilRetry'>,
  life: { isOver: boolean },
  recover: () => Promise<void>,
): () => void {
  let isTrying = false;
  async function tryUntilItWorks() {
    for (let failures = 1; ; failures += 1) {
      await untilRetry(failures);
      if (life.isOver) return;
      try {
        return await recover();
      } catch {
        // Next time.
      }
    }
  }
  return () => {
    if (isTrying) return;
    isTrying = true;
    void tryUntilItWorks().then(() => (isTrying = false));
  };
}
