/** A page's measurements, in ms since the start of the navigation. */
interface Probe {
  /** First contentful paint. */
  fcp: number;
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

/** Runs in the page before its scripts. The content is shown once an element matches the selector. */
export function installProbe(selector: string): void {
  const probe: Probe = { fcp: NaN, shown: null, cls: 0, interactions: {} };
  window.benchProbe = probe;
  type Entry = PerformanceEntry & { value: number; hadRecentInput: boolean; interactionId: number };
  const observe = (type: string, handle: (entry: Entry) => void) =>
    new PerformanceObserver((list) => (list.getEntries() as Entry[]).forEach(handle)).observe({
      ...{ type, buffered: true, durationThreshold: 16 },
    });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') probe.fcp = startTime;
  });
  observe('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) probe.cls += value;
  });
  observe('event', ({ interactionId: id, duration }) => {
    if (id !== 0) probe.interactions[id] = Math.max(probe.interactions[id] ?? 0, duration);
  });
  const checkContent = () => {
    if (document.querySelector(selector) === null) return void requestAnimationFrame(checkContent);
    // A task queued in a frame runs after that frame has been painted.
    setTimeout(() => {
      probe.shown = performance.now();
    });
  };
  requestAnimationFrame(checkContent);
}

/** Runs in the page: the measurements, with the script bytes and the last API response before the content was shown. */
export function readProbe() {
  const shown = window.benchProbe.shown ?? NaN;
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
  const scriptBytes = [...scripts.values()].reduce((sum, bytes) => sum + bytes, 0);
  return { ...window.benchProbe, shown, scriptBytes, dataAt: Math.max(0, ...data) };
}
