import type { PageSide } from './page-side';

/**
 * Notices whether anything has changed that a person could see or that would be announced. Runs in the page, so it
 * uses nothing from outside itself.
 */
export function installEar(): void {
  const WITH_STATE = 'a, button, input, textarea, select, [role], [aria-busy], [aria-current]';
  const QUIET_MS = 60;
  const QUIET_AT_LATEST_MS = 1500;
  const LOOK_EVERY_MS = 40;
  const EVENTS = ['input', 'change', 'focusin', 'scroll', 'popstate'];
  const ALL = { subtree: true, childList: true, attributes: true, characterData: true };

  let pressed: Element | null = null;
  let focused: Element | null = null;
  let before = '';
  let linesBefore = new Set<string>();
  let news = new Set<string>();
  let hasChanged = false;
  let lastChange = 0;
  let outside = 0;
  let stop = () => {};

  const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  const lines = () =>
    document.body.innerText
      .split('\n')
      .map((line) => line.replace(/\s+/g, ' ').trim())
      .filter(Boolean);

  function stateOf(element: Element): string {
    const { value = '', checked = '' } = element as HTMLInputElement;
    const names = element.getAttributeNames().filter((name) => /^(aria-|data-state|disabled)/.test(name));
    return [value, checked, ...names.map((name) => element.getAttribute(name))].join();
  }

  /** That a button gets the focus by being pressed is not a response. */
  function focusMoved(): string {
    const active = document.activeElement;
    return [pressed, focused, document.body].includes(active as HTMLElement)
      ? ''
      : (active?.outerHTML.slice(0, 80) ?? '');
  }

  function print(): string {
    return JSON.stringify([
      location.href,
      document.documentElement.dataset.theme,
      outside,
      Math.round(scrollY / 40),
      focusMoved(),
      document.body.innerText,
      [...document.querySelectorAll(WITH_STATE)].map(stateOf),
    ]);
  }

  new MutationObserver(() => {
    lastChange = performance.now();
  }).observe(document, ALL);

  const side: Pick<PageSide, 'quiet' | 'listen' | 'heard' | 'noteOutside'> = {
    async quiet() {
      const end = performance.now() + QUIET_AT_LATEST_MS;
      while (performance.now() - lastChange < QUIET_MS && performance.now() < end) await pause(15);
    },
    listen(id) {
      stop();
      pressed = id === null ? null : window.crawl.element(id);
      focused = document.activeElement;
      before = print();
      linesBefore = new Set(lines());
      news = new Set();
      hasChanged = false;
      const look = () => {
        hasChanged ||= print() !== before;
        if (!hasChanged) return;
        for (const line of lines()) if (!linesBefore.has(line)) news.add(line);
      };
      const observer = new MutationObserver(look);
      observer.observe(document, ALL);
      EVENTS.forEach((type) => addEventListener(type, look, true));
      // Values of fields and effects of style sheets change without an event.
      const timer = setInterval(look, LOOK_EVERY_MS);
      stop = () => {
        observer.disconnect();
        clearInterval(timer);
        EVENTS.forEach((type) => removeEventListener(type, look, true));
        look();
      };
    },
    noteOutside: () => {
      outside += 1;
    },
    async heard(timeoutMs) {
      const end = performance.now() + timeoutMs;
      while (!hasChanged && performance.now() < end) await pause(10);
      await side.quiet();
      stop();
      return hasChanged ? { lines: [...news] } : null;
    },
  };
  window.crawl = Object.assign(window.crawl ?? {}, side);
  // A headless browser does not show it.
  window.print = side.noteOutside;
}
