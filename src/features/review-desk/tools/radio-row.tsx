import { useId } from 'react';

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
