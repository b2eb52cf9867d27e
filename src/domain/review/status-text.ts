import type { ReviewStatus } from './decision';

export const STATUS_LABELS: Record<ReviewStatus['kind'], string> = {
  undecided: 'Undecided',
  yes: 'Yes',
  maybe: 'Maybe',
  no: 'No',
  onHold: 'On hold',
  sending: 'Sending',
  checking: 'Checking',
  accepted: 'Accepted',
  rejected: 'Rejected',
  decided: 'Decided',
  unlisted: 'No longer listed',
};

/** @param dayOf formats a time as a day, such as '3 May' */
export function statusText(status: ReviewStatus, dayOf: (time: Date) => string): string {
  const word = STATUS_LABELS[status.kind];
  if (!('sentAt' in status)) return word;
  if (status.isResponseLost) return `${word}. No response was received.`;
  return status.sentAt === null ? word : `${word}, sent by you, ${dayOf(new Date(status.sentAt))}`;
}

/** Why the application can't be decided; null if it can. */
export function closedText(status: ReviewStatus): string | null {
  switch (status.kind) {
    case 'accepted':
    case 'rejected':
      return `This request has already been ${status.kind}.`;
    case 'decided':
      return status.isResponseLost
        ? 'This request is decided. No response to your own decision was received.'
        : 'This request has already been decided.';
    case 'unlisted':
      return 'This request is no longer listed. It was withdrawn, or decided on another device.';
    case 'sending':
      return 'Your decision is being sent.';
    case 'checking':
      return 'No response to your decision was received. The list is being checked.';
    default:
      return null;
  }
}
