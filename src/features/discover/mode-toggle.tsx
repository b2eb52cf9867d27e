import type { DiscoverMode } from '@/domain/discover';
import { cn } from '@/lib/cn';

const MODES: readonly { value: DiscoverMode; label: string }[] = [
  { value: 'board', label: 'Boards' },
  { value: 'member', label: 'Members' },
];

interface ModeToggleProps {
  mode: DiscoverMode;
  onChange: (mode: DiscoverMode) => void;
  /** The toggle is about to be pressed. */
  onNear: () => void;
}

/** Switches between searching boards and members. */
export function ModeToggle({ mode, onChange, onNear }: ModeToggleProps) {
  return (
    <div
      role="group"
      aria-label="Search for"
      className="inline-flex shrink-0 rounded-control border border-border-strong bg-surface-sunken"
    >
      {MODES.map(({ value, label }) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === mode}
          onPointerEnter={onNear}
          onFocus={onNear}
          onClick={() => {
            if (value !== mode) onChange(value);
          }}
          className={cn(
            'min-h-9 flex-1 rounded-control px-4 font-semibold whitespace-nowrap transition-colors duration-150',
            value === mode ? 'bg-text text-surface' : 'text-text-muted hover:text-text',
          )}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
