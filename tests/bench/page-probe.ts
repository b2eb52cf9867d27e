/** A page's measurements, in ms since the start of the navigation. */
interface Probe {
  /** First contentful paint. */
  fcp: number | null;
  /** When the awaited content was painted. */
  shown: number | null;
  /** Cumulative layout shift. */
  cls: number;
  /** The duration of each interaction's slowest event; browsers report none under 16 ms. */
  interactions: Record<string, number>;
}

declare global {
  interface Window {
    benchProbe: Probe;
  }
}

/** Runs in the page before its scripts. The content is shown once the selector has `count` elements. */
export function installProbe({ selector, count }: { selector: string; count: number }): void {
  const probe: Probe = { fcp: null, shown: null, cls: 0, interactions: {} };
  window.benchProbe = probe;
  const observe = (options: PerformanceObserverInit, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe(options);
  observe({ type: 'paint', buffered: true }, ({ name, startTime }) => {
    if (name === 'first-contentful-paint') probe.fcp = startTime;
  });
  observe({ type: 'layout-shift', buffered: true }, (entry) => {
    const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!shift.hadRecentInput) probe.cls += shift.value;
  });
  observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit, (entry) => {
    const { interactionId, duration } = entry as PerformanceEntry & { interactionId: number };
    if (interactionId === 0) return;
    probe.interactions[interactionId] = Math.max(probe.interactions[interactionId] ?? 0, duration);
  });
  const look = () => {
    if (document.querySelectorAll(selector).length < count) return void requestAnimationFrame(look);
    // A task queued in a frame runs after that frame has been painted.
    setTimeout(() => {
      probe.shown = performance.now();
    });
  };
  requestAnimationFrame(look);
}

/** Runs in the page: the script bytes and the last API response before the content was shown. */
export function readResources(): { scriptBytes: number; dataAt: number } {
  const shown = window.benchProbe.shown ?? Infinity;
  const entries = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
    ({ responseEnd }) => responseEnd <= shown,
  );
  // A preloaded script has a second entry, without bytes.
  const scripts = new Map(
    entries
      .filter(({ name, transferSize }) => name.endsWith('.js') && transferSize > 0)
      .map(({ name, encodedBodySize }) => [name, encodedBodySize]),
  );
  const data = entries.filter(({ name }) => name.includes('/api/')).map(({ responseEnd }) => responseEnd);
  return {
    scriptBytes: [...scripts.values()].reduce((sum, bytes) => sum + bytes, 0),
    dataAt: Math.max(0, ...data),
  };
}
