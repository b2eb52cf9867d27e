/** How many skeleton cards a loading list shows: three rows of the widest grid. */
export const SKELETON_CARDS = 9;
