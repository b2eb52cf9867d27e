/*
 * The app may be served from a folder of a host (`--base /talentboard/`). The router's paths begin behind it, and
 * so do all others in the code; these functions are for where the app meets the browser without the router.
 *
 * Each checks the base itself, so that a build for the root of a host is left with nothing but `path`.
 */

/** The browser's path for one of the app. */
export const withBase = (path: string) =>
  import.meta.env.BASE_URL === '/' ? path : import.meta.env.BASE_URL.slice(0, -1) + path;

/** The app's path for one of the browser. */
export const routerPath = (pathname: string) =>
  import.meta.env.BASE_URL === '/' || !pathname.startsWith(withBase(''))
    ? pathname
    : pathname.slice(withBase('').length) || '/';

/** The whole address of a path, for people outside. */
export const publicUrl = (path: string) => window.location.origin + withBase(path);

/** Where the app is, as the router says it; for what is outside of the router. */
export const currentPath = () => {
  const { pathname, search, hash } = window.location;
  return { pathname: routerPath(pathname), search, hash };
};
