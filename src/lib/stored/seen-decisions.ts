import { isText, keptList } from './kept-list';

/**
 * Ids of the applications whose decision a person has seen on this device. Exactly those that the server lists are stored,
 * so that others do not pile up.
 */
export const seenDecisions = keptList('seenDecisions', isText, Infinity);
