/** What the page measures about itself, from the start. */
export interface Probe {
  /** First contentful paint, in ms since the navigation began; null until then. */
  fcp: number | null;
  /** When the last large answer had been parsed, which takes the browser long enough to be measured separately. */
  parsedAt: number | null;
  /** When the content that the case waits for was painted. */
  shown: number | null;
  /**
   * When a click on the app's own link (the logo) was first answered by the app instead of by loading a document;
   * null unless the case asks for it. Measuring it leads to another page, so it gets a load of its own.
   */
  usable: number | null;
  /** Cumulative layout shift, without shifts that follow an input. */
  cls: number;
  /** Duration of each interaction's slowest event, in ms; browsers do not report those under 16 ms. */
  interactions: Record<string, number>;
}

declare global {
  interface Window {
    benchProbe: Probe;
  }
}

/** What the probe waits for. */
export interface ProbeOptions {
  /** The content counts as shown once there are `count` elements of this selector. */
  selector: string;
  count: number;
  /** A link to click from the first frame on until the app answers; null to leave the page alone. */
  pressed: string | null;
}

/** Runs in the page before anything else; it may use nothing from outside itself. */
export function installProbe(wanted: ProbeOptions): void {
  const probe: Probe = { fcp: null, parsedAt: null, shown: null, usable: null, cls: 0, interactions: {} };
  window.benchProbe = probe;
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries()) {
      if (name === 'first-contentful-paint') probe.fcp = startTime;
    }
  }).observe({ type: 'paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    })[]) {
      if (!shift.hadRecentInput) probe.cls += shift.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const event of list.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
      if (event.interactionId === 0) continue;
      const longest = Math.max(probe.interactions[event.interactionId] ?? 0, event.duration);
      probe.interactions[event.interactionId] = longest;
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  const LARGE_TEXT = 50_000;
  const parse = JSON.parse.bind(JSON);
  JSON.parse = (text: string, reviver?: Parameters<typeof parse>[1]) => {
    const value: unknown = parse(text, reviver);
    if (text.length > LARGE_TEXT) probe.parsedAt = performance.now();
    return value;
  };
  const look = () => {
    if (document.querySelectorAll(wanted.selector).length < wanted.count) {
      requestAnimationFrame(look);
      return;
    }
    // A task queued in a frame runs after that frame has been painted.
    setTimeout(() => {
      probe.shown = performance.now();
    });
  };
  requestAnimationFrame(look);

  const { pressed } = wanted;
  if (pressed === null) return;
  // The router answers a click by preventing the browser's navigation. Here, last in line, it is prevented in any
  // case, so that a click that nobody answers does not leave the page.
  let isAnswered = false;
  addEventListener('click', (event) => {
    isAnswered = event.defaultPrevented;
    event.preventDefault();
  });
  const press = () => {
    document.querySelector<HTMLElement>(pressed)?.click();
    if (!isAnswered) {
      requestAnimationFrame(press);
      return;
    }
    setTimeout(() => {
      probe.usable = performance.now();
    });
  };
  requestAnimationFrame(press);
}

/**
 * Runs in the page: brotli bytes of script that had arrived before the case's content was shown, and when its data
 * arrived.
 */
export function readResources(dataPath: string): { scriptBytes: number; dataAt: number } {
  const shown = window.benchProbe.shown ?? Infinity;
  const scripts = new Map<string, number>();
  let dataAt = 0;
  for (const entry of performance.getEntriesByType('resource') as PerformanceResourceTiming[]) {
    const { pathname } = new URL(entry.name);
    if (entry.responseEnd > shown) continue;
    // A preloaded script has a second entry, without bytes, for when it is run; so has one from the cache.
    if (pathname.endsWith('.js') && entry.transferSize > 0) scripts.set(entry.name, entry.encodedBodySize);
    if (pathname === dataPath) dataAt = entry.responseEnd;
  }
  return { scriptBytes: [...scripts.values()].reduce((sum, bytes) => sum + bytes, 0), dataAt };
}

/** One request of a load, in ms since the navigation began. */
export interface RequestTimes {
  name: string;
  startMs: number;
  endMs: number;
}

/** Runs in the page: what was requested until the case's content was shown, in order. */
export function readRequests(): RequestTimes[] {
  const shown = window.benchProbe.shown ?? Infinity;
  const entries = [
    ...performance.getEntriesByType('navigation'),
    ...performance.getEntriesByType('resource'),
  ] as PerformanceResourceTiming[];
  const isRequest = ({ startTime, transferSize }: PerformanceResourceTiming) =>
    startTime < shown && transferSize > 0;
  return entries
    .filter(isRequest)
    .map(({ name, startTime, responseEnd }) => ({ name, startMs: startTime, endMs: responseEnd }))
    .sort((a, b) => a.startMs - b.startMs);
}
