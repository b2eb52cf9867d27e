import { cn } from '@/lib/cn';

interface ProgressBarProps {
  /** What is progressing, for screen readers. */
  label: string;
  value: number;
  max: number;
  className?: string;
}

/** Not `<progress>`, which each browser colours as it likes. */
export function ProgressBar({ label, value, max, className }: ProgressBarProps) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={0}
      aria-valuemax={max}
      className={cn('h-1.5 overflow-hidden rounded-full bg-surface-sunken', className)}
    >
      <div
        className="h-full rounded-full bg-text transition-[width] duration-200"
        style={{ width: `${(100 * value) / max}%` }}
      />
    </div>
  );
}
