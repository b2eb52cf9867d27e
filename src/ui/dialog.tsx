import * as RadixDialog from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { cn } from '@/lib/cn';
import { focusHeading, isFocusLost } from '@/lib/focus/page-heading';
import { takeFocusAfterDialog } from '@/lib/focus/use-focus-after-removal';
import { useLatest } from '@/lib/hooks/use-latest';
import { isComposingKey } from '@/lib/keyboard/keys';
import { IconButton } from './button';
import { PortalEdge } from './portal-edge';

const WIDTHS = {
  narrow: 'max-w-lg',
  wide: 'max-w-3xl',
  full: 'max-w-7xl',
  /** At the bottom of a phone's window. */
  sheet:
    'max-w-lg max-sm:top-auto! max-sm:bottom-0 max-sm:w-full! max-sm:translate-y-0! max-sm:rounded-b-none',
} as const;

interface DialogProps {
  isOpen?: boolean;
  /** Called on Escape, and by the scrim and the close button. A dialog with unsaved work may ignore it. */
  onClose: () => void;
  title: string;
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons at the bottom, which don't scroll with the body. */
  footer?: ReactNode;
  /** Returns the element that gets the initial focus; the first control by default, and if it returns null. */
  initialFocus?: ((content: HTMLElement) => HTMLElement | null) | undefined;
  width?: keyof typeof WIDTHS;
}

type CloseWatcherClass = new () => EventTarget & { destroy: () => void };

/** On Android, Back closes the modal instead of leaving the page. Safari and Firefox 128 have no CloseWatcher. */
function useCloseWatcher(isOpen: boolean, onClose: () => void) {
  const close = useLatest(onClose);
  useEffect(() => {
    const { CloseWatcher } = window as { CloseWatcher?: CloseWatcherClass };
    if (!isOpen || CloseWatcher === undefined) return undefined;
    let watcher: InstanceType<CloseWatcherClass>;
    // A watcher fires once, and the modal may refuse to close while it is busy.
    const watch = () => {
      watcher = new CloseWatcher();
      watcher.addEventListener('close', () => {
        close();
        watch();
      });
    };
    watch();
    return () => watcher.destroy();
  }, [isOpen, close]);
}

export const SCRIM = { 'data-scrim': true };

/**
 * Props for a modal's content. Modals are opened by state, so Radix doesn't know their openers: this hook returns the
 * focus. Only the scrim and Escape close a modal, not a press on a browser extension's overlay.
 */
export function useModalContent(isOpen: boolean, onClose: () => void) {
  const opener = useRef<Element>(null);
  useCloseWatcher(isOpen, onClose);
  return {
    onOpenAutoFocus() {
      opener.current = document.activeElement;
      takeFocusAfterDialog();
    },
    onCloseAutoFocus() {
      const afterRemoval = takeFocusAfterDialog();
      if (opener.current instanceof HTMLElement) opener.current.focus();
      // The action in the modal removed or disabled the opener.
      if (!isFocusLost()) return;
      if (afterRemoval !== null) afterRemoval.focus();
      else focusHeading();
    },
    onInteractOutside(event: Event) {
      const { target } = (event as CustomEvent<{ originalEvent: Event }>).detail.originalEvent;
      if (!(target instanceof Element && target.matches('[data-scrim]'))) event.preventDefault();
    },
    onEscapeKeyDown(event: KeyboardEvent) {
      if (isComposingKey(event)) event.preventDefault();
    },
  };
}

/** A modal dialog: its body scrolls, Escape closes it, and the focus returns to its opener. */
export function Dialog({
  isOpen = true,
  onClose,
  title,
  description,
  children,
  footer,
  initialFocus,
  width = 'narrow',
}: DialogProps) {
  const modal = useModalContent(isOpen, onClose);

  return (
    <RadixDialog.Root
      open={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <RadixDialog.Portal>
        <PortalEdge>
          <RadixDialog.Overlay {...SCRIM} className="fixed inset-0 z-40 bg-scrim" />
          <RadixDialog.Content
            {...(description === undefined ? { 'aria-describedby': undefined } : {})}
            {...modal}
            onOpenAutoFocus={(event) => {
              modal.onOpenAutoFocus();
              const target = initialFocus?.(event.currentTarget as HTMLElement) ?? null;
              if (target === null) return;
              event.preventDefault();
              target.focus();
            }}
            className={cn(
              'fixed top-1/2 left-1/2 z-40 flex max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] -translate-x-1/2 -translate-y-1/2 flex-col rounded-card border border-border bg-surface-raised shadow-float outline-none',
              WIDTHS[width],
            )}
          >
            <header className="flex items-start gap-4 px-6 pt-5 pb-3">
              <div className="min-w-0 flex-1">
                <RadixDialog.Title className="text-lg font-semibold">{title}</RadixDialog.Title>
                {description !== undefined && (
                  <RadixDialog.Description className="mt-1 text-text-muted">
                    {description}
                  </RadixDialog.Description>
                )}
              </div>
              <RadixDialog.Close asChild>
                <IconButton Icon={X} label="Close" className="-mr-2" />
              </RadixDialog.Close>
            </header>
            <ScrollRegion label={title}>{children}</ScrollRegion>
            {footer !== undefined && (
              <footer className="flex flex-wrap justify-end gap-3 border-t border-border px-6 py-4">
                {footer}
              </footer>
            )}
          </RadixDialog.Content>
        </PortalEdge>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

/**
 * A scrollable region that the keyboard can scroll. It becomes a tab stop when its content overflows, because it may
 * contain nothing focusable. Safari doesn't do this for scroll containers.
 */
function ScrollRegion({ label, children }: { label: string; children: ReactNode }) {
  const region = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);

  useLayoutEffect(() => {
    if (region.current === null || content.current === null) return undefined;
    const outer = region.current;
    // Heights of fractional pixels may be rounded differently, so allow a difference of 1.
    const measure = () => setScrolls(outer.scrollHeight > outer.clientHeight + 1);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(outer);
    observer.observe(content.current);
    return () => observer.disconnect();
  }, []);

  return (
    <div
      ref={region}
      {...(scrolls ? { tabIndex: 0, role: 'group', 'aria-label': label } : {})}
      className="min-h-0 flex-1 overflow-y-auto px-6 py-3 focus-visible:-outline-offset-2"
    >
      <div ref={content}>{children}</div>
    </div>
  );
}
