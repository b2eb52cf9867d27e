import { formatNumber } from '@/domain/format-number';
import { meanOf, scoreFromMean, scoreOfAnswer } from '@/domain/review/answer-scores';
import { SCORES } from '@/domain/review/assessment';
import { cn } from '@/lib/cn';
import { Button } from '@/ui/button';
import { showNotice } from '@/ui/toasts/notice-store';
import { useAssessment, type Desk } from '../reading/use-desk';
import type { DeskView } from '../reading/use-desk-view';
import { scoreAnswer } from './answer-commands';

interface AnswerScoreBarProps {
  desk: Desk;
  view: DeskView;
  id: string;
  questionKey: string;
}

/** Gives the mean as score to each application that has scored answers but no score. */
function takeMeans(desk: Desk, view: DeskView): void {
  let taken = 0;
  let kept = 0;
  for (const id of view.visible) {
    const { score, answerScores } = desk.assessmentOf(id);
    const mean = meanOf(answerScores);
    if (mean === null) continue;
    if (score === null) {
      desk.change(id, { score: scoreFromMean(mean.mean) });
      taken += 1;
    } else if (score !== scoreFromMean(mean.mean)) kept += 1;
  }
  const others = kept === 0 ? '' : ` ${formatNumber(kept)} with a score of their own keep it.`;
  showNotice(`${formatNumber(taken)} ${taken === 1 ? 'score' : 'scores'} taken from the mean.${others}`);
}

/** The score of the answer on screen, and the mean, which becomes the application's score only on request. */
export function AnswerScoreBar({ desk, view, id, questionKey }: AnswerScoreBarProps) {
  const { score, answerScores } = useAssessment(desk, id);
  const chosen = scoreOfAnswer(answerScores, questionKey);
  const mean = meanOf(answerScores);
  const whole = mean === null ? null : scoreFromMean(mean.mean);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-border bg-surface-raised px-4 py-3 max-lg:sticky max-lg:bottom-0 max-lg:z-10 sm:px-6">
      <div role="group" aria-label="Score of this answer" className="flex gap-1.5">
        {SCORES.map((one) => (
          <button
            key={one}
            type="button"
            aria-label={`Score ${one}`}
            aria-keyshortcuts={String(one)}
            aria-pressed={chosen === one}
            onClick={() => scoreAnswer(desk, view, one)}
            className={cn(
              'tabular grid size-10 place-items-center rounded-control border font-semibold',
              chosen === one
                ? 'border-text bg-text text-surface'
                : 'border-border-strong hover:bg-surface-sunken',
            )}
          >
            {one}
          </button>
        ))}
      </div>
      <p className="tabular text-sm text-text-muted">
        {mean === null
          ? 'Scores of answers are kept apart from the application’s own score.'
          : `Mean of ${formatNumber(mean.count)}: ${formatNumber(Math.round(mean.mean * 10) / 10)}. The application’s own score: ${score ?? 'none'}.`}
      </p>
      {whole !== null && (
        <div className="flex flex-wrap gap-2">
          <Button
            variant="secondary"
            size="small"
            disabled={score === whole}
            onClick={() => desk.change(id, { score: whole })}
          >
            {`Take ${whole} as its score`}
          </Button>
          <Button variant="ghost" size="small" onClick={() => takeMeans(desk, view)}>
            Take all means
          </Button>
        </div>
      )}
    </div>
  );
}
