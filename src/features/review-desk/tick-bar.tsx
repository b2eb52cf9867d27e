import { Columns3, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { formatNumber } from '@/domain/format-number';
import { REVIEW_COMPARE_MAX, REVIEW_COMPARE_MIN } from '@/domain/limits';
import type { Outcome } from '@/domain/review/outcome';
import { Button } from '@/ui/button';
import type { DeskView } from './use-desk-view';

interface TickBarProps {
  ticks: DeskView['ticks'];
  isFiltered: boolean;
  onBulk: (outcome: Outcome) => void;
  onCompare: () => void;
  /** The bulk dialog is likely to be opened next. */
  onNear: () => void;
}

/** Ticks all that is shown, and says what can be done with what is ticked. */
export function TickBar({ ticks, isFiltered, onBulk, onCompare, onNear }: TickBarProps) {
  const { ticked, tickable, isTicked } = ticks;
  const box = useRef<HTMLInputElement>(null);
  const shownTicked = tickable.filter(isTicked).length;
  const isAll = tickable.length > 0 && shownTicked === tickable.length;
  useEffect(() => {
    if (box.current !== null) box.current.indeterminate = shownTicked > 0 && !isAll;
  }, [shownTicked, isAll]);
  const count = ticked.length;
  const canCompare = count >= REVIEW_COMPARE_MIN && count <= REVIEW_COMPARE_MAX;
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-1 border-b border-border py-1 pr-2 pl-2.5 text-sm">
      <label className="flex min-h-8 cursor-pointer items-center gap-2 pl-2">
        <input
          ref={box}
          type="checkbox"
          checked={isAll}
          disabled={tickable.length === 0}
          onChange={(event) => ticks.tickAll(event.target.checked)}
          className="size-4 accent-text"
        />
        <span className={count > 0 ? 'sr-only' : ''}>
          {`${isFiltered ? 'All found' : 'All'} (${formatNumber(tickable.length)})`}
        </span>
      </label>
      {count > 0 && (
        <>
          {/* In the place of what it counts, so that the list below never moves while rows are ticked. */}
          <span role="status" className="tabular ml-1 max-sm:sr-only">
            {formatNumber(count)} ticked
          </span>
          <Button
            variant="secondary"
            size="small"
            className="ml-auto"
            onPointerEnter={onNear}
            onFocus={onNear}
            aria-haspopup="dialog"
            onClick={() => onBulk('accept')}
          >
            Accept {formatNumber(count)}
          </Button>
          <Button
            variant="danger"
            size="small"
            onPointerEnter={onNear}
            onFocus={onNear}
            aria-haspopup="dialog"
            onClick={() => onBulk('reject')}
          >
            Reject {formatNumber(count)}
          </Button>
          {canCompare && (
            <Button
              variant="ghost"
              size="small"
              aria-label="Compare"
              title="Compare side by side"
              className="px-2"
              onClick={onCompare}
            >
              <Columns3 aria-hidden className="size-4" />
            </Button>
          )}
          <Button
            variant="ghost"
            size="small"
            aria-label="Untick all"
            title="Untick all"
            className="px-2"
            onClick={ticks.clear}
          >
            <X aria-hidden className="size-4" />
          </Button>
        </>
      )}
    </div>
  );
}
