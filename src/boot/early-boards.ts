import { readList } from '@/api/wire/envelopes';
import { readBoard } from '@/api/wire/read-board';
import { BOARD_CARD_HEIGHT_PX } from '@/components/card-heights';
import { pluralize } from '@/domain/pluralize';
import { earlyList, earlyPart } from './early-frame';
import { fillBoardCard } from './fill-board-card';

/** Draws the first boards of `/`. @returns whether there are any. @throws where the answer is no list of boards */
export function drawBoards(json: unknown): boolean {
  const boards = readList(readBoard, 'boards')(json);
  const status = earlyPart('status');
  const look = { label: 'boards', rowHeightPx: BOARD_CARD_HEIGHT_PX };
  if (status === null || !earlyList('list', 'card', look, boards, fillBoardCard)) return false;
  status.textContent = pluralize(boards.length, 'board');
  return true;
}
