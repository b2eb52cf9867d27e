import { useEffect, useLayoutEffect, useRef } from 'react';
import { formatNumber } from '@/domain/format-number';
import { questionKeys } from '@/domain/review/answer-scores';
import type { Application } from '@/domain/review/application';
import { cn } from '@/lib/cn';
import { useLatest } from '@/lib/hooks/use-latest';
import { Button } from '@/ui/button';
import { FoundText } from '../reading/applicant-parts';
import { StepButtons } from '../reading/step-buttons';
import { useCurrent, useOfDesk, type DeskParts } from '../reading/use-desk';
import { TogetherNotice } from '../tools/earlier-notice';
import { AnswerScoreBar } from './answer-score-bar';
import { askQuestion, goToUnscored, hasAnswerScore } from './answer-commands';

interface QuestionViewProps extends DeskParts {
  onOpen: (id: string) => void;
  onStep: (step: -1 | 1) => void;
}

/**
 * All answers to one question, one after the other in a shuffled order, so that they are compared with each other
 * alone.
 */
export function QuestionView({ desk, view, onOpen, onStep }: QuestionViewProps) {
  const { visible, asked } = view;
  const current = useCurrent(desk);
  const place = current === null ? -1 : visible.indexOf(current.id);
  const goToFirst = useLatest(() => {
    const [first] = desk.visible();
    if (first !== undefined) desk.point(first);
  });
  // The keys always act on what is shown.
  useEffect(() => {
    if (place < 0) goToFirst();
  }, [place, visible, goToFirst]);

  return (
    <>
      <QuestionBar desk={desk} view={view} place={place} onStep={onStep} />
      {current === null || place < 0 ? (
        <p className="p-6 text-center text-text-muted">
          No applications found. Try adjusting your search or the filters.
        </p>
      ) : (
        <>
          <Answer desk={desk} view={view} application={current} onOpen={onOpen} />
          <AnswerScoreBar
            desk={desk}
            view={view}
            id={current.id}
            questionKey={questionKeys(desk.board().questions)[asked - 1] ?? ''}
          />
        </>
      )}
    </>
  );
}

interface QuestionBarProps extends Pick<QuestionViewProps, 'desk' | 'view' | 'onStep'> {
  place: number;
}

/** Which question, and where in its answers. */
function QuestionBar({ desk, view, place, onStep }: QuestionBarProps) {
  const { visible, asked } = view;
  const scored = useOfDesk(desk, () => visible.filter(hasAnswerScore(desk, asked)).length);
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1 border-b border-border px-2 py-2">
      {/* Buttons, because a select would take the digits itself. */}
      <div role="group" aria-label="Question" className="flex flex-wrap gap-1">
        {desk.board().questions.map((question, index) => (
          <button
            key={index}
            type="button"
            aria-label={`Q${index + 1}: ${question}`}
            title={question}
            aria-pressed={asked === index + 1}
            onClick={() => askQuestion(desk, index + 1)}
            className={cn(
              'tabular min-h-8 rounded-full border px-3 text-sm',
              asked === index + 1
                ? 'border-text bg-text text-surface'
                : 'border-border hover:border-border-strong hover:bg-surface-sunken',
            )}
          >
            {`Q${index + 1}`}
          </button>
        ))}
      </div>
      <StepButtons what="answer" onStep={onStep} />
      <p role="status" className="tabular text-sm text-text-muted">
        {place >= 0 && `${formatNumber(place + 1)} of ${formatNumber(visible.length)}`}
        {`, ${formatNumber(scored)} scored`}
      </p>
      <Button variant="secondary" size="small" aria-keyshortcuts="0" onClick={() => goToUnscored(desk)}>
        Next without a score
      </Button>
    </div>
  );
}

interface AnswerProps extends Pick<QuestionViewProps, 'desk' | 'view' | 'onOpen'> {
  application: Application;
}

function Answer({ desk, view, application, onOpen }: AnswerProps) {
  const { id } = application;
  const alias = view.aliasOf(application);
  const { name, answers } = view.shownAs(application);
  const text = answers[view.asked - 1]?.answer ?? '';
  const frame = useRef<HTMLElement>(null);
  // After scrolling down in one answer, the next one starts at its top. The element stays, and with it the focus.
  useLayoutEffect(() => {
    if (frame.current !== null) frame.current.scrollTop = 0;
  }, [id, view.asked]);
  return (
    <article
      ref={frame}
      aria-label={`Answer of ${alias ?? name}`}
      tabIndex={0}
      className="min-h-0 flex-1 overflow-y-auto p-4 focus-visible:-outline-offset-2 sm:p-6"
    >
      <h2 dir="auto" className="max-w-prose text-text-muted wrap-anywhere">
        {desk.board().questions[view.asked - 1]}
      </h2>
      <p dir="auto" className="my-3 min-h-24 max-w-prose text-lg as-written wrap-anywhere">
        <FoundText text={text} term={view.term} />
      </p>
      <TogetherNotice desk={desk} view={view} id={id} asked={view.asked} />
      <p className="mt-4 flex flex-wrap items-center gap-x-3 text-sm text-text-muted wrap-anywhere">
        <bdi>{alias ?? name}</bdi>
        <button
          type="button"
          onClick={() => onOpen(id)}
          className="min-h-6 underline underline-offset-4 hover:text-text"
        >
          Open the application
        </button>
      </p>
    </article>
  );
}
