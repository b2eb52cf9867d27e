/** How many cards stand for a list that is on its way: three rows of the widest grid. */
export const SKELETON_CARDS = 9;
