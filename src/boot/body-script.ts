import { drawEarlyBoards, endEarlyBoards } from './early-boards';

/*
 * Part of index.html, after the start frame. Inline, because on a phone a module would be fetched, compiled and run
 * only after the answer with the boards had arrived.
 */
window.endEarlyBoards = endEarlyBoards;
window.earlyBoards = drawEarlyBoards();
