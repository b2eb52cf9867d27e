import { useMemo, useState } from 'react';
import { YEARS_MAX, YEARS_MIN } from '@/domain/limits';
import { readYears } from '@/domain/review/desk-address';
import { filterChoices, type DeskFilter } from '@/domain/review/find-applications';
import { SelectField, TextField } from '@/ui/field';
import { Switch } from '@/ui/switch';
import { useAddress } from './address-store';
import type { Desk } from './use-desk';

const asOptions = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

/** Role, years, technology, open to work, and who left a question empty. */
export function FilterPanel({ desk }: { desk: Desk }) {
  const { address, applications } = desk;
  const filter = useAddress(address, (now) => now.filter);
  const { questions } = desk.board;
  const choices = useMemo(() => filterChoices(applications.values()), [applications]);
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
      <Switch
        label="Open to work"
        checked={filter.isOpenToWork}
        onChange={(event) => set({ isOpenToWork: event.target.checked })}
        className="min-h-10"
      />
    </div>
  );
}

interface YearsFieldProps {
  label: string;
  years: number | null;
  onChange: (years: number | null) => void;
}

/** Keeps what is typed while it means the filter's years; Back and 'Clear' show what the filter says. */
function YearsField({ label, years, onChange }: YearsFieldProps) {
  const [typed, setTyped] = useState('');
  return (
    <TextField
      label={label}
      type="number"
      min={YEARS_MIN}
      max={YEARS_MAX}
      value={readYears(typed) === years ? typed : (years ?? '')}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(readYears(target.value));
      }}
    />
  );
}
