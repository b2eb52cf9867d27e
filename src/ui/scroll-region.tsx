import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { cn } from '@/lib/cn';

interface ScrollRegionProps {
  /** Its name for screen readers. */
  label: string;
  className?: string;
  children: ReactNode;
}

/**
 * A region that scrolls can be scrolled by keyboard too: as soon as its content is taller than the region it
 * becomes a tab stop, because it may contain nothing focusable (a text, or fields that are disabled while sending).
 * Chromium and Firefox do some of this by themselves, Safari does not.
 */
export function ScrollRegion({ label, className, children }: ScrollRegionProps) {
  const region = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);

  useLayoutEffect(() => {
    if (region.current === null || content.current === null) return undefined;
    const outer = region.current;
    // One of the two is rounded up for a sub-pixel height, the other down.
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
