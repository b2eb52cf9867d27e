import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/** A part of a screen whose code is fetched when it is first shown, or earlier with `preload`. */
export type LazyPart<Props> = LazyExoticComponent<ComponentType<Props>> & { preload: () => void };

/** @param load imports the part's module and picks the component */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  const part = lazy(async () => ({ default: await load() }));
  return Object.assign(part, {
    preload: () => {
      // A failure is met again, and shown, when the part is rendered.
      load().catch(() => undefined);
    },
  });
}
