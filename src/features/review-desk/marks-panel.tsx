import { Star } from 'lucide-react';
import { memo, useState } from 'react';
import type { Application } from '@/domain/review/application';
import { SCORES, type Mark } from '@/domain/review/mark';
import { cn } from '@/lib/cn';
import { useLatest } from '@/lib/use-latest';
import { controlStyle } from '@/ui/control-style';
import { showToast } from '@/ui/toasts/toast-store';
import { NOT_KEPT } from './messages';
import type { DeskView } from './use-desk-view';

const CHIP = 'grid size-8 place-items-center rounded-control border';

/** Star, score, tag and note for the reviewer alone; kept as they are made. */
export function MarksPanel({ application, view }: { application: Application; view: DeskView }) {
  const mark = view.markOf(application);
  const begin = { id: application.id, isOpen: mark.tag !== '' || mark.note !== '' };
  const [state, setState] = useState(begin);
  const { isOpen } = state.id === application.id ? state : begin;
  if (state.id !== application.id) setState(begin);
  const change = useLatest((changes: Partial<Mark>) => {
    if (!view.mark(application, changes)) showToast(NOT_KEPT);
  });
  return (
    <section aria-label="Private marks" className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <StarAndScore isStarred={mark.isStarred} chosen={mark.score} onChange={change} />
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setState({ id: application.id, isOpen: !isOpen })}
          className="min-h-8 px-1 text-sm text-text-muted underline underline-offset-4 hover:text-text"
        >
          Tag and note
        </button>
        <span className="text-sm text-text-muted">Only on this device.</span>
      </div>
      {isOpen && (
        <div className="grid gap-2 sm:grid-cols-[10rem_1fr]">
          <input
            type="text"
            aria-label="Private tag"
            placeholder="Tag"
            maxLength={30}
            value={mark.tag}
            onChange={(event) => change({ tag: event.target.value })}
            className={controlStyle()}
          />
          <textarea
            aria-label="Private note"
            placeholder="Private note: the applicant never sees it"
            rows={1}
            dir="auto"
            maxLength={2000}
            value={mark.note}
            onChange={(event) => change({ note: event.target.value })}
            className={controlStyle()}
          />
        </div>
      )}
    </section>
  );
}

interface StarAndScoreProps {
  isStarred: boolean;
  chosen: number | null;
  onChange: (changes: Partial<Mark>) => void;
}

/** Not drawn anew from one unmarked application to the next. */
const StarAndScore = memo(function StarAndScore({ isStarred, chosen, onChange }: StarAndScoreProps) {
  return (
    <>
      <button
        type="button"
        aria-pressed={isStarred}
        aria-label="Star"
        aria-keyshortcuts="S"
        onClick={() => onChange({ isStarred: !isStarred })}
        className={cn(CHIP, 'border-border hover:border-border-strong')}
      >
        <Star aria-hidden className={cn('size-4', isStarred && 'fill-accent text-accent')} />
      </button>
      <div role="group" aria-label="Score" className="flex gap-1">
        {SCORES.map((score) => (
          <button
            key={score}
            type="button"
            aria-label={`Score ${score}`}
            aria-pressed={chosen === score}
            onClick={() => onChange({ score: chosen === score ? null : score })}
            className={cn(
              CHIP,
              'tabular',
              chosen === score
                ? 'border-text bg-text text-surface'
                : 'border-border hover:border-border-strong',
            )}
          >
            {score}
          </button>
        ))}
      </div>
    </>
  );
});
