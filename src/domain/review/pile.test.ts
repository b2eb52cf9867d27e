import { expect, it } from 'vitest';
import type { ApplicationStatus } from './application-status';
import type { Verdict } from './assessment';
import { countPiles, pileOf, PILES, type Pile } from './pile';

it.each<[ApplicationStatus, Verdict | null, Pile]>([
  [{ kind: 'open', verdict: null, isRead: false }, null, 'toRead'],
  [{ kind: 'open', verdict: 'maybe', isRead: true }, 'maybe', 'maybe'],
  // The server refused the acceptance, and the reviewer has changed their mind since.
  [{ kind: 'refused', outcome: 'accept', text: null }, 'no', 'no'],
  [{ kind: 'refused', outcome: 'accept', text: null }, null, 'toRead'],
  [{ kind: 'queued', outcome: 'accept' }, 'yes', 'sending'],
  [{ kind: 'sending', outcome: 'accept' }, 'yes', 'sending'],
  [{ kind: 'unconfirmed', outcome: 'reject' }, 'no', 'sending'],
  [{ kind: 'decided', outcome: 'accept', by: 'own' }, 'yes', 'sent'],
  [{ kind: 'decided', outcome: 'accept', by: 'other' }, 'yes', 'decided'],
  [{ kind: 'decided', outcome: null, by: 'unknown' }, 'yes', 'sent'],
  [{ kind: 'gone' }, 'no', 'decided'],
])('%j with the verdict %j is in the pile %s', (status, verdict, pile) => {
  expect(pileOf(status, verdict)).toBe(pile);
});

it('counts every pile, empty ones too', () => {
  const counts = countPiles(['yes', 'toRead', 'yes']);
  expect(counts).toMatchObject({ yes: 2, toRead: 1, maybe: 0 });
  expect(Object.keys(counts)).toEqual([...PILES]);
});
