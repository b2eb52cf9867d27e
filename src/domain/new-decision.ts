import { isPending, type OwnJoinRequest } from './join-request';

type Decided = Pick<OwnJoinRequest, 'id' | 'status'>;

/** A request may be decided again, so its id alone is not enough. */
export const decisionKey = ({ id, status }: Decided): string => `${id}\n${status}`;

/** @param seen keys of the decisions that the person has seen */
export function isNewDecision(request: Decided, seen: readonly string[]): boolean {
  return !isPending(request) && !seen.includes(decisionKey(request));
}
