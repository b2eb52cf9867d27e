import { readObjectOrNull } from '@/api/wire/envelopes';
import { readBoard } from '@/api/wire/read-board';
import { viewerStatus } from '@/domain/viewer-status';
import { routerPath } from '@/lib/base-path';
import { earlyCopy, earlyPart } from './early-frame';
import { fillBoardTop } from './fill-board-top';

/**
 * Draws the top of a board's page: all that depends on the board alone. Below it the skeleton stays.
 * @param token what the board was requested with; null for a visitor
 * @returns whether it is drawn: not if it is unknown who is looking. @throws where the answer is no board
 */
export function drawBoard(json: unknown, token: string | null): boolean {
  const board = readObjectOrNull(readBoard)(json);
  const top = earlyCopy('board');
  const page = earlyPart('header')?.parentElement;
  const viewerId = window.earlyViewerId;
  if (!board || !top || !page || (token !== null && !viewerId)) return false;
  const viewer = token === null ? 'visitor' : viewerStatus(board, viewerId ?? null);
  fillBoardTop(top, board, viewer, decodeURIComponent(routerPath(location.pathname).split('/')[2] ?? ''));
  // Of the skeleton the panel that members do not have and that is drawn for visitors goes too. The rest is put back
  // below: as new, because as the same it would have moved.
  const hasPanel = viewer === 'creator' || viewer === 'none';
  page.replaceChildren(top, ...[...page.children].slice(hasPanel ? 1 : 2));
  return true;
}
