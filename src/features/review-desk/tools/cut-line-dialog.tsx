import { useId, useState } from 'react';
import { formatNumber } from '@/domain/format-number';
import { pluralize } from '@/domain/pluralize';
import { canBeDecided } from '@/domain/review/application-status';
import type { VerdictStep } from '@/domain/review/assessment';
import { cutLine, cutStep, readPlaces, stepWords, type CutChoice } from '@/domain/review/cut-line';
import { VERDICT_WORDS } from '@/domain/review/status-words';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { TextField } from '@/ui/field';
import { showNotice } from '@/ui/toasts/notice-store';
import { useOfDesk } from '../reading/use-desk';
import { useDeskScreen } from '../reading/use-desk-commands';
import { useBoardSettings } from '../state/use-settings';
import type { Desk } from '../state/desk';
import { CutLineRows, RadioRow } from './cut-line-rows';

const PLACES_AT_FIRST = '10';

/**
 * Acceptances that are decided or being sent: they already have a place, which is not one of these. Whoever has applied
 * again since has none.
 */
const hasPlace = (desk: Desk) => (id: string) => {
  if (desk.isSuperseded(id)) return false;
  const status = desk.statusOf(id);
  return 'outcome' in status && status.outcome === 'accept' && !canBeDecided(status);
};

/** Verdicts by score: above the line Yes, below it Maybe or No. It sends nothing, and one undo reverts it. */
export function CutLineDialog({ onClose }: { onClose: () => void }) {
  const { desk, view, openInList } = useDeskScreen();
  // What is judged, scored or sent meanwhile in another tab changes the ranking and the verdicts.
  useOfDesk(desk, desk.work);
  /** On screen when the dialog opened, and still to be decided. */
  const [listed] = useState(view.visible);
  const ranked = listed.filter((id) => view.applications.has(id) && canBeDecided(desk.statusOf(id)));
  const acceptances = view.order.filter(hasPlace(desk)).length;
  const settings = useBoardSettings(desk.board().id);
  const formId = useId();
  const [typed, setTyped] = useState(settings.places || PLACES_AT_FIRST);
  const [choice, setChoice] = useState<CutChoice>({ below: 'maybe', tied: null, mayReplace: false });
  const change = (changes: Partial<CutChoice>) => setChoice({ ...choice, ...changes });
  const places = readPlaces(typed);
  const scoreOf = (id: string) => desk.assessmentOf(id).score;
  const line = cutLine(ranked, scoreOf, places ?? 0);
  const { step: rows, differing } = cutStep(line, choice, (id) => desk.assessmentOf(id).verdict);
  const step = desk.inFull(rows);
  const scored = ranked.length - line.unscored.length;
  const canApply = places !== null && step.length > 0;

  function move(to: number) {
    setTyped(String(Math.max(0, to)));
  }
  function give(wanted: VerdictStep) {
    settings.setPlaces(typed.trim());
    const given = desk.apply(wanted);
    onClose();
    showNotice(
      given.length === 0 ? 'Nothing was changed.' : `Given: ${stepWords(given)}. Undo takes it back.`,
    );
  }

  if (scored === 0) {
    const [first] = ranked;
    return (
      <Dialog
        onClose={onClose}
        title="Cut line"
        description={`Gives verdicts by score, and sends nothing. ${first === undefined ? 'Nobody here is left to decide.' : 'Nobody here has a score yet.'}`}
        footer={
          <>
            <Button variant="secondary" onClick={onClose}>
              Cancel
            </Button>
            {first !== undefined && (
              <Button
                variant="yellow"
                onClick={() => {
                  onClose();
                  openInList(first);
                }}
              >
                Start scoring
              </Button>
            )}
          </>
        }
      >
        {first !== undefined && (
          <p className="pb-2">Give each a score with the keys 1 to 5; 0 goes to the next one without.</p>
        )}
      </Dialog>
    );
  }
  return (
    <Dialog
      onClose={onClose}
      width="wide"
      title="Cut line"
      description={`Verdicts by score for the ${formatNumber(scored)} with a score${view.isFiltered ? ' among those found' : ''}. Nothing is sent.`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} variant="yellow" disabled={!canApply}>
            {canApply ? `Give ${stepWords(step)}` : 'Give verdicts'}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (canApply) give(step);
        }}
        className="flex flex-col gap-4 pb-2"
      >
        <div className="flex flex-wrap items-end gap-2">
          <TextField
            label="Places"
            inputMode="numeric"
            autoComplete="off"
            value={typed}
            error={places === null ? 'Enter a whole number' : undefined}
            fieldClassName="w-32"
            onChange={({ target }) => setTyped(target.value)}
            onKeyDown={(event) => {
              const step = { ArrowUp: 1, ArrowDown: -1 }[event.key];
              if (step === undefined) return;
              event.preventDefault();
              move((places ?? 0) + step);
            }}
          />
          <Button variant="secondary" aria-label="One place less" onClick={() => move((places ?? 0) - 1)}>
            −
          </Button>
          <Button variant="secondary" aria-label="One place more" onClick={() => move((places ?? 0) + 1)}>
            +
          </Button>
          {acceptances > 0 && (
            <p className="basis-full text-sm text-text-muted">
              {`${formatNumber(acceptances)} accepted already or being sent: not among these places.`}
            </p>
          )}
        </div>
        <RadioRow
          label="Below the line"
          value={choice.below}
          options={[
            ['maybe', 'Maybe'],
            ['no', 'No'],
          ]}
          // Who is tied gets nothing that was chosen for something else.
          onChange={(below) => change({ below, tied: choice.tied === 'yes' ? 'yes' : null })}
        />
        {line.tied.length > 0 && (
          <RadioRow
            label={`${formatNumber(line.tied.length)} share score ${scoreOf(line.tied[0] ?? '')} at the line, for ${formatNumber(line.tiedPlaces)} of the places`}
            value={choice.tied ?? 'none'}
            options={[
              ['none', 'Leave them as they are'],
              ['yes', 'All Yes'],
              [choice.below, `All ${VERDICT_WORDS[choice.below]}`],
            ]}
            onChange={(tied) => change({ tied: tied === 'none' ? null : tied })}
          />
        )}
        {differing.length > 0 && (
          <section aria-label="Other verdicts" className="rounded-control border border-border-strong p-3">
            <p>
              {pluralize(
                differing.length,
                'has another verdict and keeps it, unless you replace it:',
                'have other verdicts and keep them, unless you replace them:',
              )}
            </p>
            <ul className="my-2 max-h-28 overflow-y-auto text-sm text-text-muted">
              {differing.map(({ requestId, from, to }) => (
                <li key={requestId}>
                  <bdi>{view.nameOf(requestId)}</bdi>
                  {`: ${from === null ? '' : VERDICT_WORDS[from]}, would become ${to === null ? '' : VERDICT_WORDS[to]}`}
                </li>
              ))}
            </ul>
            <label className="flex min-h-8 cursor-pointer items-center gap-2">
              <input
                type="checkbox"
                checked={choice.mayReplace}
                onChange={({ target }) => change({ mayReplace: target.checked })}
                className="size-4 accent-text"
              />
              Replace them
            </label>
          </section>
        )}
        <CutLineRows line={line} below={choice.below} onPlaces={move} />
      </form>
    </Dialog>
  );
}
