import { TWO_COLUMNS } from './member-search-skeleton';

/*
 * Where the parts of the member mode are: the filters beside the people where there is room, otherwise folded above
 * them. Measured in the size of the text, which people enlarge, so that the list keeps its room (`@container`).
 */
export const MEMBER_SEARCH =
  'flex flex-wrap items-start gap-x-2 @4xl:grid @4xl:grid-cols-[17rem_minmax(0,1fr)_auto] @4xl:grid-rows-[auto_1fr] @4xl:gap-x-6';
export const FILTERS_BUTTON = 'mb-4 @4xl:hidden';
/** As high as the window at most, and in sight however long the list is. */
export const FILTER_PANEL =
  'order-1 mb-4 w-full rounded-card border border-border bg-surface-raised @4xl:sticky @4xl:top-20 @4xl:row-span-2 @4xl:max-h-[calc(100dvh-6.5rem)] @4xl:overflow-y-auto';
export const TOOLS = 'mb-4 ml-auto flex min-h-8 gap-2 @4xl:order-1 @4xl:col-start-3 @4xl:row-start-1';
export const FOUND = `order-1 w-full @4xl:col-span-2 @4xl:col-start-2 @4xl:row-start-2 ${TWO_COLUMNS}`;
