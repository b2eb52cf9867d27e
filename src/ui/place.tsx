import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn';
import { buttonStyle, type ButtonSize } from './button-style';

/** A skeleton of what will have this content, and so has its size. */
function Place({ className, children, ...rest }: ComponentProps<'span'>) {
  return (
    <span {...rest} aria-hidden className="skeleton inline-flex rounded-control bg-placeholder">
      <span className={cn('invisible', className)}>{children}</span>
    </span>
  );
}

/** The skeleton of a button, in a page that is drawn before the app has loaded. */
export function ButtonPlace({
  size,
  className,
  ...rest
}: ComponentProps<'span'> & { size?: ButtonSize | undefined }) {
  return <Place {...rest} className={cn(buttonStyle('secondary', size), className)} />;
}

/** The room of the icon in it. */
export function IconPlace() {
  return <span className="size-4" />;
}
