import { readList } from '@/api/wire/envelopes';
import { readBoard } from '@/api/wire/read-board';
import { pluralize } from '@/domain/pluralize';
import { earlyCopy, earlyPart } from './early-frame';
import { fillBoardCard } from './fill-board-card';

/** Draws the first boards of `/`. @returns whether there are any. @throws where the answer is no list of boards */
export function drawBoards(json: unknown): boolean {
  const boards = readList(readBoard, 'boards')(json);
  const card = earlyCopy('card')?.firstElementChild;
  const grid = earlyPart('list');
  const status = earlyPart('status');
  if (boards.length === 0 || !card || grid === null || status === null) return false;
  const list = document.createElement('ul');
  list.setAttribute('role', 'list');
  list.setAttribute('aria-label', 'boards');
  list.className = grid.className;
  for (const board of boards) {
    const item = document.createElement('li');
    const copy = card.cloneNode(true) as Element;
    fillBoardCard(copy, board);
    item.className = 'min-w-0';
    item.append(copy);
    list.append(item);
  }
  grid.replaceWith(list);
  status.textContent = pluralize(boards.length, 'board');
  return true;
}
