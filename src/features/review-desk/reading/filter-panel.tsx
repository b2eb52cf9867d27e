import { useState, useMemo, type ChangeEvent } from 'react';
import { formatNumber } from '@/domain/format-number';
import { YEARS_MAX, YEARS_MIN } from '@/domain/limits';
import { REVIEW_SCORE_MAX } from '@/domain/review/limits';
import { SCORES } from '@/domain/review/assessment';
import { readYearsOfScale } from '@/domain/review/desk-address';
import { type FilterChoice, filterChoices, type FilterChoices } from '@/domain/review/filter-choices';
import { NO_DESK_FILTER, type DeskFilter } from '@/domain/review/find-applications';
import { controlStyle } from '@/ui/control-style';
import { Field, SelectField } from '@/ui/field';
import { Switch } from '@/ui/switch';
import { useAddress, useOfDesk, useOfDeskLater } from './use-desk';
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

const option = (value: string | number, count: number, words = String(value)) => ({
  value: String(value),
  label: counted(words, count),
});
const optionsOf = (found: readonly FilterChoice[]) => found.map(({ value, count }) => option(value, count));

/** Filters the list by what applicants wrote and by what the reviewer noted. */
export function FilterPanel() {
  const { desk } = useDeskScreen();
  const { address } = desk;
  const { questions } = desk.board();
  const filter = useAddress(desk, (now) => now.filter);
  const choices = useFilterChoices();
  const { scored } = choices;
  const set = (changes: Partial<DeskFilter>) => address.change({ filter: { ...filter, ...changes } });
  const bound = (
    name: 'role' | 'tech' | 'tag' | 'emptyQuestion' | 'minScore' | 'maxScore',
    also: Partial<DeskFilter> = {},
  ) => ({
    value: filter[name]?.toString() ?? '',
    onChange: ({ target: { value } }: ChangeEvent<HTMLSelectElement>) => {
      const unset = NO_DESK_FILTER[name];
      if (value === '') set({ [name]: unset });
      else set({ [name]: unset === null ? Number(value) : value, ...also });
    },
  });
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] items-end gap-2 border-t border-border pt-2 text-sm">
      <SelectField label="Role" placeholder="All" options={optionsOf(choices.roles)} {...bound('role')} />
      <SelectField label="Tech" placeholder="All" options={optionsOf(choices.techs)} {...bound('tech')} />
      <YearsField label="Min years" years={filter.minYears} onChange={(minYears) => set({ minYears })} />
      <YearsField label="Max years" years={filter.maxYears} onChange={(maxYears) => set({ maxYears })} />
      <SelectField
        label="Left empty"
        fieldClassName="col-span-2"
        placeholder="Any question"
        options={questions.map((question, index) =>
          option(index + 1, choices.leftEmpty[index] ?? 0, `Question ${index + 1}: ${question}`),
        )}
        {...bound('emptyQuestion')}
      />
      <SelectField
        label="Min score"
        placeholder="Any"
        options={SCORES.slice(1).map((score) => {
          const words = score === REVIEW_SCORE_MAX ? '' : ' or more';
          return option(score, total(scored.slice(score - 1)), `${score}${words}`);
        })}
        {...bound('minScore', { isScored: null })}
      />
      <SelectField
        label="Max score"
        placeholder="Any"
        options={SCORES.slice(0, -1).map((score) => {
          const words = score === 1 ? '' : ' or less';
          return option(score, total(scored.slice(0, score)), `${score}${words}`);
        })}
        {...bound('maxScore', { isScored: null })}
      />
      <SelectField
        label="Scored"
        placeholder="All"
        options={[
          option('with', total(scored), 'With a score'),
          option('without', choices.unscored, 'Without a score'),
        ]}
        value={filter.isScored === null ? '' : filter.isScored ? 'with' : 'without'}
        onChange={({ target: { value } }) => {
          const isScored = value === '' ? null : value === 'with';
          // Nobody without a score has one of these.
          set(isScored === false ? { isScored, minScore: null, maxScore: null } : { isScored });
        }}
      />
      <SelectField label="Tag" placeholder="Any" options={optionsOf(choices.tags)} {...bound('tag')} />
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

interface YearsFieldProps {
  label: string;
  years: number | null;
  onChange: (years: number | null) => void;
}

/** Keeps the typed text as long as it means the filter's years; Back shows the filter's own. */
function YearsField({ label, years, onChange }: YearsFieldProps) {
  const [typed, setTyped] = useState('');
  const text = readYearsOfScale(typed) === years ? typed : (years?.toString() ?? '');
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
            onChange(readYearsOfScale(target.value));
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
  const { applications } = view;
  const ids = useOfDesk(desk, desk.order);
  const pile = useAddress(desk, ({ filter }) => filter.pile);
  const read = useMemo(
    () =>
      derived(
        () => [desk.work()],
        () => {
          const { hasAppliedBefore } = desk.history();
          const isListed = (id: string) =>
            pile === null ? !desk.decidedBefore().has(id) : desk.pileOf(id) === pile;
          // Not those who have applied meanwhile and are not shown yet.
          const listed = ids.filter(isListed).flatMap((id) => applications.get(id) ?? []);
          const filterable = listed.map((application) => ({
            application,
            assessment: desk.assessmentOf(application.id),
            hasAppliedBefore: hasAppliedBefore(application),
          }));
          return filterChoices(filterable, desk.board().questions.length);
        },
      ),
    [desk, applications, ids, pile],
  );
  return useOfDeskLater(desk, read);
}
