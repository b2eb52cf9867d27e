import { useSyncExternalStore } from 'react';
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
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.getSnapshot);
  return toasts.length === 0 ? null : <TitledToasts {...limits} />;
}
