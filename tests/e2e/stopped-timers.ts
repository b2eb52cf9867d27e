/** Runs in the page: ignores timers with exactly these durations. */
export function stopTimersOf(durations: readonly number[]): void {
  const { setTimeout } = window;
  window.setTimeout = ((run: TimerHandler, ms?: number, ...rest: unknown[]) =>
    durations.includes(ms ?? 0) ? 0 : setTimeout(run, ms, ...rest)) as typeof setTimeout;
}
