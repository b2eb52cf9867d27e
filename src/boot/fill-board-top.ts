import { boardTitle, type Board } from '@/domain/board';
import { hasLongName, joiningText, totalMembersText } from '@/domain/board-top';
import { displayName } from '@/domain/user';
import type { ViewerStatus } from '@/domain/viewer-status';
import { withBase } from '@/lib/base-path';
import { paths } from '@/lib/paths';
import { fillEach, fillFace, fillText, part } from './fill-parts';

/**
 * Turns a clone of `BoardTopTemplate` into the top of that board's page without React, for the page that index.html
 * shows before the app has loaded. What depends on more than the board (the viewer's buttons, their application, the
 * creator's link) only keeps its place.
 * @param top changed in place
 * @param boardId as in the page's address
 */
export function fillBoardTop(
  top: ParentNode,
  board: Board,
  viewer: ViewerStatus | 'visitor',
  boardId: string,
): void {
  const { boardType, creator, description } = board;
  const heading = part(top, 'h1');
  fillText(heading, boardTitle(board));
  if (hasLongName(board)) heading.classList.replace('text-2xl', 'text-xl');
  top.querySelectorAll('[data-of]').forEach((place) => {
    if (!place.getAttribute('data-of')?.includes(viewer)) place.remove();
  });
  top.querySelectorAll('[data-panel-of]').forEach((place) => {
    if (place.getAttribute('data-panel-of') !== viewer) place.remove();
  });
  const face = part(top, 'p > span');
  if (creator === null) face.parentElement?.remove();
  else {
    fillFace(face, creator);
    part(top, 'p > a').setAttribute('href', withBase(paths.profile(creator.id)));
    fillText(part(top, 'bdi'), displayName(creator));
    if (!creator.verified) part(top, 'p > svg').remove();
  }
  fillText(part(top, 'p.tabular'), totalMembersText(board));
  const types = part(top, 'ul');
  if (boardType.length === 0) types.remove();
  else fillEach(types, boardType, fillText);
  const text = part(top, 'p[dir]');
  if (description === '') text.remove();
  else fillText(text, description);
  const joining = part(top, 'section');
  // Whether somebody who is signed in has applied is in another answer.
  if (viewer !== 'visitor') joining.remove();
  else {
    fillText(part(joining, 'p + p'), joiningText(board.questions.length));
    part(joining, 'a').setAttribute('href', withBase(paths.joinBoard(boardId)));
  }
}
