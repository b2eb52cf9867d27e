import { hashText } from './hash-text';
import { isPending, type OwnJoinRequest } from './join-request';

type Decided = Omit<OwnJoinRequest, 'user' | 'boardId' | 'boardName' | 'createdAt'>;

/**
 * Tells a decision from others on the same request, which may be decided again: after applying again, or because the
 * creator has thought better of it. Hashed, because it stays on the device after a sign-out.
 */
export function decisionKey({ id, status, acceptanceNote, rejectionNote, answers }: Decided): string {
  return `${id}\n${hashText([status, acceptanceNote, rejectionNote, ...answers].join('\n'))}`;
}

/** @param seen keys of decisions; an id alone, as the app used to store it, stands for any decision on that request */
export function isNewDecision(request: Decided, seen: readonly string[]): boolean {
  return !isPending(request) && !seen.includes(request.id) && !seen.includes(decisionKey(request));
}
