import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { formatNumber } from '@/domain/format-number';
import { pluralize } from '@/domain/pluralize';
import { canBeDecided } from '@/domain/review/application-status';
import type { Verdict, VerdictStep } from '@/domain/review/assessment';
import { stepWords } from '@/domain/review/cut-line';
import {
  comparePairs,
  suggestedOrder,
  suggestedStep,
  type NearLine,
  type PairAnswer,
} from '@/domain/review/near-line';
import { VERDICT_WORDS } from '@/domain/review/status-words';
import { cn } from '@/lib/cn';
import { useLatest } from '@/lib/hooks/use-latest';
import { isComposingKey } from '@/lib/keyboard/composing-key';
import { listen } from '@/lib/listen';
import { areShortcutsOn } from '@/lib/stored/shortcut-setting';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { QuietButton } from '@/ui/small-button';
import { SideBySide } from '../compare/compare-view';
import { useDeskScreen } from '../reading/use-desk-commands';

const KEYS: Readonly<Record<string, PairAnswer>> = {
  1: 'first',
  ArrowLeft: 'first',
  2: 'second',
  ArrowRight: 'second',
  0: 'either',
};

interface NearLineDialogProps {
  line: NearLine;
  /** The verdict for those below the line. */
  below: Verdict;
  answers: readonly PairAnswer[];
  onAnswers: (answers: readonly PairAnswer[]) => void;
  onGive: (step: VerdictStep) => void;
  onClose: () => void;
}

/** Pairs of those near the line, and the order that the answers suggest. Only a press of its own gives verdicts by it. */
export function NearLineDialog({ line, below, answers, onAnswers, onGive, onClose }: NearLineDialogProps) {
  const { desk, view } = useDeskScreen();
  const { nameOf } = view;
  const [isStopped, setStopped] = useState(false);
  const { pair, groups, compared } = comparePairs(line, answers);
  const asked = isStopped ? null : pair;
  const answer = (given: PairAnswer) => onAnswers([...answers, given]);
  const onKeyDown = useLatest((event: KeyboardEvent) => {
    const given = KEYS[event.key];
    if (given === undefined || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
    if (isComposingKey(event) || !areShortcutsOn()) return;
    event.preventDefault();
    if (asked !== null) answer(given);
  });
  useEffect(() => listen(window, ['keydown'], onKeyDown), [onKeyDown]);
  const top = useRef<HTMLDivElement>(null);
  // After scrolling down in two applications, the next two start at their top.
  useLayoutEffect(() => void top.current?.scrollIntoView({ block: 'nearest' }), [answers]);
  const undo = (
    <QuietButton
      key="back"
      aria-disabled={answers.length === 0 && !isStopped}
      className="mr-auto aria-disabled:opacity-60"
      onClick={() => {
        setStopped(false);
        // The last answer led to the end; otherwise it was asked for.
        if (!isStopped) onAnswers(answers.slice(0, -1));
      }}
    >
      {asked === null ? 'Go on comparing' : 'Take back the last answer'}
    </QuietButton>
  );

  if (asked !== null) {
    const applications = asked.flatMap((id) => view.applications.get(id) ?? []);
    return (
      <Dialog
        isAbove
        onClose={onClose}
        width="wide"
        title="Which of the two?"
        description={`Question ${formatNumber(answers.length + 1)}; ${formatNumber(compared)} of the ${formatNumber(line.ids.length)} near the line have a place. Answers change nothing by themselves.`}
        initialFocus={(content) => content.querySelector('footer [aria-keyshortcuts]')}
        footer={
          <>
            {asked.map((id, index) => (
              <Button
                key={index}
                variant="secondary"
                aria-keyshortcuts={String(index + 1)}
                className="min-w-0 flex-1 basis-28"
                onClick={() => answer(index === 0 ? 'first' : 'second')}
              >
                <kbd aria-hidden className="font-sans text-sm opacity-80 max-sm:hidden">
                  {index + 1}
                </kbd>
                <bdi className="truncate">{nameOf(id)}</bdi>
              </Button>
            ))}
            <Button
              key="either"
              variant="secondary"
              aria-keyshortcuts="0"
              className="flex-1 basis-28"
              onClick={() => answer('either')}
            >
              Can’t say
            </Button>
          </>
        }
      >
        <p role="status" className="sr-only">
          {`Question ${formatNumber(answers.length + 1)}: ${asked.map(nameOf).join(' or ')}`}
        </p>
        <div ref={top} className="-mx-3 -mt-3 flex flex-wrap justify-between">
          {undo}
          <QuietButton key="order" onClick={() => setStopped(true)}>
            See the order
          </QuietButton>
        </div>
        <SideBySide
          label="The two"
          applications={applications}
          className="divide-border rounded-control border border-border max-sm:divide-y sm:auto-cols-fr sm:grid-flow-col sm:divide-x"
        />
      </Dialog>
    );
  }

  const suggested = suggestedOrder(groups, line.places, below);
  const step = desk.inFull(
    suggestedStep(
      suggested.filter(({ id }) => canBeDecided(desk.statusOf(id))),
      (id) => desk.assessmentOf(id).verdict,
    ),
  );
  const changeOf = new Map(step.map((change) => [change.requestId, change]));
  return (
    <Dialog
      isAbove
      onClose={onClose}
      width="wide"
      title="The suggested order"
      description={`From ${pluralize(answers.length, 'answer')}. ${step.length === 0 ? 'No verdict would change.' : `${pluralize(step.length, 'verdict')} would change; nothing is sent.`}`}
      footer={
        <>
          {undo}
          <Button key="close" variant="secondary" onClick={onClose}>
            Back to the cut line
          </Button>
          <Button key="give" variant="yellow" disabled={step.length === 0} onClick={() => onGive(step)}>
            {step.length === 0 ? 'Give verdicts' : `Give ${stepWords(step)}`}
          </Button>
        </>
      }
    >
      <ol aria-label="Suggested order" className="rounded-control border border-border">
        {suggested.map(({ id, isTied, to }, index) => {
          const change = changeOf.get(id);
          const was = line.ids.indexOf(id);
          return (
            <li
              key={id}
              className={cn(
                'flex flex-wrap items-baseline gap-x-3 px-3 py-1.5 not-last:border-b not-last:border-border',
                index === line.places - 1 && 'border-b-2! border-b-text!',
              )}
            >
              <span className="tabular w-8 shrink-0 text-right text-sm text-text-muted">
                {formatNumber(line.start + index + 1)}
              </span>
              <span className="min-w-0 flex-1 basis-32 truncate">
                <bdi>{nameOf(id)}</bdi>
              </span>
              <span className="text-sm text-text-muted">
                {[
                  was === index ? '' : `now ${formatNumber(line.start + was + 1)}`,
                  isTied ? (to === null ? 'tied at the line: nothing is changed' : 'tied') : '',
                ]
                  .filter(Boolean)
                  .join(', ')}
              </span>
              {change !== undefined && (
                <span className="text-sm font-semibold">
                  {change.from === null ? 'no verdict' : VERDICT_WORDS[change.from]} to{' '}
                  {change.to !== null && VERDICT_WORDS[change.to]}
                </span>
              )}
              {index === line.places - 1 && <span className="sr-only">The line is below.</span>}
            </li>
          );
        })}
      </ol>
    </Dialog>
  );
}
