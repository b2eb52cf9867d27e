/** The looks of a tab strip, shared with what is shown until its code has loaded. */
export const TAB_LIST = 'mb-6 flex gap-6 border-b border-border';
export const TAB =
  '-mb-px flex min-h-10 items-center gap-2 border-b-2 border-transparent font-semibold text-text-muted hover:text-text data-[state=active]:border-accent data-[state=active]:text-text';
