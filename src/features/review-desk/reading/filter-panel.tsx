import { useState, useMemo } from 'react';
import { formatNumber } from '@/domain/format-number';
import { YEARS_MAX, YEARS_MIN } from '@/domain/limits';
import { REVIEW_SCORE_MAX } from '@/domain/review/limits';
import { SCORES } from '@/domain/review/assessment';
import { readYears } from '@/domain/review/desk-address';
import { type FilterChoice, filterChoices, type FilterChoices } from '@/domain/review/filter-choices';
import type { DeskFilter } from '@/domain/review/find-applications';
import { controlStyle } from '@/ui/control-style';
import { Field, SelectField } from '@/ui/field';
import { Switch } from '@/ui/switch';
import { useAddress, useOfDeskLater } from './use-desk';
import { useDeskScreen } from './use-desk-commands';
import { derived } from '@/lib/stores/derived';

const SWITCHES = [
  ['isOpenToWork', 'Open to work'],
  ['isStarred', 'Starred'],
  ['hasNote', 'With a note'],
  ['hasAppliedBefore', 'Applied before'],
] as const;

const counted = (label: string, count: number) => `${label} (${formatNumber(count)})`;
const NO_YEARS = `Use a whole number from ${YEARS_MIN} to ${YEARS_MAX}`;
const total = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);

/** Filters the list by what applicants wrote and by what the reviewer noted. */
export function FilterPanel() {
  const { desk } = useDeskScreen();
  const { address } = desk;
  const filter = useAddress(desk, (now) => now.filter);
  const choices = useFilterChoices();
  const { scored } = choices;
  const set = (changes: Partial<DeskFilter>) => address.change({ filter: { ...filter, ...changes } });
  const textField = (label: string, name: 'role' | 'tech' | 'tag', found: FilterChoice[], none = 'All') => (
    <SelectField
      label={label}
      placeholder={none}
      options={found.map(({ value, count }) => ({ value, label: counted(value, count) }))}
      value={filter[name]}
      onChange={({ target }) => set({ [name]: target.value })}
    />
  );
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] items-end gap-2 border-t border-border pt-2 text-sm">
      {textField('Role', 'role', choices.roles)}
      {textField('Tech', 'tech', choices.techs)}
      <YearsField label="Min years" years={filter.minYears} onChange={(minYears) => set({ minYears })} />
      <YearsField label="Max years" years={filter.maxYears} onChange={(maxYears) => set({ maxYears })} />
      <SelectField
        label="Left empty"
        fieldClassName="col-span-2"
        placeholder="Any question"
        options={desk.board().questions.map((question, index) => ({
          value: String(index + 1),
          label: counted(`Question ${index + 1}: ${question}`, choices.leftEmpty[index] ?? 0),
        }))}
        value={filter.emptyQuestion?.toString() ?? ''}
        onChange={({ target: { value } }) => set({ emptyQuestion: value === '' ? null : Number(value) })}
      />
      <ScoreField
        label="Min score"
        options={SCORES.slice(1).map((score) => [score, total(scored.slice(score - 1))])}
        words={(score) => (score === REVIEW_SCORE_MAX ? '' : ' or more')}
        score={filter.minScore}
        onChange={(minScore) => set(minScore === null ? { minScore } : { minScore, isScored: null })}
      />
      <ScoreField
        label="Max score"
        options={SCORES.slice(0, -1).map((score) => [score, total(scored.slice(0, score))])}
        words={(score) => (score === 1 ? '' : ' or less')}
        score={filter.maxScore}
        onChange={(maxScore) => set(maxScore === null ? { maxScore } : { maxScore, isScored: null })}
      />
      <SelectField
        label="Scored"
        placeholder="All"
        options={[
          { value: 'with', label: counted('With a score', total(scored)) },
          { value: 'without', label: counted('Without a score', choices.unscored) },
        ]}
        value={filter.isScored === null ? '' : filter.isScored ? 'with' : 'without'}
        onChange={({ target: { value } }) => {
          const isScored = value === '' ? null : value === 'with';
          // Nobody without a score has one of these.
          set(isScored === false ? { isScored, minScore: null, maxScore: null } : { isScored });
        }}
      />
      {textField('Tag', 'tag', choices.tags, 'Any')}
      {SWITCHES.map(([name, label]) => (
        <Switch
          key={name}
          label={counted(label, choices[name])}
          checked={filter[name]}
          onChange={(event) => set({ [name]: event.target.checked })}
          className="min-h-10"
        />
      ))}
    </div>
  );
}

interface ScoreFieldProps {
  label: string;
  /** With how many applications each finds. */
  options: readonly (readonly [score: number, count: number])[];
  /** What follows the score. */
  words: (score: number) => string;
  score: number | null;
  onChange: (score: number | null) => void;
}

function ScoreField({ label, options, words, score, onChange }: ScoreFieldProps) {
  return (
    <SelectField
      label={label}
      placeholder="Any"
      options={options.map(([value, count]) => ({
        value: String(value),
        label: counted(`${value}${words(value)}`, count),
      }))}
      value={score?.toString() ?? ''}
      onChange={({ target: { value } }) => onChange(value === '' ? null : Number(value))}
    />
  );
}

interface YearsFieldProps {
  label: string;
  years: number | null;
  onChange: (years: number | null) => void;
}

/** Keeps the typed text as long as it means the filter's years; Back shows the filter's own. */
function YearsField({ label, years, onChange }: YearsFieldProps) {
  const [typed, setTyped] = useState('');
  const text = readYears(typed) === years ? typed : (years?.toString() ?? '');
  const isIgnored = text.trim() !== '' && years === null;
  return (
    <Field label={label} error={isIgnored ? NO_YEARS : undefined} isErrorAlert>
      {(control) => (
        <input
          type="text"
          {...control}
          inputMode="numeric"
          autoComplete="off"
          value={text}
          onChange={({ target }) => {
            setTyped(target.value);
            onChange(readYears(target.value));
          }}
          className={controlStyle(control['aria-invalid'])}
        />
      )}
    </Field>
  );
}

/**
 * The options of the filters, with the number of applications that each has in the chosen pile, or among all but those
 * that had been decided before, as in the list. Live.
 */
function useFilterChoices(): FilterChoices {
  const { desk, view } = useDeskScreen();
  const { shownAs, tagsOf, applications, order } = view;
  const pile = useAddress(desk, ({ filter }) => filter.pile);
  const read = useMemo(
    () =>
      derived(
        () => [desk.work()],
        () => {
          const { hasAppliedBefore } = desk.history();
          const isListed = (id: string) =>
            pile === null ? !desk.decidedBefore().has(id) : desk.shownPileOf(id) === pile;
          // Not those who have applied meanwhile and are not shown yet.
          const listed = order.filter(isListed).flatMap((id) => applications.get(id) ?? []);
          const filterable = listed.map((application) => ({
            application: shownAs(application),
            assessment: desk.shownOf(application.id),
            tags: tagsOf(application),
            hasAppliedBefore: hasAppliedBefore(application),
          }));
          return filterChoices(filterable, desk.board().questions.length);
        },
      ),
    [desk, shownAs, tagsOf, applications, order, pile],
  );
  return useOfDeskLater(desk, read);
}
