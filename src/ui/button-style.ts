import { cn } from '@/lib/cn';

const PRIMARY = 'border-transparent bg-accent text-on-accent hover:bg-accent-hover';
const OUTLINE = 'border-border-strong bg-surface-raised text-text hover:bg-surface-sunken';
const QUIET = 'border-border bg-surface-sunken text-text-muted';

/** The requirement names the first six; the others are quiet, or belong to a decision. */
const VARIANTS = {
  default: 'border-transparent bg-text text-surface hover:opacity-85',
  join: PRIMARY,
  yellow: PRIMARY,
  locked: `${QUIET} cursor-not-allowed`,
  joined: `${QUIET} cursor-default`,
  manage: OUTLINE,
  secondary: OUTLINE,
  ghost: 'border-transparent text-text hover:bg-surface-sunken',
  accept: 'border-success bg-surface-raised text-success hover:bg-success-soft',
  danger: 'border-danger bg-surface-raised text-danger hover:bg-danger-soft',
};

const SIZES = {
  default: 'min-h-10 px-4 py-2',
  small: 'min-h-8 px-3 py-1 text-sm',
  tight: 'min-h-8 px-1.5 py-1 text-sm',
};

export type ButtonVariant = keyof typeof VARIANTS;
export type ButtonSize = keyof typeof SIZES;

/** The classes of a button, for links that look like one. */
export function buttonStyle(variant: ButtonVariant = 'default', size: ButtonSize = 'default'): string {
  return cn(
    'inline-flex items-center justify-center gap-2 rounded-control border font-semibold transition-colors duration-150',
    'disabled:cursor-not-allowed disabled:opacity-60 aria-disabled:cursor-not-allowed',
    SIZES[size],
    VARIANTS[variant],
  );
}
