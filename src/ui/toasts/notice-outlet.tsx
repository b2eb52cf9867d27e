import { useStore } from '@/lib/create-store';
import { lazyPart } from '@/lib/lazy-part';
import { noticesAreNeeded } from './notice-store';
import type { NoticeLimits } from './notices';
import { PLAIN_AFTER_MS, PlainNotices } from './plain-toasts';

const Notices = lazyPart<NoticeLimits>(async () => (await import('./notices')).Notices, {
  failed: PlainNotices,
  patienceMs: PLAIN_AFTER_MS,
});

/** Where one-line notices appear; Sonner loads with the first one. */
export function NoticeOutlet(limits: NoticeLimits) {
  return useStore(noticesAreNeeded) ? <Notices {...limits} /> : null;
}
