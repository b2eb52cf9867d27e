import type { ReactNode } from 'react';
import { cn } from '@/lib/cn';

interface ToggleChipProps {
  isOn: boolean;
  onPress: () => void;
  children: ReactNode;
}

/** One of several options in a row; a press selects or deselects it. */
export function ToggleChip({ isOn, onPress, children }: ToggleChipProps) {
  return (
    <button
      type="button"
      dir="auto"
      aria-pressed={isOn}
      onClick={onPress}
      className={cn(
        'min-h-8 max-w-full shrink-0 truncate rounded-full border px-3 text-sm transition-colors duration-150',
        isOn
          ? 'border-text bg-text text-surface'
          : 'border-border-strong bg-surface-raised hover:bg-surface-sunken',
      )}
    >
      {children}
    </button>
  );
}
