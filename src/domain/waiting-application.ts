import { isPending, type OwnJoinRequest } from './join-request';

export type WaitingApplication = Pick<OwnJoinRequest, 'answers' | 'createdAt'>;

/**
 * What the viewer has sent to a board and waits for.
 * @param requests the viewer's own, as far as they are known
 * @param sent what has just arrived, which the list may lack; `at` in ms
 * @returns null where nothing of it can be shown
 */
export function waitingApplication(
  boardId: string,
  requests: readonly OwnJoinRequest[] | undefined,
  sent: { at: number; answers: string[] } | null,
): WaitingApplication | null {
  const listed = requests?.find((request) => request.boardId === boardId && isPending(request));
  if (listed !== undefined && listed.answers.length > 0) return listed;
  if (sent === null || sent.answers.length === 0) return null;
  return { answers: sent.answers, createdAt: new Date(sent.at).toISOString() };
}
