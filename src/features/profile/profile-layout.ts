/** Layout that the profile and its skeleton share, so that nothing moves when the data arrives. */
export const COVER =
  'relative h-32 rounded-card border border-border bg-placeholder sm:h-44 bg-linear-to-br from-placeholder to-border print:hidden';
/** As many columns of facts as fit; three on paper. */
export const FACT_GRID =
  'grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-x-4 gap-y-4 sm:grid-cols-2 sm:gap-x-6 lg:grid-cols-3 print:grid-cols-3 print:gap-y-2';

/** The button of the owner's menu: nothing but an icon. */
export const PROFILE_MENU = 'px-2.5';
