import { X } from 'lucide-react';
import { useIsLocked } from './form-lock';

/** One of the texts in a `TagInput`, with the x that removes it. */
export function TagChip({ tag, onRemove }: { tag: string; onRemove: () => void }) {
  const isLocked = useIsLocked();
  return (
    <span className="inline-flex max-w-full items-center gap-1 rounded-control border border-border bg-surface-sunken py-0.5 pr-0.5 pl-2 text-sm">
      <span className="min-w-0 wrap-anywhere">{tag}</span>
      <button
        type="button"
        aria-disabled={isLocked || undefined}
        aria-label={`Remove ${tag}`}
        onClick={onRemove}
        className="grid size-6 shrink-0 place-items-center rounded-control text-text-muted hover:text-text"
      >
        <X aria-hidden className="size-3.5" />
      </button>
    </span>
  );
}
