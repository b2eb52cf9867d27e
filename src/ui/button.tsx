import { useEffect, useImperativeHandle, useLayoutEffect, useRef, type ComponentProps } from 'react';
import { cn } from '@/lib/cn';
import { buttonStyle, type ButtonSize, type ButtonVariant } from './button-style';
import { Spinner } from './spinner';

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Shows a spinner and ignores clicks; the caller changes the label to its '…ing' form. */
  isBusy?: boolean;
}

/** A busy button is disabled and loses the focus; unless something else has got it, it comes back afterwards. */
function useFocusKept(isBusy: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    if (isBusy) hadFocus.current = document.activeElement === button.current;
  }, [isBusy]);
  useEffect(() => {
    if (isBusy || !hadFocus.current) return;
    hadFocus.current = false;
    if (document.activeElement === document.body) button.current?.focus();
  }, [isBusy]);
  return button;
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
  ref,
  ...rest
}: ButtonProps) {
  const button = useFocusKept(isBusy);
  useImperativeHandle(ref, () => button.current!);
  const isInert = variant === 'joined';
  return (
    <button
      ref={button}
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
