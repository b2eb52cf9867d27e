import { useSessionState } from '@/identity/session-selectors';
import { isRunShown } from '@/lib/desk/active-run';
import { useStore } from '@/lib/stores/create-store';
import { lazyComponent } from '@/ui/lazy-component';

const RunBar = lazyComponent(async () => (await import('@/features/review-desk/sending/run-bar')).RunBar);

/** Shows the run that this tab sends, on every screen. Users without one load nothing for it. */
export function RunOutlet() {
  const { status } = useSessionState();
  return useStore(isRunShown) && status === 'signedIn' ? <RunBar /> : null;
}
