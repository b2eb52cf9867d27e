/*
 * Heights of rows of cards, in px: the minimum heights of the cards' own FRAME. All cards of a kind have the same, so that
 * a virtual list knows its total height in advance. Apart from the components, because a script of index.html needs them
 * before those have loaded.
 */
export const BOARD_CARD_HEIGHT_PX = 240;
export const MEMBER_CARD_HEIGHT_PX = 148;
