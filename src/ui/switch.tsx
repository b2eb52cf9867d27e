import type { ComponentProps, ReactNode } from 'react';
import { cn } from '@/lib/cn';
import { useIsLocked } from './field';

/** An on/off switch with its label: a native checkbox, so it works in every form and with the keyboard. */
export function Switch(props: { label: ReactNode } & Omit<ComponentProps<'input'>, 'type' | 'role'>) {
  const { label, className, onChange, ...input } = props;
  const isLocked = useIsLocked();
  return (
    // `relative`, so that a scroll container brings the hidden checkbox into view on focus.
    <label
      className={cn('relative inline-flex min-h-6 cursor-pointer items-center gap-2 text-sm', className)}
    >
      <input
        {...input}
        type="checkbox"
        role="switch"
        aria-disabled={isLocked || undefined}
        onChange={isLocked ? () => undefined : onChange}
        className="peer sr-only"
      />
      <span
        aria-hidden
        className={cn(
          'relative h-5 w-9 shrink-0 rounded-full border border-border-strong bg-surface-sunken transition-colors duration-150',
          'after:absolute after:top-0.5 after:left-0.5 after:size-3.5 after:rounded-full after:bg-border-strong after:transition-transform after:duration-150',
          'peer-checked:border-text peer-checked:bg-text peer-checked:after:translate-x-4 peer-checked:after:bg-surface',
          'peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus',
          'peer-disabled:opacity-60',
        )}
      />
      {label}
    </label>
  );
}
