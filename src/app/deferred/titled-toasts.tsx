import * as Toast from '@radix-ui/react-toast';
import { X } from 'lucide-react';
import { TOAST_LIMITS } from '@/domain/limits';
import { cn } from '@/lib/cn';
import { useStore } from '@/lib/stores/create-store';
import { cssHeightRef } from '@/lib/css-height-ref';
import { SmallButton } from '@/ui/button';
import { dismissToast, toastStore, type ToastContent } from '@/ui/toasts/toast-store';

const viewportRef = cssHeightRef('--toasts', '2rem');

/** The look of titled toasts and of one-line notices. */
export const TOAST =
  'flex w-full items-start gap-3 rounded-card border bg-surface-raised p-4 text-base shadow-float';
export const TOAST_CLOSE =
  'grid size-6 shrink-0 place-items-center rounded-control text-text-muted hover:text-text';

const isFailure = ({ variant }: ToastContent) => variant === 'destructive';

export function TitledToasts() {
  const toasts = useStore(toastStore);
  // Mounts the live region with the first toast, so that an open dialog doesn't hide the region.
  if (toasts.length === 0) return null;
  return (
    <Toast.Provider
      duration={TOAST_LIMITS.durationMs}
      swipeDirection="left"
      swipeThreshold={TOAST_LIMITS.swipeThresholdPx}
    >
      {toasts.map((toast) => (
        <Toast.Root
          key={toast.id}
          open={toast.isOpen}
          onOpenChange={(isOpen) => {
            if (!isOpen) dismissToast(toast.id, TOAST_LIMITS.removeDelayMs);
          }}
          className={cn(TOAST, isFailure(toast) ? 'border-danger' : 'border-border')}
        >
          <div className="min-w-0 flex-1">
            {toast.title !== undefined && (
              <Toast.Title className={cn('font-semibold', isFailure(toast) && 'text-danger')}>
                {toast.title}
              </Toast.Title>
            )}
            {toast.description !== undefined && (
              <Toast.Description
                className={toast.title === undefined && isFailure(toast) ? 'text-danger' : 'text-text-muted'}
              >
                {toast.description}
              </Toast.Description>
            )}
          </div>
          {toast.undo !== undefined && (
            <Toast.Action altText="Undo" asChild>
              <SmallButton onClick={toast.undo}>Undo</SmallButton>
            </Toast.Action>
          )}
          <Toast.Close aria-label="Close" className={TOAST_CLOSE}>
            <X aria-hidden className="size-4" />
          </Toast.Close>
        </Toast.Root>
      ))}
      {/* At the bottom left, because buttons are at the right; at the top while a dialog is open, because its buttons
          are at the bottom. */}
      <Toast.Viewport
        ref={viewportRef}
        className="fixed left-4 bottom-[calc(var(--action-bar)+var(--run-card)+1rem)] z-50 flex w-[calc(100%-2rem)] max-w-[22.25rem] flex-col outline-none [body:has([role=dialog])_&]:top-4 [body:has([role=dialog])_&]:bottom-auto"
      />
    </Toast.Provider>
  );
}
