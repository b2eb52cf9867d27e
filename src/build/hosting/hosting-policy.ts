const YEAR_SECONDS = 31_536_000;

/**
 * The paths that cover all routes, with '*' in place of the first id and all that follows it.
 * @param patterns of the routes: '/profile/:userId?' gives '/profile' and '/profile/*'
 */
export function pagePaths(patterns: readonly string[]): string[] {
  const all = patterns.flatMap((pattern) => {
    const [folder = '', ...ids] = pattern.split(':');
    const isOptional = ids.length === 1 && pattern.endsWith('?');
    return [...(isOptional ? [folder.slice(0, -1)] : []), ids.length > 0 ? `${folder}*` : folder];
  });
  const folders = all.filter((path) => path.endsWith('*')).map((path) => path.slice(0, -1));
  const isCovered = (path: string) =>
    folders.some((folder) => path !== `${folder}*` && path.startsWith(folder));
  return [...new Set(all)].filter((path) => !isCovered(path));
}

/**
 * @param base Vite's `base`, with a slash at both ends
 * @param paths of the app without the base, as `pagePaths` returns them
 * @param csp the directives of the Content-Security-Policy that the page itself carries
 */
export function hostingPolicy(base: string, paths: readonly string[], csp: readonly string[]) {
  return {
    base,
    headers: {
      // Browsers ignore frame-ancestors in a meta tag, so only the header has it.
      'Content-Security-Policy': [...csp, "frame-ancestors 'none'"].join('; '),
      // 'same-origin' would cut off the sign-in window.
      'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    },
    // Files with a hashed name never change, so they are cached for good. Everything else is revalidated, above all the
    // page, which refers to the current ones: whoever comes again gets the newest, or 'not modified' instead of 20 kB.
    cacheControl: {
      assets: `public, max-age=${YEAR_SECONDS}, immutable`,
      others: 'no-cache',
    },
    // They are answered with the page.
    pagePaths: paths,
  };
}

/** What every host has to do, in whatever format it is configured. */
export type HostingPolicy = ReturnType<typeof hostingPolicy>;
