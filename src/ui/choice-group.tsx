import { useId } from 'react';
import { cn } from '@/lib/cn';
import { useIsLocked } from './field';

interface ChoiceGroupProps {
  label: string;
  name: string;
  type: 'single' | 'multiple';
  options: readonly { value: string; label: string }[];
  selected: readonly string[];
  onChange: (selected: string[]) => void;
  onBlur?: () => void;
  error?: string | undefined;
}

/**
 * Radio buttons or checkboxes that look like chips, with a legend and an error. A selected value that isn't in the list
 * gets a chip too.
 */
export function ChoiceGroup(props: ChoiceGroupProps) {
  const { label, name, type, options, selected, onChange, onBlur, error } = props;
  const id = useId();
  const isLocked = useIsLocked();
  const hasError = error !== undefined && error !== '';
  const extra = selected.filter((value) => value !== '' && !options.some((option) => option.value === value));
  const all = [...options, ...extra.map((value) => ({ value, label: value }))];

  function toggle(value: string, isOn: boolean) {
    if (isLocked) return;
    if (type === 'single') onChange([value]);
    else onChange(isOn ? [...selected, value] : selected.filter((candidate) => candidate !== value));
  }

  return (
    <fieldset
      className="min-w-0"
      role={type === 'single' ? 'radiogroup' : 'group'}
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
        {all.map((option) => (
          <label
            key={option.value}
            className={cn(
              'inline-flex min-h-9 cursor-pointer items-center rounded-control border px-3 py-1',
              'has-checked:border-text has-checked:bg-text has-checked:text-surface',
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
              'has-aria-disabled:cursor-not-allowed has-aria-disabled:opacity-60',
              hasError ? 'border-danger' : 'border-border-strong',
            )}
          >
            <input
              type={type === 'single' ? 'radio' : 'checkbox'}
              name={name}
              value={option.value}
              checked={selected.includes(option.value)}
              aria-disabled={isLocked || undefined}
              aria-invalid={hasError || undefined}
              onChange={(event) => toggle(option.value, event.target.checked)}
              className="sr-only"
            />
            {option.label}
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
