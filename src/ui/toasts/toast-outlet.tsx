import { useStore } from '@/lib/create-store';
import { lazyPart } from '@/lib/lazy-part';
import { PLAIN_AFTER_MS, PlainToasts } from './plain-toasts';
import type { TitledToastLimits } from './titled-toasts';
import { toastStore } from './toast-store';

const TitledToasts = lazyPart<TitledToastLimits>(async () => (await import('./titled-toasts')).TitledToasts, {
  failed: PlainToasts,
  patienceMs: PLAIN_AFTER_MS,
});

/** Where titled toasts appear; the code that draws them loads with the first one. */
export function ToastOutlet(limits: TitledToastLimits) {
  return useStore(toastStore).length === 0 ? null : <TitledToasts {...limits} />;
}
