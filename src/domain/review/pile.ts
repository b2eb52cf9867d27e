import { canBeDecided, type ApplicationStatus } from './application-status';
import type { Verdict } from './assessment';

/** The pile an application is in for its reviewer: always exactly one. */
export const PILES = ['toRead', 'yes', 'maybe', 'no', 'sending', 'sent', 'decided'] as const;
export type Pile = (typeof PILES)[number];

export const PILE_LABELS: Record<Pile, string> = {
  toRead: 'To read',
  yes: 'Yes',
  maybe: 'Maybe',
  no: 'No',
  sending: 'Sending',
  sent: 'Sent',
  decided: 'Decided elsewhere',
};

/** @param verdict counts as long as nothing is being sent: what was refused still has to be decided */
export function pileOf(status: ApplicationStatus, verdict: Verdict | null): Pile {
  if (canBeDecided(status)) return verdict ?? 'toRead';
  if (status.kind === 'decided') {
    return status.by === 'other' ? 'decided' : 'sent';
  }
  return status.kind === 'gone' ? 'decided' : 'sending';
}

export type PileCounts = Record<Pile, number>;

export function countPiles(piles: Iterable<Pile>): PileCounts {
  const counts = Object.fromEntries(PILES.map((pile) => [pile, 0])) as PileCounts;
  for (const pile of piles) counts[pile] += 1;
  return counts;
}
