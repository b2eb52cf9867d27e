/** The boxes of the desk, for the screen and its skeleton alike. */

/**
 * As high as the window below what stands above it, from the width on where list and application stand side by side; in
 * a low window, or with large text, higher than that: the note's buttons stay whole, and the page scrolls.
 * --desk-top is measured (`useTopOffset`), the nav bar's height until then.
 */
export const DESK =
  'mx-auto flex w-full max-w-[90rem] flex-col px-4 pt-4 pb-40 sm:px-6 lg:h-[calc(100dvh-var(--desk-top,3.5rem))] lg:min-h-[36rem] lg:pb-4';
export const DESK_COLUMNS =
  'grid min-h-0 flex-1 grid-cols-1 gap-4 lg:grid-cols-[min(24rem,40%)_minmax(0,1fr)]';
/** Clipped, not hidden: within what scrolls by itself nothing could stick to the window. */
export const DESK_PANEL =
  'flex min-h-0 min-w-0 flex-col overflow-clip rounded-card border border-border bg-surface-raised contain-layout';
/** The media in which list and application do not stand side by side: each is a screen of its own. */
export const NARROW = '(width < 64rem)';
