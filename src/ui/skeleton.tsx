import { cn } from '@/lib/cn';

/** A grey box in the place and size of what is loading. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={cn('skeleton rounded-control bg-placeholder', className)} />;
}

/** Wraps a screen's skeletons; screen readers announce one sentence instead of boxes. */
export function LoadingRegion({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div role="status">
      <span className="sr-only">{label}</span>
      {children}
    </div>
  );
}
