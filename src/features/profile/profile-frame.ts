/** Boxes that the profile and its skeleton share, so that nothing moves when the person comes in. */
export const COVER =
  'relative h-32 rounded-card border border-border bg-placeholder sm:h-44 bg-linear-to-br from-placeholder to-border print:hidden';
export const BOARD_GRID = 'grid gap-4 sm:grid-cols-2 lg:grid-cols-3';
