import { routerPath, withBase } from './base-path';

/** The whole address of a path, for people outside. */
export const publicUrl = (path: string) => window.location.origin + withBase(path);

/** Where the app is, as the router says it; for what is outside of the router. */
export const currentPath = () => {
  const { pathname, search, hash } = window.location;
  return { pathname: routerPath(pathname), search, hash };
};
