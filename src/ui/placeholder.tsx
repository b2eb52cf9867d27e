import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn';
import { buttonStyle, type ButtonSize } from './button-style';

/** The placeholder of a button, for pages that are rendered before the app has loaded. It has the button's size. */
export function ButtonPlaceholder({
  size,
  className,
  ...rest
}: ComponentProps<'span'> & { size?: ButtonSize }) {
  return (
    <span aria-hidden className="skeleton inline-flex rounded-control bg-placeholder">
      <span {...rest} className={cn('invisible', buttonStyle('secondary', size), className)} />
    </span>
  );
}
