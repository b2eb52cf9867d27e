import type { CSSProperties } from 'react';
import { cn } from '@/lib/cn';
import { hueOf, patternOf } from '@/lib/cover';

/** Props that set an element's hue and background. styles/app.css derives `--tint-1` to `--tint-3` from the hue. */
export const tinted = (seed: string) => {
  const hue = hueOf(seed);
  return { 'data-hue': hue, style: { '--hue': `var(--hue-${hue})` } as CSSProperties };
};

/** The size of a cover at the top of a page. */
export const BAND = 'h-16 rounded-card sm:h-24';

interface CoverProps {
  /** A board's id or a username; an empty state's title. */
  seed: string;
  /** The number of tiles; fewer are visible in a narrow cover. */
  columns?: number;
  rows?: number;
  className?: string;
}

/** A generated picture: a strip of tiles as high as the cover. Decorative. */
export function Cover({ seed, columns = 16, rows = 1, className }: CoverProps) {
  const [tint2, tint3] = patternOf(seed, columns, rows);
  return (
    <div aria-hidden {...tinted(seed)} className={cn('overflow-hidden print:hidden', className)}>
      <svg viewBox={`0 0 ${columns} ${rows}`} preserveAspectRatio="xMinYMin slice" className="size-full">
        <path d={tint2} fill="var(--tint-2)" />
        <path d={tint3} fill="var(--tint-3)" />
      </svg>
    </div>
  );
}

/** A board's emblem in a list: the first tiles of its cover. */
export const Emblem = ({ seed, className = 'size-12' }: Pick<CoverProps, 'seed' | 'className'>) => (
  <Cover seed={seed} columns={2} rows={2} className={cn('shrink-0 rounded-control', className)} />
);

/** The drawing of an empty state or a message. */
export const Drawing = ({ seed }: Pick<CoverProps, 'seed'>) => (
  <Cover seed={seed} columns={4} rows={2} className="mx-auto mb-6 h-16 w-32 rounded-card" />
);
