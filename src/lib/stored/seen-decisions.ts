import { isText, keptList } from './kept-list';

/**
 * Which decisions on their applications a person has seen on this device (domain/join-request.ts). Exactly those that the
 * server lists are stored, so that others do not statusCount up.
 */
export const seenDecisions = keptList('seenDecisions', isText);
