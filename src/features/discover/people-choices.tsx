import { useId, useMemo, useState, type ChangeEvent, type KeyboardEvent } from 'react';
import { formatNumber } from '@/domain/format-number';
import { SEARCH_DEBOUNCE_MS } from '@/domain/limits';
import { hasTech, peopleChoices, withoutTech, type Choice, type PeopleFilter } from '@/domain/people-filter';
import type { User } from '@/domain/user';
import { isComposingKey } from '@/lib/keyboard/composing-key';
import { useTypedValue } from '@/lib/typing/use-typed-value';
import { Button } from '@/ui/button';
import { TextField } from '@/ui/field';
import { ToggleChip } from '@/ui/toggle-chip';

/** More chips would be too many to read; the field next to them offers the others. */
const TECH_CHIPS_MAX = 12;
const SUGGESTIONS_MAX = 200;

interface PeopleChoicesProps {
  /** Who was found by the server, whom the choices are taken from. */
  people: readonly User[];
  filter: PeopleFilter;
  onChange: (changes: Partial<PeopleFilter>, how: 'push' | 'replace') => void;
}

/** The filters for the people in the results, with how many would remain. */
export function PeopleChoices({ people, filter, onChange }: PeopleChoicesProps) {
  const choices = useMemo(() => peopleChoices(people, filter), [people, filter]);
  return (
    <>
      <fieldset>
        <legend className="mb-2 font-semibold">Work</legend>
        <div className="flex flex-wrap gap-2">
          <CountedChip
            label="Open to Work"
            count={choices.openToWork}
            isOn={filter.isOpenToWork}
            onPress={() => onChange({ isOpenToWork: !filter.isOpenToWork }, 'push')}
          />
          {choices.preferences.map(({ value, label, count }) => (
            <CountedChip
              key={value}
              label={label}
              count={count}
              isOn={value === filter.preference}
              onPress={() => onChange({ preference: value === filter.preference ? '' : value }, 'push')}
            />
          ))}
        </div>
      </fieldset>
      <PlaceField
        place={filter.place}
        places={choices.places}
        onChange={(place) => onChange({ place }, 'replace')}
      />
      <TechChoices
        tech={filter.tech}
        choices={choices.tech}
        onChange={(tech) => onChange({ tech }, 'push')}
      />
    </>
  );
}

interface CountedChipProps {
  label: string;
  count: number;
  isOn: boolean;
  onPress: () => void;
}

function CountedChip({ label, count, isOn, onPress }: CountedChipProps) {
  return (
    <ToggleChip isOn={isOn} onPress={onPress}>
      <bdi>{label}</bdi> <span className="tabular opacity-75">{formatNumber(count)}</span>
    </ToggleChip>
  );
}

/** The browser's own list of suggestions, with their counts. */
function Suggestions({ id, choices }: { id: string; choices: readonly Choice[] }) {
  return (
    <datalist id={id}>
      {choices.slice(0, SUGGESTIONS_MAX).map(({ value, count }) => (
        <option key={value} value={value} label={formatNumber(count)} />
      ))}
    </datalist>
  );
}

interface PlaceFieldProps {
  place: string;
  places: readonly Choice[];
  onChange: (place: string) => void;
}

function PlaceField({ place, places, onChange }: PlaceFieldProps) {
  const listId = useId();
  function settle(typed: string): string {
    onChange(typed);
    return typed.trim() === '' ? '' : typed;
  }
  const typed = useTypedValue(place, settle, SEARCH_DEBOUNCE_MS);
  return (
    <div className="max-w-sm">
      <TextField
        label="Location"
        list={listId}
        autoComplete="off"
        value={typed.value}
        onChange={(event) => typed.type(event.target.value)}
      />
      <Suggestions id={listId} choices={places} />
    </div>
  );
}

interface TechChoicesProps {
  tech: readonly string[];
  choices: readonly Choice[];
  onChange: (tech: string[]) => void;
}

/** Chips for the common technologies, and a field for all others. */
function TechChoices({ tech, choices, onChange }: TechChoicesProps) {
  const listId = useId();
  const [typed, setTyped] = useState('');

  function add(value: string) {
    setTyped('');
    if (value.trim() !== '' && !hasTech(tech, value)) onChange([...tech, value.trim()]);
  }
  function onType(event: ChangeEvent<HTMLInputElement>) {
    const { value } = event.target;
    const { inputType } = event.nativeEvent as InputEvent;
    // A suggestion was chosen, which browsers report as a replacement or without a type.
    const isChosen = inputType === undefined || inputType === 'insertReplacementText';
    if (isChosen && choices.some((choice) => choice.value === value)) add(value);
    else setTyped(value);
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || isComposingKey(event.nativeEvent)) return;
    event.preventDefault();
    add(typed);
  }

  return (
    <fieldset>
      <legend className="mb-2 font-semibold">Tech stack</legend>
      <div className="flex flex-wrap gap-2">
        {choices.slice(0, TECH_CHIPS_MAX).map(({ value, label, count }) => {
          const isOn = hasTech(tech, value);
          return (
            <CountedChip
              key={value}
              label={label}
              count={count}
              isOn={isOn}
              onPress={() => onChange(isOn ? withoutTech(tech, value) : [...tech, value])}
            />
          );
        })}
      </div>
      <div className="mt-3 flex max-w-sm items-end gap-2">
        <TextField
          label="Another technology"
          fieldClassName="min-w-0 flex-1"
          list={listId}
          autoComplete="off"
          enterKeyHint="done"
          value={typed}
          onChange={onType}
          onKeyDown={onKeyDown}
        />
        <Button variant="secondary" disabled={typed.trim() === ''} onClick={() => add(typed)}>
          Add
        </Button>
      </div>
      <Suggestions id={listId} choices={choices} />
    </fieldset>
  );
}
