import { cn } from '@/lib/cn';

/** A grey box with the position and size of the loading content. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={cn('skeleton rounded-control bg-placeholder', className)} />;
}

/** Wraps a screen's skeletons. Screen readers announce the label instead of the boxes. */
export function LoadingRegion({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div role="status">
      <span className="sr-only">{label}</span>
      {children}
    </div>
  );
}
