/** A link and the ways to share it: one line if there is room; on phones the buttons have the second one. */
export const SHARE_LINE = 'flex flex-wrap items-center gap-x-3 gap-y-2';
export const SHARE_FIELD = 'min-w-0 flex-1 basis-40';
export const SHARE_BUTTON = 'shrink-0 max-sm:flex-1';
