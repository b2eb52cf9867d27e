import { drawBoard } from './early-board';
import { drawBoards } from './early-boards';
import { drawEarly, endEarly } from './early-frame';

/*
 * Part of index.html, after the start frame. Inline, because on a phone a module would be fetched, compiled and run
 * only after the answer had arrived.
 */
window.endEarly = endEarly;
window.earlyBoards = drawEarly('home', 'searchBoards', drawBoards);
void drawEarly('board', 'getBoard', drawBoard);
