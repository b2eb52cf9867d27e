import { lazyComponent } from './lazy-component';
import { PlainGrid, type VirtualGridProps } from './plain-grid';

/** Shorter lists are rendered completely, so that the browser's find works. */
const VIRTUAL_FROM_ITEMS = 60;

/** Loaded on demand: its 10 kB would delay the first list on `/`, which is rarely that long. */
const VirtualRows = lazyComponent<VirtualGridProps<unknown>>(
  async () => (await import('./virtual-rows')).VirtualRows,
  {
    fallback: (props) => <PlainGrid {...props} items={props.items.slice(0, VIRTUAL_FROM_ITEMS)} />,
    // Slow with thousands of cards, but complete.
    failed: PlainGrid,
  },
);

/** A responsive grid of cards that stays fast with thousands: only rows near the viewport are rendered. */
export function VirtualGrid<T>(props: VirtualGridProps<T>) {
  if (props.items.length <= VIRTUAL_FROM_ITEMS) return <PlainGrid {...props} />;
  return <VirtualRows {...(props as unknown as VirtualGridProps<unknown>)} />;
}
