import type { ApplicationStatus } from './application-status';
import type { Verdict } from './assessment';

export const VERDICT_WORDS: Record<Verdict, string> = { yes: 'Yes', maybe: 'Maybe', no: 'No' };

/** An application's status in a word or two; '' while there is nothing to say. */
export function statusWords(status: ApplicationStatus): string {
  switch (status.kind) {
    case 'open':
      return status.verdict === null ? '' : VERDICT_WORDS[status.verdict];
    case 'queued':
      return status.outcome === 'accept' ? 'To be accepted' : 'To be rejected';
    case 'sending':
      return 'Sending...';
    case 'unconfirmed':
      return 'To be checked';
    case 'refused':
      return 'Not sent';
    case 'decided':
      return decidedWords(status);
    case 'gone':
      return 'Not listed any more';
  }
}

function decidedWords({ outcome, by }: Extract<ApplicationStatus, { kind: 'decided' }>): string {
  if (by === 'unknown') return 'Decided; the answer was lost';
  const word = outcome === null ? 'Decided' : outcome === 'accept' ? 'Accepted' : 'Rejected';
  if (by === 'earlier') return `${word} earlier`;
  return by === 'own' ? word : `${word} elsewhere`;
}
