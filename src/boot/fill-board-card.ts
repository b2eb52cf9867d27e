import { boardTitle, type Board } from '@/domain/board';
import { avatarsOf, membersText, typesShown } from '@/domain/board-summary';
import { displayName } from '@/domain/user';
import { withBase } from '@/lib/base-path';
import { paths } from '@/lib/paths';
import { fillEach, fillFace, fillText, part } from './fill-parts';

/**
 * Turns a clone of `BoardCardTemplate`'s card into that board's card without React, for the list that index.html
 * shows before the app has loaded.
 * @param card changed in place
 */
export function fillBoardCard(card: Element, board: Board): void {
  const { boardType, creator, description } = board;
  part(card, 'a').setAttribute('href', withBase(paths.board(board.id)));
  part(card, 'a > span').textContent = boardTitle(board);
  if (creator === null) part(card, 'p').remove();
  else {
    part(card, 'bdi').textContent = displayName(creator);
    if (!creator.verified) part(card, 'p svg').remove();
  }
  const text = part(card, 'p[dir]');
  if (description === '') text.remove();
  else fillText(text, description);
  const types = part(card, 'ul');
  if (boardType.length === 0) types.remove();
  else fillEach(types, typesShown(board), fillText);
  fillEach(part(card, '[data-slot=faces]'), avatarsOf(board), fillFace);
  part(card, '[data-slot=members]').textContent = membersText(board);
}
