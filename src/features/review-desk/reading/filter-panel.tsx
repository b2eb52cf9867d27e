import { useMemo, useState } from 'react';
import { REVIEW_SCORE_MAX } from '@/domain/review/limits';
import { SCORES } from '@/domain/review/assessment';
import { readYears } from '@/domain/review/desk-address';
import { filterChoices, type DeskFilter } from '@/domain/review/find-applications';
import { SelectField, TextField } from '@/ui/field';
import { Switch } from '@/ui/switch';
import { useAddress } from './address-store';
import type { Desk } from './use-desk';

const SCORED = new Map<boolean | null, string>([
  [true, 'yes'],
  [false, 'no'],
]);
const SCORE_CHOICES = [
  { value: 'no', label: 'Without a score' },
  { value: 'yes', label: 'With a score' },
  ...SCORES.slice(1).map((score) => ({
    value: String(score),
    label: score === REVIEW_SCORE_MAX ? String(score) : `${score} or more`,
  })),
];

function scoreFilter(choice: string): Pick<DeskFilter, 'isScored' | 'minScore'> {
  const isScored = [...SCORED].find(([, value]) => value === choice)?.[0] ?? null;
  return { isScored, minScore: isScored === null && choice !== '' ? Number(choice) : null };
}

/** Each tag once, whatever its case. */
function tagsOf(tags: readonly string[]): string[] {
  const known = new Map(tags.map((tag) => [tag.trim().toLowerCase(), tag.trim()]));
  known.delete('');
  return [...known.values()].sort((a, b) => a.localeCompare(b));
}

const SWITCHES = [
  ['isOpenToWork', 'Open to work'],
  ['isStarred', 'Starred'],
  ['hasNote', 'With a note'],
  ['hasAppliedBefore', 'Applied before'],
] as const;

const asOptions = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

/** Filters the list by what applicants wrote and by what the reviewer noted. */
export function FilterPanel({ desk }: { desk: Desk }) {
  const { address, applications } = desk;
  const filter = useAddress(address, (now) => now.filter);
  const { questions } = desk.board;
  const choices = useMemo(() => filterChoices(applications.values()), [applications]);
  const tags = useMemo(
    () => tagsOf([...applications.keys()].map((id) => desk.assessmentOf(id).tag)),
    [applications, desk],
  );
  const set = (changes: Partial<DeskFilter>) => address.change({ filter: { ...filter, ...changes } });
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] items-end gap-2 border-t border-border pt-2 text-sm">
      <SelectField
        label="Role"
        placeholder="All"
        options={asOptions(choices.roles)}
        value={filter.role}
        onChange={(event) => set({ role: event.target.value })}
      />
      <SelectField
        label="Tech"
        placeholder="All"
        options={asOptions(choices.techs)}
        value={filter.tech}
        onChange={(event) => set({ tech: event.target.value })}
      />
      <YearsField label="Min years" years={filter.minYears} onChange={(minYears) => set({ minYears })} />
      <YearsField label="Max years" years={filter.maxYears} onChange={(maxYears) => set({ maxYears })} />
      <SelectField
        label="Left empty"
        fieldClassName="col-span-2"
        placeholder="Any question"
        options={questions.map((question, index) => ({
          value: question.trim(),
          label: `Question ${index + 1}: ${question}`,
        }))}
        value={filter.emptyQuestion ?? ''}
        onChange={(event) => set({ emptyQuestion: event.target.value || null })}
      />
      <SelectField
        label="Score"
        placeholder="Any"
        options={SCORE_CHOICES}
        value={filter.minScore === null ? (SCORED.get(filter.isScored) ?? '') : String(filter.minScore)}
        onChange={({ target: { value } }) => set(scoreFilter(value))}
      />
      <SelectField
        label="Tag"
        placeholder="Any"
        options={asOptions(tags)}
        value={filter.tag}
        onChange={(event) => set({ tag: event.target.value })}
      />
      {SWITCHES.map(([name, label]) => (
        <Switch
          key={name}
          label={label}
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

/** Keeps the typed text as long as it means the filter's years; Back and 'Clear' show the filter's own. */
function YearsField({ label, years, onChange }: YearsFieldProps) {
  const [typed, setTyped] = useState('');
  return (
    <TextField
      label={label}
      inputMode="numeric"
      autoComplete="off"
      value={readYears(typed) === years ? typed : (years ?? '')}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(readYears(target.value));
      }}
    />
  );
}
