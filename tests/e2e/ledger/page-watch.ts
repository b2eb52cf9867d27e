import type { Condition, Control, PageSide } from '../crawl/page-side';

/** What there is to see once everything has come to rest. */
export interface Sight extends Condition {
  controls: Control[];
  /** The control that was used last is gone or disabled, and nothing else has got its focus. */
  hasLostFocus: boolean;
  /** Nothing has the focus. */
  isUnfocused: boolean;
  /** What was pressed waits for an answer. */
  isBusy: boolean;
  /** It has not come to rest in all the time that a busy machine may need. */
  isRestless: boolean;
}

/** What `window.ledger` offers in a page whose presses are watched. */
interface LedgerSide {
  /** @returns the page as it was when `listen` was called, as HTML */
  remembered(): string;
  /** Waits until everything has come to rest. */
  whenIdle(): Promise<Sight>;
}

declare global {
  interface Window {
    ledger: LedgerSide;
  }
}

/**
 * Keeps the page of the moment before a press, and knows when everything that follows from it is over. Runs in the
 * page, so it uses nothing from outside itself.
 */
export function installWatch(): void {
  const LAYERS = '[role=dialog], [role=alertdialog], [role=menu]';
  /** Longer timers are not about what was pressed last: a toast that goes, a list that is loaded again. */
  const SOON_MS = 1000;
  const IDLE_AT_LATEST_MS = 60_000;
  let copy: Element | null = null;
  let pressed: Element | null = null;
  let isIdle = true;

  // What the app has begun and not finished.
  const soon = new Map<number, { run: () => void; due: number }>();
  let running = 0;
  let mutations = 0;
  const begin = () => {
    let isOver = false;
    running += 1;
    return () => {
      if (!isOver) running -= 1;
      isOver = true;
    };
  };
  const { setTimeout, clearTimeout, fetch } = window;
  window.setTimeout = ((handler: unknown, ms = 0, ...rest: unknown[]) => {
    if (typeof handler !== 'function' || ms > SOON_MS)
      return setTimeout(handler as TimerHandler, ms, ...rest);
    const run = () => {
      soon.delete(id);
      (handler as (...args: unknown[]) => void)(...rest);
    };
    const id = setTimeout(run, ms);
    soon.set(id, { run, due: performance.now() + ms });
    return id;
  }) as typeof window.setTimeout;
  window.clearTimeout = (id) => {
    soon.delete(id as number);
    clearTimeout(id);
  };
  window.fetch = (...args) => fetch(...args).finally(begin());
  const { transaction } = IDBDatabase.prototype;
  IDBDatabase.prototype.transaction = function (...args) {
    const begun = transaction.apply(this, args);
    const end = begin();
    begun.addEventListener('complete', end);
    begun.addEventListener('abort', end);
    return begun;
  };
  // Pages without a secure origin have none.
  const locks = navigator.locks as LockManager | undefined;
  const askFor = locks?.request as ((...args: unknown[]) => Promise<unknown>) | undefined;
  if (locks)
    locks.request = ((...args: unknown[]) => {
      const end = begin();
      const run = args.pop() as (lock: Lock | null) => unknown;
      const granted = (lock: Lock | null) => {
        end();
        return run(lock);
      };
      const held = askFor!.call(locks, ...args, granted);
      held.then(end, end);
      return held;
    }) as typeof locks.request;
  new MutationObserver(() => {
    mutations += 1;
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });

  /** Everything that is due has run, and has been drawn. */
  const turn = () =>
    new Promise<void>((resolve) => {
      requestAnimationFrame(() => requestIdleCallback(() => resolve(), { timeout: 100 }));
    });

  const side: Pick<PageSide, 'quiet' | 'listen' | 'noteOutside'> = {
    async quiet() {
      const end = performance.now() + IDLE_AT_LATEST_MS;
      isIdle = false;
      while (!isIdle && performance.now() < end) {
        const before = mutations;
        await turn();
        const [next] = running > 0 ? [] : [...soon].sort(([, one], [, other]) => one.due - other.due);
        isIdle = running === 0 && next === undefined && mutations === before;
        if (next === undefined) continue;
        // Nothing else is left to wait for: the pause is over at once.
        clearTimeout(next[0]);
        next[1].run();
      }
    },
    listen(id) {
      pressed = id === null ? null : window.crawl.element(id);
      const { body } = document;
      copy = body.cloneNode(true) as Element;
      const copies = copy.querySelectorAll('*');
      body.querySelectorAll('*').forEach((element, index) => {
        const twin = copies[index]!;
        // What somebody has typed or chosen is not in the markup.
        if (element instanceof HTMLTextAreaElement) twin.textContent = element.value;
        else if (element instanceof HTMLInputElement) {
          twin.setAttribute('value', element.value);
          twin.toggleAttribute('checked', element.checked);
        } else if (element instanceof HTMLOptionElement) twin.toggleAttribute('selected', element.selected);
        if (element.matches(LAYERS) && element.checkVisibility({ visibilityProperty: true }))
          twin.setAttribute('data-layer', '');
        if (element === pressed) twin.setAttribute('data-pressed', '');
      });
    },
    noteOutside() {},
  };
  window.crawl = Object.assign(window.crawl ?? {}, side);
  window.ledger = {
    remembered: () => copy?.outerHTML ?? '',
    async whenIdle() {
      await side.quiet();
      const { activeElement } = document;
      const isUnfocused = activeElement === null || activeElement === document.body;
      const isGone = !pressed?.isConnected || !pressed.checkVisibility({ visibilityProperty: true });
      return {
        ...window.crawl.condition(),
        controls: window.crawl.controls(),
        isUnfocused,
        hasLostFocus: isUnfocused && pressed !== null && (isGone || pressed.matches(':disabled')),
        isRestless: !isIdle,
        isBusy: pressed?.isConnected === true && pressed.matches('[aria-busy=true]'),
      };
    },
  };
  // A headless browser does not show it.
  window.print = () => {};
}
