import { vi } from 'vitest';
import { isOfDeadPage, ofThisPage } from './page';

/** What is drawn with low priority, such as the body of a board, takes several turns of the event loop. */
export const QUIET_TURNS = 12;

/**
 * Keeps what pages that are gone would still do in the test's process from the others; once the clock is stopped.
 * @returns undoes it, before the clock goes on
 */
export function keepDeadPagesQuiet(): () => void {
  for (const method of ['setItem', 'removeItem', 'clear'] as const) {
    const original = Storage.prototype[method] as (...parameters: unknown[]) => void;
    vi.spyOn(Storage.prototype, method).mockImplementation(function (
      this: Storage,
      ...parameters: unknown[]
    ) {
      if (!isOfDeadPage()) original.apply(this, parameters);
    });
  }
  const undo = (['setTimeout', 'setInterval'] as const).map((name) => {
    const original = globalThis[name] as (run: () => void, ms?: number) => unknown;
    const owned = (run: (...given: unknown[]) => void, ms?: number, ...parameters: unknown[]) =>
      original(
        ofThisPage(() => run(...parameters)),
        ms,
      );
    Reflect.set(globalThis, name, owned);
    return () => Reflect.set(globalThis, name, original);
  });
  return () => undo.forEach((one) => one());
}

/** React's scheduler runs what is left to do for the page that has been taken away, as code of that page. */
export async function unmounted(): Promise<void> {
  for (let turn = 0; turn < QUIET_TURNS; turn += 1)
    await new Promise((resolve) => void setImmediate(resolve));
}
