import { useEffect, type CSSProperties, type FocusEvent, type PointerEvent } from 'react';
import { Toaster, toast } from 'sonner';
import { takeNotices, waitingNotices } from './notice-store';

export interface NoticeLimits {
  durationMs: number;
  visibleMax: number;
  gapPx: number;
  widthPx: number;
  /** A notice that has been swiped this far is dismissed on release. */
  swipeThresholdPx: number;
}

/** Those that stay at the bottom of the window, and above titled toasts. */
const ABOVE_BUTTONS = { bottom: 'calc(var(--action-bar) + var(--run-card) + max(1rem, var(--toasts)))' };

/** At the top while a dialog is open, below titled toasts, as these are: a dialog has its buttons at the bottom. */
const BELOW_TOASTS_OVER_DIALOG =
  '[body:has([role=dialog])_&_[data-sonner-toaster]]:top-[calc(5rem+var(--toasts))]! [body:has([role=dialog])_&_[data-sonner-toaster]]:bottom-auto!';

let nextId = 1;

function drawWaiting() {
  takeNotices().forEach((text) => {
    const id = String(nextId++);
    toast(text, { id, testId: id });
  });
}

/** Sonner's own threshold is fixed and more than twice as far; it lets shorter swipes spring back. */
function dismissSwiped({ target }: PointerEvent, thresholdPx: number) {
  const notice = target instanceof Element ? target.closest<HTMLElement>('[data-sonner-toast]') : null;
  if (notice === null) return;
  const drawn = ['--swipe-amount-x', '--swipe-amount-y'].map((name) =>
    Number.parseFloat(notice.style.getPropertyValue(name) || '0'),
  );
  // To the right or down, the directions in which notices leave this corner.
  if (Math.max(...drawn) >= thresholdPx) toast.dismiss(notice.dataset.testid);
}

/** Sonner removes a notice although it has the focus. */
function setDuration({ target }: FocusEvent, duration: number) {
  const notice = target.closest<HTMLElement>('[data-sonner-toast]');
  const { testid: id, removed } = notice?.dataset ?? {};
  if (id !== undefined && removed !== 'true') toast(notice?.textContent, { id, testId: id, duration });
}

/**
 * Shows the one-line notices. Sonner drops what is shown before its toaster has mounted, so they wait in the store
 * until then.
 */
export function Notices({ durationMs, visibleMax, gapPx, widthPx, swipeThresholdPx }: NoticeLimits) {
  useEffect(() => {
    drawWaiting();
    return waitingNotices.subscribe(drawWaiting);
  }, []);
  return (
    <div
      className={`print:hidden ${BELOW_TOASTS_OVER_DIALOG}`}
      onFocusCapture={(event) => {
        // Sonner would return the focus to where it came from, and Tab could never leave the notices.
        event.stopPropagation();
        setDuration(event, Infinity);
      }}
      onBlurCapture={(event) => setDuration(event, durationMs)}
      onPointerUpCapture={(event) => dismissSwiped(event, swipeThresholdPx)}
    >
      <Toaster
        position="bottom-right"
        offset={ABOVE_BUTTONS}
        mobileOffset={ABOVE_BUTTONS}
        duration={durationMs}
        visibleToasts={visibleMax}
        gap={gapPx}
        style={{ '--width': `${widthPx}px` } as CSSProperties}
        toastOptions={{
          style: {
            background: 'var(--surface-raised)',
            color: 'var(--text)',
            borderColor: 'var(--border)',
            boxShadow: 'var(--shadow-float)',
          },
        }}
      />
    </div>
  );
}
