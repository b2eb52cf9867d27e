import { countPiles, type Pile, type PileCounts } from '@/domain/review/pile';
import type { ReviewStore } from './review-state';

/**
 * Counts the applications in each pile. It runs with every key press, so it only looks at those that have changed
 * since, and returns the same object as long as the counts are the same.
 * @param pileOf must depend on nothing but what the store has of that application
 */
export function createPileCounter(
  store: ReviewStore,
  boardId: string,
  requestIds: readonly string[],
  pileOf: (requestId: string) => Pile,
): () => PileCounts {
  const partsOf = () => {
    const { assessments, outbox } = store.getState();
    return { byRequest: assessments[boardId]?.byRequest, deliveries: outbox.deliveries };
  };
  let parts = partsOf();
  const piles = requestIds.map(pileOf);
  let counts = countPiles(piles);
  return () => {
    const before = parts;
    parts = partsOf();
    const { byRequest, deliveries } = parts;
    if (byRequest === before.byRequest && deliveries === before.deliveries) return counts;
    let next = counts;
    requestIds.forEach((id, place) => {
      if (byRequest?.[id] === before.byRequest?.[id] && deliveries[id] === before.deliveries[id]) return;
      const [pile, now] = [piles[place], pileOf(id)];
      if (pile === undefined || pile === now) return;
      piles[place] = now;
      next = { ...next, [pile]: next[pile] - 1 };
      next[now] += 1;
    });
    counts = next;
    return counts;
  };
}
