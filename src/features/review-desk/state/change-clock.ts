let latest = 0;

/**
 * When a change is made: ms since 1970, but later than every change this page knows, also where the device's clock was
 * set back, or two are made within a millisecond.
 */
export function nextChangeTime(): number {
  latest = Math.max(Date.now(), latest + 1);
  return latest;
}

/** Another page, or an earlier sitting, has made a change then. */
export function sawChangeTimes(times: Iterable<number>): void {
  for (const time of times) latest = Math.max(latest, time);
}
