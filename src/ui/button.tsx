import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn';
import { buttonStyle, type ButtonSize, type ButtonVariant } from './button-style';
import { Spinner } from './spinner';

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Shows a spinner and ignores clicks; the caller changes the label to its '…ing' form. */
  isBusy?: boolean;
}

/** A button. 'locked' cannot be clicked; 'joined' looks like a button but does nothing. */
export function Button({
  variant = 'default',
  size = 'default',
  isBusy = false,
  type = 'button',
  className,
  children,
  disabled,
  onClick,
  ...rest
}: ButtonProps) {
  const isInert = variant === 'joined';
  return (
    <button
      type={type}
      disabled={disabled === true || isBusy || variant === 'locked'}
      aria-disabled={isInert || undefined}
      aria-busy={isBusy || undefined}
      onClick={isInert ? undefined : onClick}
      className={cn(buttonStyle(variant, size), className)}
      {...rest}
    >
      {isBusy && <Spinner />}
      {children}
    </button>
  );
}
