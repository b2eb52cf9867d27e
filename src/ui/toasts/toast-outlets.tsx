import { useStore } from '@/lib/stores/create-store';
import { lazyComponent } from '@/ui/lazy-component';
import { noticesAreNeeded } from './notice-store';
import type { NoticeLimits } from './notices';
import { PlainNotices, PlainToasts } from './plain-toasts';
import type { TitledToastLimits } from './titled-toasts';
import { toastStore } from './toast-store';

const Notices = lazyComponent<NoticeLimits>(async () => (await import('./notices')).Notices, {
  failed: PlainNotices,
});
const TitledToasts = lazyComponent<TitledToastLimits>(
  async () => (await import('./titled-toasts')).TitledToasts,
  {
    failed: PlainToasts,
  },
);

/** Where one-line notices appear; Sonner loads with the first one. */
export function NoticeOutlet(limits: NoticeLimits) {
  return useStore(noticesAreNeeded) ? <Notices {...limits} /> : null;
}

/** Where titled toasts appear; the code that draws them loads with the first one. */
export function ToastOutlet(limits: TitledToastLimits) {
  return useStore(toastStore).length === 0 ? null : <TitledToasts {...limits} />;
}
