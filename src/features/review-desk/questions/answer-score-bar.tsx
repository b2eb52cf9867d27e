import { useState } from 'react';
import { formatNumber } from '@/domain/format-number';
import { pluralize } from '@/domain/pluralize';
import { meanOf, scoreFromMean, scoreOfAnswer } from '@/domain/review/answer-scores';
import { useScreenCommands } from '@/lib/keyboard/commands';
import { measuredAs } from '@/lib/measured-as';
import { QuietButton, SmallButton } from '@/ui/small-button';
import { showNotice } from '@/ui/toasts/notice-store';
import { ScoreButtons } from '../reading/judging-buttons';
import { useAssessment, useOfDesk } from '../reading/use-desk';
import { useDeskScreen } from '../reading/use-desk-commands';
import type { Desk } from '../state/desk';
import { keyOfQuestion, scoreAnswer } from './answer-commands';

const MEASURED = measuredAs('--action-bar', '1rem');

/** The scores that 'Take all means' has given, by application. */
type Taken = ReadonlyMap<string, number>;

/** The mean of an application's answers becomes its score if it has none. */
function takeMeans(desk: Desk): Taken {
  const taken = new Map<string, number>();
  let kept = 0;
  for (const id of desk.visible()) {
    const { score, answerScores } = desk.assessmentOf(id);
    const mean = meanOf(answerScores);
    if (mean === null) continue;
    if (score === null) taken.set(id, scoreFromMean(mean.mean));
    else if (score !== scoreFromMean(mean.mean)) kept += 1;
  }
  desk.changeAll([...taken].map(([id, score]) => [id, { score }]));
  const undo = taken.size === 0 ? '' : ` Undo takes ${taken.size === 1 ? 'it' : 'them'} back.`;
  const others = kept === 0 ? '' : ` ${formatNumber(kept)} with a score of their own keep it.`;
  showNotice(`${pluralize(taken.size, 'score')} taken from the mean.${others}${undo}`);
  return taken;
}

/** A score that has changed since is newer and stays. */
function takeBack(desk: Desk, taken: Taken): void {
  const back = [...taken].filter(([id, score]) => desk.assessmentOf(id).score === score);
  desk.changeAll(back.map(([id]) => [id, { score: null }]));
  showNotice(`Undone: ${pluralize(back.length, 'score')}`);
}

/** 'Take all means', with one step of undo until the reviewer leaves this view. */
export function TakeMeans() {
  const { desk, view } = useDeskScreen();
  const canTake = useOfDesk(desk, () =>
    view.visible.some((id) => meanOf(desk.assessmentOf(id).answerScores) !== null),
  );
  const [taken, setTaken] = useState<Taken>(new Map());
  const canUndo = taken.size > 0;
  const undo = () => {
    takeBack(desk, taken);
    setTaken(new Map());
  };
  useScreenCommands(canUndo ? [{ label: 'Undo the means', keys: ['u', '$mod+z'], run: undo }] : []);
  return (
    <>
      {canTake && (
        <QuietButton onClick={() => setTaken(new Map([...taken, ...takeMeans(desk)]))}>
          Take all means
        </QuietButton>
      )}
      {canUndo && (
        <QuietButton
          aria-keyshortcuts="U"
          onClick={({ currentTarget: { previousElementSibling: before } }) => {
            undo();
            // This button is gone then.
            if (before instanceof HTMLElement) before.focus();
          }}
        >
          Undo the means
        </QuietButton>
      )}
    </>
  );
}

/** The score of the answer on screen, and the mean, which becomes the application's score only on request. */
export function AnswerScoreBar({ id }: { id: string }) {
  const { desk, view } = useDeskScreen();
  const { score, answerScores } = useAssessment(desk, id);
  const mean = meanOf(answerScores);
  const whole = mean === null ? null : scoreFromMean(mean.mean);
  return (
    <div
      ref={MEASURED}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-border bg-surface-raised px-4 py-3 max-lg:bottom-bar sm:px-6"
    >
      <ScoreButtons
        label="Score of this answer"
        look="answer"
        hasKeys
        chosen={scoreOfAnswer(answerScores, keyOfQuestion(desk, view.asked) ?? '')}
        onPress={(one) => scoreAnswer(desk, one)}
      />
      <p className="tabular text-sm text-text-muted">
        {mean === null
          ? 'Scores of answers are kept apart from the application’s own score.'
          : `Mean of ${formatNumber(mean.count)}: ${formatNumber(Math.round(mean.mean * 10) / 10)}. The application’s own score: ${score ?? 'none'}.`}
      </p>
      <div className="flex flex-wrap gap-2 empty:hidden">
        {whole !== null && (
          <SmallButton
            // Not disabled: it would lose the focus.
            aria-disabled={score === whole}
            className="aria-disabled:opacity-60"
            onClick={() => desk.change(id, { score: whole })}
          >
            {`Take ${whole} as its score`}
          </SmallButton>
        )}
      </div>
    </div>
  );
}
