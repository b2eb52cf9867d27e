import { cn } from '@/lib/cn';

/** A decorative spinner; the text beside it describes the state. */
export function Spinner({ className }: { className?: string }) {
  return (
    <span
      aria-hidden
      className={cn(
        'inline-block size-4 shrink-0 animate-spin rounded-full border-2 border-current border-r-transparent',
        className,
      )}
    />
  );
}

/** Fills the screen until the state that the whole screen depends on is known. */
export function FullScreenSpinner({ label }: { label: string }) {
  return (
    <div role="status" className="grid min-h-[calc(100dvh-3.5rem)] place-items-center text-text-muted">
      <Spinner className="size-8" />
      <span className="sr-only">{label}</span>
    </div>
  );
}
