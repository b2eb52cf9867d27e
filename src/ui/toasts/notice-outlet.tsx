import { lazy, Suspense, useSyncExternalStore } from 'react';
import { noticeStore } from './notice-store';
import type { NoticeLimits } from './notices';

const Notices = lazy(() => import('./notices').then((module) => ({ default: module.Notices })));

/** Where one-line notices appear; Sonner is loaded with the first one. */
export function NoticeOutlet(limits: NoticeLimits) {
  const isNeeded = useSyncExternalStore(noticeStore.subscribe, noticeStore.getSnapshot);
  if (!isNeeded) return null;
  return (
    <Suspense fallback={null}>
      <Notices {...limits} />
    </Suspense>
  );
}
