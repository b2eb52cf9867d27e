import { readObjectOrNull } from '@/api/wire/envelopes';
import { readBoard } from '@/api/wire/read-board';
import { MEMBER_CARD_HEIGHT_PX } from '@/components/card-heights';
import type { Board } from '@/domain/board';
import { viewerStatus, type ViewerStatus } from '@/domain/viewer-status';
import { routerPath } from '@/lib/base-path';
import { earlyCopy, earlyList, earlyPart } from './early-frame';
import { fillBoardTop } from './fill-board-top';
import { fillMemberCard } from './fill-member-card';

/** More are below the window, or soon come with the app. */
const FIRST_MEMBERS = 12;
/** A search among the members, or the creator's requests instead of them. */
const OTHER_CONTENT = /[?&](q|tab)=/;

/** Draws the first members, if there are any. */
function drawMembers({ members, creator }: Board, viewer: ViewerStatus | 'visitor'): void {
  if (OTHER_CONTENT.test(location.search)) return;
  const first = members.slice(0, FIRST_MEMBERS);
  earlyList(
    'members',
    'member',
    { label: 'Members', rowHeightPx: MEMBER_CARD_HEIGHT_PX },
    first,
    (card, member) => fillMemberCard(card, member, viewer === 'creator' && member.id !== creator?.id),
  );
}

/**
 * Draws the top of a board's page, all that depends on the board alone, and its first members. Tabs and search, which
 * need the app, stay skeletons.
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
  // Instead of the skeleton's first two parts. The rest is put back below: as new, because as the same it would have
  // moved.
  page.replaceChildren(top, ...[...page.children].slice(2));
  drawMembers(board, viewer);
  return true;
}
