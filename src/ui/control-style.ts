import { cn } from '@/lib/cn';

/** The classes of text inputs, textareas and selects. Without React, for the skeletons in index.html. */
export function controlStyle(hasError = false): string {
  return cn(
    'w-full rounded-control border bg-surface-raised px-3 py-2 text-text',
    // `:read-only` alone would match every select.
    '[&[readonly]]:bg-surface-sunken disabled:cursor-not-allowed disabled:opacity-60',
    hasError ? 'border-danger' : 'border-border-strong',
  );
}
