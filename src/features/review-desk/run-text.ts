import { formatNumber } from '@/domain/text';
import { decisionsText } from '@/domain/review/sending-list';
import type { Run, StopReason } from './state/send';

const timeText = (time: number) =>
  new Date(time).toLocaleTimeString(document.documentElement.lang || 'en', { timeStyle: 'medium' });

const END_TEXTS: Record<StopReason, string> = {
  stopped: 'You stopped sending.',
  failing: 'The server keeps failing, so sending has stopped. Try again later.',
  storage: 'This device can’t store anything, so sending has stopped.',
  signedOut: 'You were signed out, so sending has stopped.',
  listFailed: 'The list couldn’t be loaded, so nothing was sent. Try again.',
  busy: 'Decisions are being sent in another tab.',
};

/** The state of a run in one line. */
export function runText(run: Run, now = Date.now()): string {
  const { decisions, phase, sent, waitsUntil, failures, end } = run;
  const progress = `${formatNumber(sent)} of ${formatNumber(decisions.length)}`;
  if (phase === 'countdown')
    return `Sending ${decisionsText(decisions)} in ${Math.max(0, Math.ceil((run.startsAt - now) / 1000))} s`;
  if (phase === 'checking') return 'Checking the list';
  if (phase === 'sending')
    return waitsUntil === null
      ? `Sending ${progress}`
      : `Sent ${progress}. The server is busy, so sending continues at ${timeText(waitsUntil)}.`;
  if (end === 'busy' || end === 'listFailed') return END_TEXTS[end];
  const result = `${progress} ${sent === 1 ? 'was' : 'were'} sent.`;
  if (end !== null && end !== 'done') return `${END_TEXTS[end]} ${result}`;
  // The row of a failed decision may have left the list.
  const [reason] = Object.values(failures);
  return reason === undefined ? result : `${result} ${reason}`;
}

export const SENDING_IN_OTHER_TAB = END_TEXTS.busy;

export const STILL_SENDING = 'Your other decisions are still being sent. Try again when they’re done.';

/**
 * @param run of a single decision; null if this tab was sending already
 * @returns why it wasn't sent; null if it was sent, or if the application is decided
 */
export function singleFailure(run: Run | null): string | null {
  if (run === null) return STILL_SENDING;
  const [failure] = Object.values(run.failures);
  if (run.sent > 0 || failure !== undefined) return failure ?? null;
  return run.end === null || run.end === 'done' ? null : END_TEXTS[run.end];
}
