import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/** A page in a chunk of its own; `name` is the named export that is the page. */
export function lazyPage<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): LazyExoticComponent<ComponentType> {
  return lazy(async () => ({ default: (await load())[name] as ComponentType }));
}
