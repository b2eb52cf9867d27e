/** The layout of `ShareLink`. Without React, for the skeletons in index.html. */
export const SHARE_LINE = 'flex flex-wrap items-center gap-x-3 gap-y-2';
export const SHARE_FIELD = 'min-w-0 flex-1 basis-40';
export const SHARE_BUTTON = 'shrink-0 max-sm:flex-1';
