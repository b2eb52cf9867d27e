import { lazy, type ComponentType } from 'react';

/** A page in a chunk of its own, which can be fetched before it is shown. */
export interface LazyPage {
  Page: ComponentType;
  /** Fetches the page's code; from then on it renders without a fallback. Failing is left to the rendering. */
  preload: () => Promise<void>;
}

/** @param name the named export that is the page */
export function lazyPage<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): LazyPage {
  let Loaded: ComponentType | null = null;
  const fetchPage = async () => {
    const module = await load();
    Loaded = module[name] as ComponentType;
    return { default: Loaded };
  };
  const Lazy = lazy(fetchPage);
  return {
    // `lazy` suspends once even for code that is there, which would flash the fallback.
    Page: () => (Loaded === null ? <Lazy /> : <Loaded />),
    preload: () =>
      fetchPage().then(
        () => undefined,
        () => undefined,
      ),
  };
}
