import type { ComponentProps, ReactNode } from 'react';
import { withBase } from '@/lib/addresses/base-path';

/*
 * The scripts of `pages/` have neither router nor app code that loads later. The build puts this module in the place of
 * the packages and files that export these names (build/page-scripts.ts).
 */

/** A plain link, which loads the page. */
export function Link({ to, children, ...props }: ComponentProps<'a'> & { to: string; children: ReactNode }) {
  return (
    <a {...props} href={withBase(to)}>
      {children}
    </a>
  );
}

/** Renders nothing; the component comes with the app. */
export const lazyComponent = () => () => null;
