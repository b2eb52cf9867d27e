import { useStore } from '@/lib/stores/create-store';
import { lazyPart } from '@/lib/loading/lazy-part';
import { noticesAreNeeded } from './notice-store';
import type { NoticeLimits } from './notices';
import { PLAIN_AFTER_MS, PlainNotices, PlainToasts } from './plain-toasts';
import type { TitledToastLimits } from './titled-toasts';
import { toastStore } from './toast-store';

const Notices = lazyPart<NoticeLimits>(async () => (await import('./notices')).Notices, {
  failed: PlainNotices,
  patienceMs: PLAIN_AFTER_MS,
});
const TitledToasts = lazyPart<TitledToastLimits>(async () => (await import('./titled-toasts')).TitledToasts, {
  failed: PlainToasts,
  patienceMs: PLAIN_AFTER_MS,
});

/** Where one-line notices appear; Sonner loads with the first one. */
export function NoticeOutlet(limits: NoticeLimits) {
  return useStore(noticesAreNeeded) ? <Notices {...limits} /> : null;
}

/** Where titled toasts appear; the code that draws them loads with the first one. */
export function ToastOutlet(limits: TitledToastLimits) {
  return useStore(toastStore).length === 0 ? null : <TitledToasts {...limits} />;
}
