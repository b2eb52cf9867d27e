import {
  useMemo,
  useRef,
  useState,
  type ClipboardEvent,
  type ComponentProps,
  type KeyboardEvent,
} from 'react';
import { formatNumber } from '@/domain/format-number';
import { SEARCH_DEBOUNCE_MS } from '@/domain/limits';
import {
  countTech,
  hasTech,
  peopleChoices,
  withoutTech,
  type Choice,
  type PeopleFilter,
} from '@/domain/people-filter';
import { EDIT_WORK_PREFERENCE_OPTIONS, workPreferenceLabel } from '@/domain/profile-options';
import { textFinder } from '@/domain/text-finder';
import type { User } from '@/domain/user';
import { withoutInvisible } from '@/domain/without-invisible';
import { isComposingKey } from '@/lib/keyboard/composing-key';
import { newTags, splitTags, type TagRules } from '@/lib/typing/typed-tags';
import { useTypedValue } from '@/lib/typing/use-typed-value';
import { Button } from '@/ui/button';
import { TextField } from '@/ui/field';
import { Suggestions } from '@/ui/suggestions';
import { ToggleChip } from '@/ui/toggle-chip';

/** The other technologies are offered while somebody types. */
const TECH_CHIPS_MAX = 5;
/** What one person alone knows is not common, nor is a count of one worth reading. */
const COMMON_FROM = 2;
const OTHER_PREFERENCES_MAX = 3;
const TECH_RULES: TagRules = { isSplitBySpace: false, normalise: withoutInvisible };

interface PeopleChoicesProps {
  /** Who was found by the server, whom the choices are taken from. */
  people: readonly User[];
  /** Who of them passes the filter. */
  passing: readonly User[];
  filter: PeopleFilter;
  onChange: (changes: Partial<PeopleFilter>, how: 'push' | 'replace') => void;
}

/** The filters for the people in the results. */
export function PeopleChoices({ people, passing, filter, onChange }: PeopleChoicesProps) {
  const choices = useMemo(() => peopleChoices(people), [people]);
  const preferences = new Set([
    ...EDIT_WORK_PREFERENCE_OPTIONS.map(({ value }) => value),
    ...choices.preference.slice(0, OTHER_PREFERENCES_MAX).map(({ value }) => value),
    ...(filter.preference === '' ? [] : [filter.preference]),
  ]);
  return (
    <>
      <PlaceField
        place={filter.place}
        places={choices.place}
        onChange={(place) => onChange({ place }, 'replace')}
      />
      <fieldset className="col-span-full min-w-0">
        <legend className="mb-2 font-semibold">Work</legend>
        <div className="flex flex-wrap gap-1.5">
          <ToggleChip
            isOn={filter.isOpenToWork}
            onPress={() => onChange({ isOpenToWork: !filter.isOpenToWork }, 'push')}
          >
            Open to Work
          </ToggleChip>
          {[...preferences].map((value) => (
            <ToggleChip
              key={value}
              isOn={value === filter.preference}
              onPress={() => onChange({ preference: value === filter.preference ? '' : value }, 'push')}
            >
              <bdi>{workPreferenceLabel(value)}</bdi>
            </ToggleChip>
          ))}
        </div>
      </fieldset>
      <TechChoices
        tech={filter.tech}
        choices={choices.tech}
        passing={passing}
        onChange={(tech) => onChange({ tech }, 'push')}
      />
    </>
  );
}

interface ChoiceSuggestionsProps extends Pick<ComponentProps<typeof Suggestions>, 'field' | 'onTake'> {
  choices: readonly Choice[];
}

/** The choices that contain what is typed, with how many people have each. */
function ChoiceSuggestions({ choices, ...rest }: ChoiceSuggestionsProps) {
  const find = useMemo(() => textFinder(choices.map(({ value }) => value)), [choices]);
  const countOf = (text: string) => choices.find(({ value }) => value === text)?.count ?? 0;
  return <Suggestions {...rest} find={find} asideOf={(text) => formatNumber(countOf(text))} />;
}

interface PlaceFieldProps {
  place: string;
  places: readonly Choice[];
  onChange: (place: string) => void;
}

function PlaceField({ place, places, onChange }: PlaceFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  function settle(typed: string): string {
    onChange(typed);
    return typed.trim() === '' ? '' : typed;
  }
  const typed = useTypedValue(place, settle, SEARCH_DEBOUNCE_MS);
  return (
    <div>
      <TextField
        ref={input}
        label="Location"
        autoComplete="off"
        value={typed.value}
        onChange={(event) => typed.type(event.target.value)}
      />
      <ChoiceSuggestions field={input} choices={places} onTake={typed.type} />
    </div>
  );
}

interface TechChoicesProps {
  tech: readonly string[];
  choices: readonly Choice[];
  passing: readonly User[];
  onChange: (tech: string[]) => void;
}

/** A field for all technologies, and chips for those that are common or chosen, with how many people would remain. */
function TechChoices({ tech, choices, passing, onChange }: TechChoicesProps) {
  const common = choices
    .slice(0, TECH_CHIPS_MAX)
    .filter(({ count }) => count >= COMMON_FROM)
    .map(({ value }) => value);
  const chips = [...common, ...tech.filter((one) => !hasTech(common, one))];
  return (
    <fieldset className="col-span-full min-w-0">
      <legend className="sr-only">Tech stack</legend>
      <TechField
        choices={choices}
        onAdd={(texts) => {
          const added = newTags(tech, texts, TECH_RULES).filter((one) => !hasTech(tech, one));
          if (added.length > 0) onChange([...tech, ...added]);
        }}
      />
      <div className="mt-2 flex flex-wrap gap-1.5">
        {chips.map((value) => {
          const isOn = hasTech(tech, value);
          const count = isOn ? 0 : countTech(passing, value);
          return (
            <ToggleChip
              key={value}
              isOn={isOn}
              onPress={() => onChange(isOn ? withoutTech(tech, value) : [...tech, value])}
            >
              <bdi>{value}</bdi>{' '}
              <span className="tabular opacity-75">{count >= COMMON_FROM && formatNumber(count)}</span>
            </ToggleChip>
          );
        })}
      </div>
    </fieldset>
  );
}

interface TechFieldProps {
  choices: readonly Choice[];
  onAdd: (texts: readonly string[]) => void;
}

function TechField({ choices, onAdd }: TechFieldProps) {
  const [typed, setTyped] = useState('');
  const input = useRef<HTMLInputElement>(null);

  function add(texts: readonly string[]) {
    setTyped('');
    onAdd(texts);
  }
  function addTyped() {
    const { whole, rest } = splitTags(typed, TECH_RULES);
    add([...whole, rest]);
  }
  function onPaste(event: ClipboardEvent) {
    const { whole, rest } = splitTags(event.clipboardData.getData('text').trim(), TECH_RULES);
    // A single one is pasted by the browser, into what is there.
    if (whole.length === 0) return;
    event.preventDefault();
    onAdd([...whole, rest]);
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || isComposingKey(event.nativeEvent)) return;
    event.preventDefault();
    addTyped();
  }
  return (
    <div className="flex items-end gap-2">
      <TextField
        ref={input}
        label="Technologies"
        fieldClassName="min-w-0 flex-1"
        autoComplete="off"
        enterKeyHint="done"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onPaste={onPaste}
        onKeyDown={onKeyDown}
      />
      {typed.trim() !== '' && (
        <Button
          variant="secondary"
          onClick={() => {
            addTyped();
            // The button goes with what was typed.
            input.current?.focus();
          }}
        >
          Add
        </Button>
      )}
      <ChoiceSuggestions field={input} choices={choices} onTake={(text) => add([text])} />
    </div>
  );
}
