import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { cn } from '@/lib/cn';

interface ScrollRegionProps {
  /** The accessible name. */
  label: string;
  className?: string;
  children: ReactNode;
}

/**
 * A scrollable region that the keyboard can scroll. It becomes a tab stop when its content overflows, because it may
 * contain nothing focusable (plain text, or fields that are disabled while sending). Safari doesn't do this for scroll
 * containers.
 */
export function ScrollRegion({ label, className, children }: ScrollRegionProps) {
  const region = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);

  useLayoutEffect(() => {
    if (region.current === null || content.current === null) return undefined;
    const outer = region.current;
    // Heights of fractional pixels may be rounded differently, so allow a difference of 1.
    const measure = () => setScrolls(outer.scrollHeight > outer.clientHeight + 1);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(outer);
    observer.observe(content.current);
    return () => observer.disconnect();
  }, []);

  return (
    <div
      ref={region}
      {...(scrolls ? { tabIndex: 0, role: 'group', 'aria-label': label } : {})}
      className={cn('min-h-0 flex-1 overflow-y-auto focus-visible:-outline-offset-2', className)}
    >
      <div ref={content}>{children}</div>
    </div>
  );
}
