import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { onBeforeSignOut } from '@/lib/desk/desk-signals';
import { paths } from '@/lib/addresses/paths';
import { FIRST_CLICK_ONLY } from '../first-click-only';
import { useFocusAfterRemoval } from '@/lib/focus/use-focus-after-removal';
import { cssHeightRef } from '@/lib/css-height-ref';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { QuietButton, SmallButton } from '@/ui/button';
import { runText } from '../run-text';
import type { Run } from '../state/send';
import { useDeskSession, useRun } from '../state/session';

const HEIGHT_REF = cssHeightRef('--run-card', '2rem');

/** Shows this tab's run in one line on every screen. */
export function RunBar() {
  const run = useRun();
  if (run === null) return null;
  return (
    <>
      {run.phase !== 'ended' && <SignOutDialog />}
      <RunLine run={run} />
    </>
  );
}

function RunLine({ run }: { run: Run }) {
  const { sender } = useDeskSession();
  const { pathname } = useLocation();
  const { board, phase } = run;
  const line = useRef<HTMLParagraphElement>(null);
  useFocusAfterRemoval(phase === 'countdown' ? 2 : 1, () => line.current);
  const isCounting = phase === 'countdown' || (phase === 'sending' && run.waitsUntil === null);
  return (
    <section
      ref={HEIGHT_REF}
      aria-label="Decisions being sent"
      className="fixed inset-x-4 bottom-4 z-30 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-border-strong bg-surface-raised px-4 py-2 shadow-float sm:right-auto sm:left-6 sm:max-w-[48rem] print:hidden"
    >
      {/* Not a live region, which would announce each step of the counter. */}
      <p ref={line} role={isCounting ? undefined : 'status'} tabIndex={-1} className="tabular font-semibold">
        {runText(run)}
      </p>
      {phase === 'countdown' && (
        <span role="status" className="sr-only">
          You can undo this for 8 seconds.
        </span>
      )}
      {pathname !== paths.sendDecisions(board.id) && (
        <Link
          to={paths.sendDecisions(board.id)}
          dir="auto"
          className="min-h-6 max-w-48 truncate text-sm text-text-muted underline underline-offset-4"
        >
          {board.name || 'Send decisions'}
        </Link>
      )}
      <div className="flex gap-2" {...FIRST_CLICK_ONLY}>
        {phase === 'countdown' && (
          <>
            <SmallButton onClick={() => sender.stop()}>Undo</SmallButton>
            <QuietButton onClick={sender.sendNow}>Send now</QuietButton>
          </>
        )}
        {phase === 'sending' && <SmallButton onClick={() => sender.stop()}>Stop</SmallButton>}
        {phase === 'ended' && (
          <QuietButton
            onClick={() => {
              // The button unmounts.
              document.querySelector<HTMLElement>('main h1')?.focus();
              sender.dismiss();
            }}
          >
            Dismiss
          </QuietButton>
        )}
      </div>
    </section>
  );
}

/** Asks for confirmation, because signing out ends the run. */
function SignOutDialog() {
  const [confirm, setConfirm] = useState<((isConfirmed: boolean) => void) | null>(null);
  useEffect(() => onBeforeSignOut(() => new Promise<boolean>((resolve) => setConfirm(() => resolve))), []);
  // The run has ended, so nothing is left to ask.
  useEffect(() => () => confirm?.(true), [confirm]);
  if (confirm === null) return null;
  const close = (isConfirmed: boolean) => {
    confirm(isConfirmed);
    setConfirm(null);
  };
  return (
    <ConfirmDialog
      title="Sign out while decisions are being sent?"
      text="Decisions that haven’t been sent stay on this device as verdicts."
      confirmLabel="Sign out"
      busyLabel="Signing out..."
      onConfirm={() => close(true)}
      onClose={() => close(false)}
    />
  );
}
