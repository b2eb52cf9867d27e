import { useState } from 'react';
import type { Board } from '@/domain/board';
import { ToggleChip } from '@/ui/toggle-chip';
import { commonTypes } from './common-types';
import { OrderSelect } from './order-select';
import type { DiscoverAddress } from './use-discover-address';

const ORDERS = [
  ['', 'Default order'],
  ['newest', 'Newest'],
  ['members', 'Most members'],
  ['name', 'Name'],
] as const;

interface BoardFiltersProps {
  /** What the current search found; undefined while it is running. */
  boards: readonly Board[] | undefined;
  /** '' for all. */
  type: string;
  order: string;
  onChange: DiscoverAddress['set'];
}

/**
 * The types to choose from: those of the last search that was not limited to one, which must not disappear; until there
 * is one, those of the first.
 * @param own one that is always there
 */
function useTypes(boards: readonly Board[] | undefined, type: string, own: string): string[] {
  const [last, setLast] = useState<{ boards?: readonly Board[]; types: string[] }>({ types: [] });
  if (boards && boards !== last.boards && (type === '' || !last.boards)) {
    setLast({ boards, types: commonTypes(boards) });
  }
  return own === '' || last.types.includes(own) ? last.types : [own, ...last.types];
}

/** Chips for the types of boards, and the order of the list, in one line. */
export function BoardFilters({ boards, type, order, onChange }: BoardFiltersProps) {
  // It has the focus, also where it is taken back and no board has it.
  const [pressed, setPressed] = useState('');
  const types = useTypes(boards, type, type || pressed);
  return (
    <div className="mb-4 flex h-8 items-center justify-between gap-3">
      <div
        role="group"
        aria-label="Board type"
        // The padding leaves room for the focus ring; as tall without chips as with them, so that nothing moves.
        className="-m-1 flex h-10 min-w-0 gap-2 overflow-x-auto p-1 [scrollbar-width:none]"
      >
        {types.map((one) => (
          <ToggleChip
            key={one}
            isOn={one === type}
            onPress={() => {
              setPressed(one);
              onChange('type', one === type ? '' : one, 'push');
            }}
          >
            {one}
          </ToggleChip>
        ))}
      </div>
      <OrderSelect orders={ORDERS} order={order} onChange={(next) => onChange('sort', next, 'push')} />
    </div>
  );
}
