// The test files of a worker share one process, and one page if they need any: starting these takes longer than most
// files. Each file gets modules of its own here, and global objects as the first file found them.
import { afterAll, vi } from 'vitest';

// Otherwise the stores of the file before would be those of this one.
vi.resetModules();

const globalValue = (name: string) => Reflect.get(globalThis, name) as unknown;

/** What tests and the app set properties of. */
const OBJECTS = [
  globalThis,
  ...['document', 'history', 'navigator'].map(globalValue),
  ...['Blob', 'Node', 'Element', 'HTMLElement', 'HTMLInputElement'].map(
    (name) => (globalValue(name) as { prototype: unknown } | undefined)?.prototype,
  ),
].filter((object): object is object => typeof object === 'object');

/** Vitest's own properties change with each file. */
const namesOf = (object: object) =>
  Object.getOwnPropertyNames(object).filter((name) => !name.startsWith('__vitest'));

/**
 * The properties of the page's window are accessors here, and setting one changes what it returns. Reading one of
 * Node's accessors may load what it stands for, and those of prototypes cannot be read.
 */
const window =
  globalValue('window') === globalThis ? (globalValue('jsdom') as { window: object }).window : {};
const isSettable = (object: object, name: string) => object === globalThis && Object.hasOwn(window, name);

/** @returns a function that undoes every change of the object's properties */
function keepProperties(object: object): () => void {
  const kept = namesOf(object).map((name) => ({
    name,
    descriptor: Object.getOwnPropertyDescriptor(object, name)!,
    value: isSettable(object, name) ? globalValue(name) : undefined,
  }));
  const known = new Set(kept.map(({ name }) => name));
  return () => {
    for (const name of namesOf(object)) if (!known.has(name)) Reflect.deleteProperty(object, name);
    for (const { name, descriptor, value } of kept) {
      const now = Object.getOwnPropertyDescriptor(object, name);
      const isSame = now?.value === descriptor.value && now?.get === descriptor.get;
      if (!isSame) Object.defineProperty(object, name, descriptor);
      if (value !== undefined && globalValue(name) !== value) Reflect.set(object, name, value);
    }
  };
}

const restore = OBJECTS.map(keepProperties);

/** Pending timers, and intervals. jsdom's own, for animation frames, has ended once `fresh-page.ts` has cancelled these. */
const timers: NodeJS.Timeout[] = [];
for (const name of ['setTimeout', 'setInterval'] as const) {
  globalThis[name] = new Proxy(globalThis[name], {
    apply(target, self, parameters: Parameters<typeof setTimeout>) {
      const timer = Reflect.apply(target, self, parameters) as NodeJS.Timeout;
      timers.push(timer);
      return timer;
    },
  }) as never;
}

// Only failing tests wait this long. Vitest's own second may pass on a busy machine, and there is no setting for it.
const { waitFor } = vi;
vi.waitFor = (look, options = 10_000) => waitFor(look, options);

// The hooks of the first setup file run last.
afterAll(() => {
  vi.waitFor = waitFor;
  // Vitest itself would do so before the first test of the next file, with what this file had.
  vi.unstubAllGlobals();
  // After that: Vitest makes its fake clock for this worker here, from the global objects as they are now.
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  timers.forEach((timer) => clearTimeout(timer));
  restore.forEach((undo) => undo());
});
