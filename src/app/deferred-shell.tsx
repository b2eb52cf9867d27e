import { useEffect } from 'react';
import { NOTICE_LIMITS, TOAST_LIMITS } from '@/domain/limits';
import { useSessionState } from '@/identity/session-selectors';
import { isRunShown } from '@/lib/desk/active-run';
import { followTheme } from '@/lib/stored/theme';
import { useStore } from '@/lib/stores/create-store';
import { lazyComponent } from '@/ui/lazy-component';
import { Notices } from '@/ui/toasts/notices';
import { TitledToasts } from '@/ui/toasts/titled-toasts';
import { Commands } from './commands/commands';
import { useReloadOnNavigation } from './late/reload-on-navigation';

export { LateBars as DeferredBars } from './late/late-bars';

const RunBar = lazyComponent(async () => (await import('@/features/review-desk/sending/run-bar')).RunBar);

/** The parts of the frame that the first screen doesn't wait for. */
export function DeferredShell() {
  const { status } = useSessionState();
  const hasRun = useStore(isRunShown);
  useEffect(followTheme, []);
  useReloadOnNavigation();
  return (
    <>
      {hasRun && status === 'signedIn' && <RunBar />}
      <Commands />
      <TitledToasts {...TOAST_LIMITS} />
      <Notices {...NOTICE_LIMITS} />
    </>
  );
}
