import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn';
import { buttonStyle, type ButtonSize } from './button-style';

/** A placeholder with the size of the content that replaces it. */
function Placeholder({ className, children, ...rest }: ComponentProps<'span'>) {
  return (
    <span {...rest} aria-hidden className="skeleton inline-flex rounded-control bg-placeholder">
      <span className={cn('invisible', className)}>{children}</span>
    </span>
  );
}

/** The placeholder of a button, for pages that are rendered before the app has loaded. */
export function ButtonPlaceholder({
  size,
  className,
  ...rest
}: ComponentProps<'span'> & { size?: ButtonSize | undefined }) {
  return <Placeholder {...rest} className={cn(buttonStyle('secondary', size), className)} />;
}

/** The placeholder of an icon in a `ButtonPlaceholder`. */
export function IconPlaceholder() {
  return <span className="size-4" />;
}
