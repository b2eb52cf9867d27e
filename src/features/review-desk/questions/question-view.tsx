import { useEffect, useLayoutEffect, useRef } from 'react';
import { formatNumber } from '@/domain/format-number';
import type { Application } from '@/domain/review/application';
import { cn } from '@/lib/cn';
import { SmallButton } from '@/ui/small-button';
import { FoundText, NoneFound } from '../reading/applicant-parts';
import { StepButtons } from '../reading/step-buttons';
import { useOfDesk } from '../reading/use-desk';
import { useDeskScreen } from '../reading/use-desk-commands';
import { TogetherNotice } from '../tools/earlier-notice';
import { AnswerScoreBar, TakeMeans } from './answer-score-bar';
import { askQuestion, goToUnscored, hasAnswerScore } from './answer-commands';

/**
 * All answers to one question, one after the other in a shuffled order, so that they are compared with each other
 * alone.
 */
export function QuestionView() {
  const { desk, view } = useDeskScreen();
  const { visible } = view;
  const current = useOfDesk(desk, desk.readCurrent);
  const place = current === null ? -1 : visible.indexOf(current.id);
  // The keys always act on what is shown.
  useEffect(() => {
    const first = place < 0 ? desk.visible()[0] : undefined;
    if (first !== undefined) desk.point(first);
  }, [desk, place, visible]);

  return (
    <>
      <QuestionBar place={place} />
      {current === null || place < 0 ? (
        <NoneFound />
      ) : (
        <>
          <Answer application={current} />
          <AnswerScoreBar id={current.id} />
        </>
      )}
    </>
  );
}

/** Which question, and where in its answers. */
function QuestionBar({ place }: { place: number }) {
  const { desk, view } = useDeskScreen();
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
      <StepButtons what="answer" />
      <p role="status" className="tabular text-sm text-text-muted">
        {place >= 0 && `${formatNumber(place + 1)} of ${formatNumber(visible.length)}`}
        {`, ${formatNumber(scored)} scored`}
      </p>
      <SmallButton aria-keyshortcuts="0" onClick={() => goToUnscored(desk)}>
        Next without a score
      </SmallButton>
      <TakeMeans />
    </div>
  );
}

function Answer({ application }: { application: Application }) {
  const { desk, view, openInList } = useDeskScreen();
  const { id } = application;
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
      aria-label={`Answer of ${name}`}
      tabIndex={0}
      className="min-h-0 flex-1 overflow-y-auto p-4 focus-visible:-outline-offset-2 sm:p-6"
    >
      <h2 dir="auto" className="max-w-prose text-text-muted wrap-anywhere">
        {desk.board().questions[view.asked - 1]}
      </h2>
      <p dir="auto" className="my-3 min-h-24 max-w-prose text-lg as-written wrap-anywhere">
        <FoundText text={text} term={view.term} />
      </p>
      <TogetherNotice id={id} asked={view.asked} />
      <p className="mt-4 flex flex-wrap items-center gap-x-3 text-sm text-text-muted wrap-anywhere">
        <bdi>{name}</bdi>
        <button
          type="button"
          onClick={() => openInList(id)}
          className="min-h-6 underline underline-offset-4 hover:text-text"
        >
          Open the application
        </button>
      </p>
    </article>
  );
}
