import { isAnswerLost, serverMessage } from './errors';

/**
 * Why the server refused what a form has sent, in its own words: only for a refusal (4xx), because what a broken
 * server says (5xx) is not meant for people.
 * @returns null where there is nothing that a person can read
 */
export const refusalReason = (error: unknown): string | null =>
  isAnswerLost(error) ? null : serverMessage(error);
