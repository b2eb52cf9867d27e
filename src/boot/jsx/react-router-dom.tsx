import type { ComponentProps, ReactNode } from 'react';
import { withBase } from '@/lib/addresses/base-path';

interface LinkProps extends ComponentProps<'a'> {
  to: string;
  children: ReactNode;
}

/** The router's link as a plain one, which loads the page. The build puts it in the router's place. */
export function Link({ to, children, ...props }: LinkProps) {
  return (
    <a {...props} href={withBase(to)}>
      {children}
    </a>
  );
}
