import { drawBoard } from './early-board';
import { drawBoards } from './early-boards';
import { drawEarly, endEarly } from './early-frame';

/*
 * Part of index.html, after the start frame. Inline, because on a phone a module would be fetched, compiled and run
 * only after the answer had arrived.
 */
window.endEarly = endEarly;
window.earlyBoards = drawEarly({
  page: 'home',
  calls: ['searchBoards'],
  draw: ([boards]) => drawBoards(boards),
});
void drawEarly({ page: 'board', calls: ['getBoard'], draw: ([board], token) => drawBoard(board, token) });
// The page's own script may have come before the frame, or may come later.
window.drawEarlyPage = () => {
  if (window.earlyPage) void drawEarly(window.earlyPage);
};
window.drawEarlyPage();
