import { Star } from 'lucide-react';
import { memo, useState } from 'react';
import { REVIEW_COMMENT_MAX_LENGTH, REVIEW_TAG_MAX_LENGTH } from '@/domain/review/limits';
import type { Application } from '@/domain/review/application';
import { SCORES, type Assessment } from '@/domain/review/assessment';
import { cn } from '@/lib/cn';
import { useLatest } from '@/lib/use-latest';
import { controlStyle } from '@/ui/control-style';
import { NAME_HIDDEN, shownOwnText } from './own-text';
import { useAssessment, type Desk } from './use-desk';

interface PanelState {
  id: string;
  isOpen: boolean;
  /** The comment as last typed in a blind pass; null if it is older. */
  typed: string | null;
}

const CHIP = 'grid size-8 place-items-center rounded-control border';

interface AssessmentPanelProps {
  desk: Desk;
  application: Application;
  /** Whether nobody may know whose application it is. */
  isBlind: boolean;
}

/** Star, score, tag and comment, visible to the reviewer only; saved with each change. */
export function AssessmentPanel({ desk, application, isBlind }: AssessmentPanelProps) {
  const { id } = application;
  const { isStarred, score, tag, comment } = useAssessment(desk, id);
  const begin: PanelState = { id, isOpen: tag !== '' || comment !== '', typed: null };
  const [state, setState] = useState(begin);
  const now = state.id === id ? state : begin;
  const { isOpen } = now;
  if (state.id !== id) setState(begin);
  const { text, isNameHidden } = shownOwnText(comment, application, isBlind, now.typed);
  const change = useLatest((changes: Partial<Assessment>) => desk.change(id, changes));
  return (
    <section aria-label="Private assessment" className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <StarAndScore isStarred={isStarred} chosen={score} onChange={change} />
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setState({ ...now, isOpen: !isOpen })}
          className="min-h-8 px-1 text-sm text-text-muted underline underline-offset-4 hover:text-text"
        >
          Tag and comment
        </button>
        <span className="text-sm text-text-muted">Only on this device.</span>
      </div>
      {isOpen && (
        <div className="grid gap-2 sm:grid-cols-[10rem_1fr]">
          <input
            type="text"
            aria-label="Private tag"
            placeholder="Tag"
            maxLength={REVIEW_TAG_MAX_LENGTH}
            value={tag}
            onChange={(event) => change({ tag: event.target.value })}
            className={controlStyle()}
          />
          <textarea
            aria-label="Private comment"
            placeholder="Private comment: the applicant never sees it"
            rows={1}
            dir="auto"
            maxLength={REVIEW_COMMENT_MAX_LENGTH}
            readOnly={isNameHidden}
            title={isNameHidden ? NAME_HIDDEN : undefined}
            value={text}
            onChange={(event) => {
              setState({ ...now, typed: isBlind ? event.target.value : null });
              change({ comment: event.target.value });
            }}
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
  onChange: (changes: Partial<Assessment>) => void;
}

/** Does not render again between two applications without any of these. */
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
            aria-keyshortcuts={String(score)}
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
