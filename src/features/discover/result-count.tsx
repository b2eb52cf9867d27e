import type { ComponentProps } from 'react';

/** The line above the results: how many there are, or what is being waited for. */
export function ResultCount(props: ComponentProps<'p'>) {
  return <p {...props} className="tabular mb-3 text-sm text-text-muted" />;
}
