import { createRoot } from 'react-dom/client';
import { Toaster, toast } from 'sonner';
import { NOTICE_DURATION_MS, NOTICE_GAP_PX, NOTICE_WIDTH_PX, NOTICES_VISIBLE_MAX } from '@/domain/limits';

let isMounted = false;

/** Sonner keeps its notices outside React, so its toaster can be mounted beside the app when the first one comes. */
function mountToaster() {
  if (isMounted) return;
  isMounted = true;
  const host = document.createElement('div');
  document.body.append(host);
  createRoot(host).render(
    <Toaster
      position="bottom-right"
      duration={NOTICE_DURATION_MS}
      visibleToasts={NOTICES_VISIBLE_MAX}
      gap={NOTICE_GAP_PX}
      style={{ '--width': `${NOTICE_WIDTH_PX}px` } as React.CSSProperties}
      toastOptions={{
        style: {
          background: 'var(--surface-raised)',
          color: 'var(--text)',
          borderColor: 'var(--border)',
          boxShadow: 'var(--shadow-float)',
        },
      }}
    />,
  );
}

export function drawNotice(text: string): void {
  mountToaster();
  toast(text);
}
