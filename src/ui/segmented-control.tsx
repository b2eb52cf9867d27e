import { cn } from '@/lib/cn';

interface SegmentedControlProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string }[];
  /** The value of the pressed segment. No segment is pressed for an unknown value. */
  value: string;
  onChange: (value: Value) => void;
  /** Called on hover and focus, to preload a view. */
  onNear?: () => void;
  isLarge?: boolean;
}

export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, options, value: pressed, onChange, onNear, isLarge = false } = props;
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
          onPointerEnter={onNear}
          onFocus={onNear}
          onClick={() => {
            if (value !== pressed) onChange(value);
          }}
          className={cn(
            'rounded-control font-semibold whitespace-nowrap transition-colors duration-150',
            isLarge ? 'min-h-9 flex-1 px-4' : 'min-h-7.5 px-3 text-sm max-sm:px-2',
            value === pressed ? 'bg-text text-surface' : 'text-text-muted hover:text-text',
          )}
        >
          {text}
        </button>
      ))}
    </div>
  );
}
