import { X } from 'lucide-react';
import { useEffect, type CSSProperties, type FocusEvent, type PointerEvent } from 'react';
import { Toaster, toast } from 'sonner';
import { NOTICE_LIMITS } from '@/domain/limits';
import { takeNotices, waitingNotices } from '@/ui/toasts/notice-store';
import { TOAST, TOAST_CLOSE } from './titled-toasts';

const { durationMs, visibleMax, gapPx, widthPx, swipeThresholdPx } = NOTICE_LIMITS;

/** Above titled toasts and the elements fixed to the bottom of the window. */
const ABOVE_BUTTONS = {
  left: '1rem',
  bottom: 'calc(var(--action-bar) + var(--run-card) + max(1rem, var(--toasts)))',
};

/** At the top while a dialog is open, because its buttons are at the bottom. Titled toasts move there too. */
const BELOW_TOASTS_OVER_DIALOG =
  '[body:has([role=dialog])_&_[data-sonner-toaster]]:top-[calc(5rem+var(--toasts))]! [body:has([role=dialog])_&_[data-sonner-toaster]]:bottom-auto!';

let nextId = 1;

function showQueuedNotices() {
  takeNotices().forEach((text) => {
    const id = String(nextId++);
    toast(text, { id, testId: id });
  });
}

/** Dismisses a notice after a shorter swipe than Sonner's fixed threshold. */
function dismissSwiped({ target }: PointerEvent) {
  const notice = target instanceof Element ? target.closest<HTMLElement>('[data-sonner-toast]') : null;
  if (notice === null) return;
  const distances = ['--swipe-amount-x', '--swipe-amount-y'].map((name) =>
    Number.parseFloat(notice.style.getPropertyValue(name) || '0'),
  );
  // Notices leave this corner to the left, which is negative, or down.
  if (Math.max(...distances.map(Math.abs)) >= swipeThresholdPx) toast.dismiss(notice.dataset.testid);
}

/** Changes a notice's duration, because Sonner would remove a focused notice. */
function setDuration({ target }: FocusEvent, duration: number) {
  const notice = target.closest<HTMLElement>('[data-sonner-toast]');
  const { testid: id, removed } = notice?.dataset ?? {};
  if (id !== undefined && removed !== 'true') toast(notice?.textContent, { id, testId: id, duration });
}

/**
 * Renders one-line notices. Sonner drops notices that are shown before its toaster mounts, so the store queues them
 * until then.
 */
export function Notices() {
  useEffect(() => {
    showQueuedNotices();
    return waitingNotices.subscribe(showQueuedNotices);
  }, []);
  return (
    <div
      className={`print:hidden ${BELOW_TOASTS_OVER_DIALOG}`}
      onFocusCapture={(event) => {
        // Sonner would return the focus to its previous element, so that Tab could never leave the notices.
        event.stopPropagation();
        setDuration(event, Infinity);
      }}
      onBlurCapture={(event) => setDuration(event, durationMs)}
      onPointerUpCapture={dismissSwiped}
    >
      <Toaster
        position="bottom-left"
        offset={ABOVE_BUTTONS}
        mobileOffset={ABOVE_BUTTONS}
        duration={durationMs}
        visibleToasts={visibleMax}
        gap={gapPx}
        style={{ '--width': `${widthPx}px` } as CSSProperties}
        closeButton
        icons={{ close: <X aria-hidden className="size-4" /> }}
        toastOptions={{
          unstyled: true,
          className: TOAST,
          closeButtonAriaLabel: 'Close',
          classNames: { closeButton: `${TOAST_CLOSE} order-last ml-auto` },
        }}
      />
    </div>
  );
}
