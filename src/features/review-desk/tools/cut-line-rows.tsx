import { useId } from 'react';
import { formatNumber } from '@/domain/format-number';
import { pluralize } from '@/domain/pluralize';
import type { Verdict } from '@/domain/review/assessment';
import type { CutLine } from '@/domain/review/cut-line';
import { VERDICT_WORDS } from '@/domain/review/status-words';
import { VirtualList } from '@/ui/virtual-list';
import { useDeskScreen } from '../reading/use-desk-commands';

interface CutLineRowsProps {
  line: CutLine;
  below: Verdict;
  /** The line is drawn below the applicant of this rank. */
  onPlaces: (places: number) => void;
}

type Item = { kind: 'head'; text: string } | { kind: 'row'; id: string; rank: number | null };

function itemsOf({ above, tied, tiedPlaces, below, unscored }: CutLine, belowWord: string): Item[] {
  const group = (ids: readonly string[], text: string, before: number | null): Item[] =>
    ids.length === 0
      ? []
      : [
          { kind: 'head', text: `${text} (${formatNumber(ids.length)})` },
          ...ids.map((id, index): Item => ({
            kind: 'row',
            id,
            rank: before === null ? null : before + index + 1,
          })),
        ];
  return [
    ...group(above, 'Above the line: Yes', 0),
    ...group(tied, `Tied at the line, for ${pluralize(tiedPlaces, 'place')}`, above.length),
    ...group(below, `Below the line: ${belowWord}`, above.length + tied.length),
    ...group(unscored, 'Without a score: nothing is changed', null),
  ];
}

/** Everybody by rank, with the line between them; a press moves it below that applicant. */
export function CutLineRows({ line, below, onPlaces }: CutLineRowsProps) {
  const { desk, view } = useDeskScreen();
  return (
    <div className="flex max-h-80 flex-col rounded-control border border-border">
      <VirtualList
        label="Ranking"
        items={itemsOf(line, VERDICT_WORDS[below])}
        keyOf={(item) => (item.kind === 'head' ? item.text : item.id)}
        rowHeightRem={2.5}
        renderItem={(item) => {
          if (item.kind === 'head') {
            return (
              <h3 className="flex h-full items-center border-y border-border-strong bg-surface-sunken px-3 text-sm font-semibold">
                {item.text}
              </h3>
            );
          }
          const { id, rank } = item;
          const { verdict, score } = desk.assessmentOf(id);
          const content = (
            <>
              <span className="tabular w-8 shrink-0 text-right text-sm text-text-muted">
                {rank === null ? '' : formatNumber(rank)}
              </span>
              <bdi className="min-w-0 flex-1 truncate">{view.nameOf(id)}</bdi>
              <span className="shrink-0 text-sm text-text-muted">
                {verdict === null ? '' : `now ${VERDICT_WORDS[verdict]}`}
              </span>
              <span className="tabular w-6 shrink-0 text-right">{score}</span>
            </>
          );
          const look = 'flex h-full w-full items-center gap-3 border-b border-border px-3 text-left';
          return rank === null ? (
            <p className={look}>{content}</p>
          ) : (
            <button
              type="button"
              title="Draw the line below"
              onClick={() => onPlaces(rank)}
              className={`${look} hover:bg-surface-sunken focus-visible:-outline-offset-2`}
            >
              {content}
            </button>
          );
        }}
      />
    </div>
  );
}

interface RadioRowProps<T extends string> {
  label: string;
  value: T;
  options: readonly (readonly [value: T, label: string])[];
  onChange: (value: T) => void;
}

/** A question with a few answers side by side. */
export function RadioRow<T extends string>({ label, value, options, onChange }: RadioRowProps<T>) {
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold">{label}</legend>
      <div className="flex flex-wrap gap-x-5">
        {options.map(([option, text]) => (
          <label key={option} className="flex min-h-8 cursor-pointer items-center gap-2">
            <input
              type="radio"
              name={name}
              checked={option === value}
              onChange={() => onChange(option)}
              className="size-4 accent-text"
            />
            {text}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
