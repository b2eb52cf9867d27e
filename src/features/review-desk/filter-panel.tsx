import { YEARS_MAX, YEARS_MIN } from '@/domain/limits';
import type { DeskFilter } from '@/domain/review/find-applications';
import { SelectField, TextField } from '@/ui/field';
import { Switch } from '@/ui/switch';
import type { DeskView } from './use-desk-view';

const asOptions = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

/** @returns the number of years typed; null where there is none on the scale */
function readYears(text: string): number | null {
  const years = Number(text);
  return text.trim() === '' || !Number.isInteger(years) || years < YEARS_MIN || years > YEARS_MAX
    ? null
    : years;
}

/** Role, years, technology, open to work, and who left a question empty. */
export function FilterPanel({ view, questions }: { view: DeskView; questions: readonly string[] }) {
  const { filter, setFilter, choices } = view;
  const set = (changes: Partial<DeskFilter>) => setFilter({ ...filter, ...changes });
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
      <TextField
        label="Min years"
        type="number"
        min={YEARS_MIN}
        max={YEARS_MAX}
        defaultValue={filter.minYears ?? ''}
        onChange={(event) => set({ minYears: readYears(event.target.value) })}
      />
      <TextField
        label="Max years"
        type="number"
        min={YEARS_MIN}
        max={YEARS_MAX}
        defaultValue={filter.maxYears ?? ''}
        onChange={(event) => set({ maxYears: readYears(event.target.value) })}
      />
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
