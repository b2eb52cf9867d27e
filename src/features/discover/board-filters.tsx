import { useMemo, useState } from 'react';
import type { Board } from '@/domain/board';
import { useAuth } from '@/identity/session-selectors';
import { lazyPart } from '@/lib/loading/lazy-part';
import { ToggleChip } from '@/ui/toggle-chip';
import { arrangeBoards } from './arrange-boards';
import { commonTypes } from './common-types';
import { OrderSelect } from './order-select';
import { SavedSearchSlot } from './saved-search-slot';
import type { DiscoverAddress } from './use-discover-address';

/** Visitors have no unfinished work, so they do not load its code either. */
const WaitingLine = lazyPart(async () => (await import('./waiting-line')).WaitingLine);

const ORDERS = [
  ['', 'Default order'],
  ['newest', 'Newest'],
  ['members', 'Most members'],
  ['name', 'Name'],
] as const;

export interface BoardFiltersProps {
  /** What the current search found; undefined while it is running. */
  boards: readonly Board[] | undefined;
  /** '' for all. */
  type: string;
  order: string;
  onChange: DiscoverAddress['set'];
}

/**
 * The types to choose from: those of the last search that was not limited to one, which must not disappear; until there
 * is one, those of the first and the one chosen on arrival.
 */
function useTypes(boards: readonly Board[] | undefined, type: string): string[] {
  const withChosen = (types: string[]) => (type === '' || types.includes(type) ? types : [type, ...types]);
  const [last, setLast] = useState<{ boards?: readonly Board[]; types: string[] }>({ types: withChosen([]) });
  if (boards && boards !== last.boards && (type === '' || !last.boards)) {
    setLast({ boards, types: withChosen(commonTypes(boards)) });
  }
  return withChosen(last.types);
}

/** Chips for the types of boards, and the order of the list, in one line. */
export function BoardFilters({ boards, type, order, onChange }: BoardFiltersProps) {
  const { isLoggedIn } = useAuth();
  const types = useTypes(boards, type);
  const found = useMemo(() => boards && arrangeBoards(boards, type, ''), [boards, type]);
  return (
    // The line about unfinished work is next to the count of the boards.
    <div className="relative mb-4 flex h-8 items-center justify-between gap-3 [&:not(:has(+[role=status]))>ul]:hidden">
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
            onPress={() => onChange('type', one === type ? '' : one, 'push')}
          >
            {one}
          </ToggleChip>
        ))}
      </div>
      <div className="flex shrink-0 gap-2">
        <SavedSearchSlot found={found} />
        <OrderSelect orders={ORDERS} order={order} onChange={(next) => onChange('sort', next, 'push')} />
      </div>
      {isLoggedIn && boards !== undefined && <WaitingLine />}
    </div>
  );
}
