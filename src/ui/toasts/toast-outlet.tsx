import { lazy, Suspense, useSyncExternalStore } from 'react';
import type { TitledToastLimits } from './titled-toasts';
import { toastStore } from './toast-store';

const TitledToasts = lazy(() =>
  import('./titled-toasts').then((module) => ({ default: module.TitledToasts })),
);

/** Where titled toasts appear; the code that draws them is loaded with the first one. */
export function ToastOutlet(limits: TitledToastLimits) {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.getSnapshot);
  if (toasts.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <TitledToasts {...limits} />
    </Suspense>
  );
}
