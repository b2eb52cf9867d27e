/** What every screen says of a board that cannot be found. */
export const BOARD_GONE = "The board you're looking for doesn't exist or has been removed.";
