import { TWO_COLUMNS } from './member-search-skeleton';

/*
 * Where the parts of the member mode are: the filters beside the people where there is room, otherwise folded above
 * them.
 */
export const MEMBER_SEARCH =
  'flex flex-wrap items-start gap-x-2 lg:grid lg:grid-cols-[17rem_minmax(0,1fr)_auto] lg:grid-rows-[auto_1fr] lg:gap-x-6';
export const FILTERS_BUTTON = 'mb-4 lg:hidden';
/** As high as the window at most, and in sight however long the list is. */
export const FILTER_PANEL =
  'order-1 mb-4 w-full rounded-card border border-border bg-surface-raised lg:sticky lg:top-20 lg:row-span-2 lg:max-h-[calc(100dvh-6.5rem)] lg:overflow-y-auto';
export const ACTIVE = 'order-1 mb-4 w-full lg:col-start-2 lg:row-start-1';
export const TOOLS = 'mb-4 ml-auto flex min-h-8 gap-2 lg:order-1 lg:col-start-3 lg:row-start-1';
export const FOUND = `order-1 w-full lg:col-span-2 lg:col-start-2 lg:row-start-2 ${TWO_COLUMNS}`;
