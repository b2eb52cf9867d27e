/** Measures of the table, in px and as classes; all rows are equally high, so that none has to be measured. */
export const ROW_PX = 84;
export const HEAD_PX = 60;
export const CELL = 'border-b border-border px-3 py-2 align-top';
/** Stays in sight while the rest scrolls sideways, unless it would take most of the window. */
export const STUCK = 'sticky sm:left-0 z-10 bg-surface-raised';
