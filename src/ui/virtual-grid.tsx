import { useState } from 'react';
import { lazyPart } from '@/lib/loading/lazy-part';
import { Button } from './button';
import type { VirtualGridProps } from './card-grid';
import { PlainGrid } from './plain-grid';

const VirtualRows = lazyPart<VirtualGridProps<unknown>>(
  async () => (await import('./virtual-rows')).VirtualRows,
  { fallback: FirstCards, failed: CardsByButton, hasControls: true },
);

/** Up to this many cards, all are in the page, so that the browser's find works. */
const VIRTUAL_FROM_ITEMS = 60;

function FirstCards({
  count = VIRTUAL_FROM_ITEMS,
  ...props
}: VirtualGridProps<unknown> & { count?: number }) {
  return <PlainGrid {...props} items={props.items.slice(0, count)} size={props.items.length} />;
}

/** Without the code for windowing, a long list grows with each press instead. */
function CardsByButton(props: VirtualGridProps<unknown>) {
  const [count, setCount] = useState(VIRTUAL_FROM_ITEMS);
  return (
    <>
      <FirstCards {...props} count={count} />
      {count < props.items.length && (
        <Button variant="secondary" className="mt-4" onClick={() => setCount(count + VIRTUAL_FROM_ITEMS)}>
          Show more
        </Button>
      )}
    </>
  );
}

/** A responsive grid of cards that stays fast with thousands: only the rows near the window are in the page. */
export function VirtualGrid<T>(props: VirtualGridProps<T>) {
  if (props.items.length <= VIRTUAL_FROM_ITEMS) return <PlainGrid {...props} />;
  return <VirtualRows {...(props as unknown as VirtualGridProps<unknown>)} />;
}
