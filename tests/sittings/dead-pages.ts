import { isOfDeadPage, ofThisPage } from './page';

/** What is drawn with low priority, such as the body of a board, takes several turns of the event loop. */
export const QUIET_TURNS = 12;

type Method = (this: unknown, ...parameters: never[]) => unknown;

/** Unlike a spy, it keeps no list of all calls and what they were made on. @returns undoes it */
function replace(object: object, name: string, replacement: (original: Method) => Method): () => void {
  const original = Reflect.get(object, name) as Method;
  Reflect.set(object, name, replacement(original));
  return () => void Reflect.set(object, name, original);
}

/**
 * Keeps what pages that are gone would still do in the test's process from the others; once the clock is stopped.
 * @returns undoes it, before the clock goes on
 */
export function keepDeadPagesQuiet(): () => void {
  const storage = (['setItem', 'removeItem', 'clear'] as const).map((method) =>
    replace(
      Storage.prototype,
      method,
      (original) =>
        function (this: unknown, ...parameters: never[]) {
          if (!isOfDeadPage()) original.apply(this, parameters);
        },
    ),
  );
  const timers = (['setTimeout', 'setInterval'] as const).map((name) =>
    replace(
      globalThis,
      name,
      (original) =>
        (run: Method, ms: never, ...parameters: never[]) =>
          original.call(globalThis, ofThisPage(() => run(...parameters)) as never, ms),
    ),
  );
  // React's scheduler takes a rest after some milliseconds, which on a busy machine come after less work.
  const clock = replace(performance, 'now', () => () => Date.now());
  return () => [...storage, ...timers, clock].forEach((undo) => undo());
}

/** React's scheduler runs what is left to do for the page that has been taken away, as code of that page. */
export async function unmounted(): Promise<void> {
  for (let turn = 0; turn < QUIET_TURNS; turn += 1)
    await new Promise((resolve) => void setImmediate(resolve));
}
