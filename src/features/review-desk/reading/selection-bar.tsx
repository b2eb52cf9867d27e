import { Columns3, Send, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { DecisionIcon } from '@/components/decision-icon';
import { formatNumber } from '@/domain/text';
import { REVIEW_COMPARE_MAX, REVIEW_COMPARE_MIN } from '@/domain/review/limits';
import { STATUS_LABELS } from '@/domain/review/status-text';
import { Button, IconButton } from '@/ui/button';
import { lazyDialog } from '@/ui/lazy-component';
import { useDeskContext } from './desk-context';

const CompareDialog = lazyDialog(async () => (await import('../compare/compare-dialog')).CompareDialog);

const VERDICTS = ['yes', 'maybe', 'no'] as const;

/** The checkbox that selects all listed applications, and the selection's actions. */
export function SelectionBar() {
  const { desk, view, send } = useDeskContext();
  const { visible, selected } = view;
  const box = useRef<HTMLInputElement>(null);
  const count = selected.length;
  const canCompare = count >= REVIEW_COMPARE_MIN && count <= REVIEW_COMPARE_MAX;
  const [isComparing, setComparing] = useState(false);
  const isAll = count > 0 && count === visible.length;
  useEffect(() => {
    if (box.current !== null) box.current.indeterminate = count > 0 && !isAll;
  }, [count, isAll]);
  return (
    // In a narrow window it has two rows from the start, so that the first selection doesn't move the list.
    <div className="flex min-h-11 flex-wrap items-center gap-0.5 border-b border-border py-1 pr-2 pl-2.5 text-sm max-[22.5rem]:min-h-20 print:hidden">
      <label className="flex min-h-8 cursor-pointer items-center gap-2 pl-2">
        <input
          ref={box}
          type="checkbox"
          checked={isAll}
          disabled={visible.length === 0}
          onChange={(event) => desk.selectAll(event.target.checked)}
          className="size-4 accent-text"
        />
        <span className={count > 0 ? 'sr-only' : ''}>
          {`${view.isFiltered ? 'All matches' : 'All'} (${formatNumber(visible.length)})`}
        </span>
      </label>
      {count > 0 && (
        <>
          <span role="status" className="tabular ml-1">
            {formatNumber(count)}
            <span className="sr-only"> selected</span>
          </span>
          <div
            role="group"
            aria-label="Verdict for all selected"
            className="ml-auto flex items-center gap-0.5"
          >
            {VERDICTS.map((verdict) => (
              <Button
                key={verdict}
                variant="secondary"
                size="tight"
                onClick={() => desk.judge(selected, verdict)}
              >
                <DecisionIcon kind={verdict} />
                {STATUS_LABELS[verdict]}
              </Button>
            ))}
          </div>
          <IconButton label="Send selected" Icon={Send} onClick={() => send(selected)} />
          {canCompare && (
            <IconButton
              label="Compare"
              title="Compare side by side"
              Icon={Columns3}
              onClick={() => setComparing(true)}
            />
          )}
          <IconButton
            label="Clear selection"
            title="Clear selection"
            Icon={X}
            onClick={() => {
              desk.clearSelection();
              box.current?.focus();
            }}
          />
          {isComparing && canCompare && <CompareDialog onClose={() => setComparing(false)} />}
        </>
      )}
    </div>
  );
}
