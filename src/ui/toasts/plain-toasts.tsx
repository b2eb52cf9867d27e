import { useEffect, type ReactNode } from 'react';
import { useStore } from '@/lib/stores/create-store';
import { takeNotices, waitingNotices } from './notice-store';
import type { TitledToastLimits } from './titled-toasts';
import { dismissToast, toastStore } from './toast-store';

interface PlainToastProps {
  durationMs: number;
  onEnd: () => void;
  children: ReactNode;
}

function PlainToast({ durationMs, onEnd, children }: PlainToastProps) {
  useEffect(() => {
    const timer = setTimeout(onEnd, durationMs);
    return () => clearTimeout(timer);
  });
  return (
    <div
      role="alert"
      className="fixed right-4 bottom-4 z-50 flex max-w-[22.25rem] gap-3 rounded-card border border-border bg-surface-raised p-4 shadow-float"
    >
      <div>{children}</div>
      <button type="button" aria-label="Close" className="size-6 shrink-0" onClick={onEnd}>
        ×
      </button>
    </div>
  );
}

/** Shows titled toasts where the code that draws them could not be loaded. */
export function PlainToasts({ durationMs, removeDelayMs }: TitledToastLimits) {
  const toast = useStore(toastStore).find(({ isOpen }) => isOpen);
  if (toast === undefined) return null;
  return (
    <PlainToast key={toast.id} durationMs={durationMs} onEnd={() => dismissToast(toast.id, removeDelayMs)}>
      <p className="font-semibold">{toast.title}</p>
      <p>{toast.description}</p>
    </PlainToast>
  );
}

/** The same for one-line notices. */
export function PlainNotices({ durationMs }: { durationMs: number }) {
  const notices = useStore(waitingNotices);
  if (notices.length === 0) return null;
  return (
    <PlainToast key={notices.length} durationMs={durationMs} onEnd={takeNotices}>
      {notices.map((text, index) => (
        <p key={index}>{text}</p>
      ))}
    </PlainToast>
  );
}
