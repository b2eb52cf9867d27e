import { useLayoutEffect, useRef, type ComponentProps, type MouseEvent } from 'react';
import type { LucideIcon } from 'lucide-react';
import { cn } from '@/lib/cn';
import { focusHeading, isFocusLost } from '@/lib/focus/page-heading';
import { buttonStyle, type ButtonSize, type ButtonVariant } from './button-style';
import { Spinner } from './spinner';

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Shows a spinner and ignores presses; the caller changes the label to its '…ing' form. */
  isBusy?: boolean;
}

/** A button. 'locked' cannot be pressed; 'joined' looks like a button but does nothing. */
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
  const isInert = isBusy || variant === 'joined';
  return (
    <button
      type={type}
      disabled={disabled === true || variant === 'locked'}
      // A busy button isn't `disabled`, because that would drop the focus.
      aria-disabled={isInert || undefined}
      aria-busy={isBusy || undefined}
      onClick={isInert ? (event: MouseEvent) => event.preventDefault() : onClick}
      className={cn(buttonStyle(variant, size), isBusy && 'opacity-60', className)}
      {...rest}
    >
      {isBusy && <BusySpinner />}
      {children}
    </button>
  );
}

/**
 * Moves the focus to the page's heading if the busy button unmounts with it, as Retry does once the data has loaded.
 */
function BusySpinner() {
  const mark = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const button = mark.current?.closest('button');
    return () => {
      // A dialog returns the focus when it closes.
      if (document.activeElement !== button || button?.closest('[data-portal]')) return;
      queueMicrotask(() => {
        if (isFocusLost()) focusHeading();
      });
    };
  }, []);
  return (
    <span ref={mark} className="contents">
      <Spinner />
    </span>
  );
}

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  Icon: LucideIcon;
  label: string;
  hover?: string;
}

/** A square button without a frame. */
export function IconButton({ Icon, label, hover, className, ...button }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      className={cn(
        'grid size-8 shrink-0 place-items-center rounded-control text-text-muted disabled:cursor-not-allowed disabled:opacity-40',
        hover ?? 'hover:bg-surface-sunken hover:text-text',
        className,
      )}
      {...button}
    >
      <Icon aria-hidden className="size-4" />
    </button>
  );
}

export const SmallButton = (props: ButtonProps) => <Button variant="secondary" size="small" {...props} />;

export const QuietButton = (props: ButtonProps) => <Button variant="ghost" size="small" {...props} />;
