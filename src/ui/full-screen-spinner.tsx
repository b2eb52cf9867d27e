import { Spinner } from './spinner';

/** Fills the screen while something is unknown that everything else depends on. */
export function FullScreenSpinner({ label }: { label: string }) {
  return (
    <div role="status" className="grid min-h-[calc(100dvh-3.5rem)] place-items-center text-text-muted">
      <Spinner className="size-8" />
      <span className="sr-only">{label}</span>
    </div>
  );
}
