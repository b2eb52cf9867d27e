/*
 * The app may be served from a folder of a host (`--base /talentboard/`). Paths in the code are the router's, without the
 * base; these functions convert them where code uses browser URLs without the router.
 *
 * Each checks the base, so that the compiler can drop the conversion from a build without one.
 */

/** The browser's path for a path of the router. */
export const withBase = (path: string) =>
  import.meta.env.BASE_URL === '/' ? path : import.meta.env.BASE_URL.slice(0, -1) + path;

/** The router's path for a path of the browser. */
export const routerPath = (pathname: string) =>
  import.meta.env.BASE_URL === '/' || !pathname.startsWith(withBase(''))
    ? pathname
    : pathname.slice(withBase('').length) || '/';

/** The absolute URL of a path, for sharing. */
export const publicUrl = (path: string) => window.location.origin + withBase(path);

/** The router's current location, for code outside of the router. */
export const currentPath = () => {
  const { pathname, search, hash } = window.location;
  return { pathname: routerPath(pathname), search, hash };
};
