import { useId } from 'react';
import { cn } from '@/lib/cn';
import { useIsLocked } from './field';

interface ChoiceGroupProps {
  label: string;
  name: string;
  kind: 'one' | 'many';
  choices: readonly { value: string; label: string }[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
  onBlur?: () => void;
  error?: string | undefined;
}

/**
 * Radio buttons or checkboxes that look like chips, with a legend and an error. A selected value that isn't in the list
 * gets a chip too.
 */
export function ChoiceGroup(props: ChoiceGroupProps) {
  const { label, name, kind, choices, chosen, onChange, onBlur, error } = props;
  const id = useId();
  const isLocked = useIsLocked();
  const hasError = error !== undefined && error !== '';
  const unknown = chosen.filter((value) => value !== '' && !choices.some((choice) => choice.value === value));
  const all = [...choices, ...unknown.map((value) => ({ value, label: value }))];

  function toggle(value: string, isOn: boolean) {
    if (isLocked) return;
    if (kind === 'one') onChange([value]);
    else onChange(isOn ? [...chosen, value] : chosen.filter((chosenValue) => chosenValue !== value));
  }

  return (
    <fieldset
      className="min-w-0"
      role={kind === 'one' ? 'radiogroup' : 'group'}
      aria-labelledby={`${id}-label`}
      aria-describedby={hasError ? `${id}-error` : undefined}
      onBlur={(event) => {
        // Moving between the options doesn't count as a blur.
        if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.();
      }}
    >
      <legend id={`${id}-label`} className="mb-1 font-semibold">
        {label}
      </legend>
      <div className="flex flex-wrap gap-2">
        {all.map((choice) => (
          <label
            key={choice.value}
            className={cn(
              'inline-flex min-h-9 cursor-pointer items-center rounded-control border px-3 py-1',
              'has-checked:border-text has-checked:bg-text has-checked:text-surface',
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
              'has-aria-disabled:cursor-not-allowed has-aria-disabled:opacity-60',
              hasError ? 'border-danger' : 'border-border-strong',
            )}
          >
            <input
              type={kind === 'one' ? 'radio' : 'checkbox'}
              name={name}
              value={choice.value}
              checked={chosen.includes(choice.value)}
              aria-disabled={isLocked || undefined}
              aria-invalid={hasError || undefined}
              onChange={(event) => toggle(choice.value, event.target.checked)}
              className="sr-only"
            />
            {choice.label}
          </label>
        ))}
      </div>
      {hasError && (
        <p id={`${id}-error`} className="mt-1 text-sm text-danger">
          {error}
        </p>
      )}
    </fieldset>
  );
}
