import { useRef, type ComponentProps, type ReactNode } from 'react';
import { cn } from '@/lib/cn';

interface DetailsMenuProps extends ComponentProps<'details'> {
  triggerClassName: string;
  /** The content of the button, including its accessible name. */
  trigger: ReactNode;
  /** The position of the list below the button. */
  listClassName: string;
}

/** A list of links or buttons that opens below its button. Unlike `ActionMenu`, it doesn't load Radix. */
export function DetailsMenu(props: DetailsMenuProps) {
  const { triggerClassName, trigger, listClassName, children, ...details } = props;
  const element = useRef<HTMLDetailsElement>(null);
  const close = () => void (element.current!.open = false);
  function closeWithFocus() {
    // A dialog that an entry opens returns the focus here.
    element.current!.querySelector('summary')!.focus();
    close();
  }
  return (
    <details
      {...details}
      ref={element}
      onKeyDown={({ key }) => key === 'Escape' && closeWithFocus()}
      onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && close()}
    >
      <summary className={cn(triggerClassName, 'cursor-pointer')}>{trigger}</summary>
      {/* Takes the focus in Safari, which doesn't focus pressed links and buttons. */}
      <div
        tabIndex={-1}
        onClick={closeWithFocus}
        className={cn(
          'absolute top-full z-20 mt-2 w-60 rounded-card border border-border bg-surface-raised p-1 shadow-float',
          listClassName,
        )}
      >
        {children}
      </div>
    </details>
  );
}
