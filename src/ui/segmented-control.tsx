import { cn } from '@/lib/cn';

interface SegmentedControlProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string }[];
  /** The value of the pressed segment. No segment is pressed for an unknown value. */
  value: string;
  onChange: (value: Value) => void;
}

/**
 * A switch between a few views. Discover has its own copy, because importing this module would enlarge the first
 * screen.
 */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, options, value: pressed, onChange } = props;
  return (
    <div
      role="group"
      aria-label={label}
      className="inline-flex shrink-0 rounded-control border border-border-strong bg-surface-sunken"
    >
      {options.map(({ value, label: text }) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === pressed}
          onClick={() => {
            if (value !== pressed) onChange(value);
          }}
          className={cn(
            'min-h-7.5 rounded-control px-3 text-sm font-semibold whitespace-nowrap transition-colors duration-150 max-sm:px-2',
            value === pressed ? 'bg-text text-surface' : 'text-text-muted hover:text-text',
          )}
        >
          {text}
        </button>
      ))}
    </div>
  );
}
