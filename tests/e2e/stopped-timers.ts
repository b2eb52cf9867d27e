/** Runs in the page: from now on, timers of exactly these durations never fire. */
export function stopTimersOf(durations: readonly number[]): void {
  const { setTimeout } = window;
  window.setTimeout = ((run: TimerHandler, ms?: number, ...rest: unknown[]) =>
    durations.includes(ms ?? 0) ? 0 : setTimeout(run, ms, ...rest)) as typeof setTimeout;
}
