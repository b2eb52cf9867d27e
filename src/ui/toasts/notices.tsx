import { useEffect, type CSSProperties } from 'react';
import { Toaster, toast } from 'sonner';
import { noticeStore, takeNotices } from './notice-store';

export interface NoticeLimits {
  durationMs: number;
  visibleMax: number;
  gapPx: number;
  widthPx: number;
}

function drawWaiting() {
  takeNotices().forEach((text) => toast(text));
}

/** Draws the one-line notices. Sonner drops what is shown before its toaster stands, so they wait in the store until then. */
export function Notices({ durationMs, visibleMax, gapPx, widthPx }: NoticeLimits) {
  useEffect(() => {
    drawWaiting();
    return noticeStore.subscribe(drawWaiting);
  }, []);
  return (
    <Toaster
      position="bottom-right"
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
  );
}
