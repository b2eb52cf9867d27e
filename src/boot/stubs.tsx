import type { ComponentProps, ReactNode } from 'react';
import { withBase } from '@/lib/addresses/base-path';

/*
 * Stubs for the scripts of `pages/`, which have neither a router nor deferred code. The build aliases the original modules to
 * this one (build/bundle-script.ts).
 */

/** A link that loads the page. */
export function Link({ to, children, ...props }: ComponentProps<'a'> & { to: string; children: ReactNode }) {
  return (
    <a {...props} href={withBase(to)}>
      {children}
    </a>
  );
}

/** Renders nothing; the app renders the component. */
export const lazyComponent = () => () => null;
