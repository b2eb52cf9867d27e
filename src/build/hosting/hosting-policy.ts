const YEAR_SECONDS = 31_536_000;

/** What every host has to do, in whatever format it is configured. */
export interface HostingPolicy {
  /** Where the app is served: '/' or '/folder/'. */
  base: string;
  /** Sent with every answer. */
  headers: Record<string, string>;
  /**
   * Files with a hashed name never change, so they are cached for good. The page refers to the current ones and
   * must always be the newest. Everything else is revalidated.
   */
  cacheControl: { assets: string; page: string; rest: string };
  /** The app's paths without the base; a trailing '*' stands for anything. They are answered with the page. */
  pagePaths: readonly string[];
}

/** Covers every route; a test compares it with the router's patterns. */
export const PAGE_PATHS = [
  '/',
  '/auth',
  '/onboarding',
  '/profile',
  '/profile/*',
  '/boards',
  '/boards/*',
  '/board/*',
  '/b/*',
  '/saved',
  '/comingsoon',
  '/error',
];

/**
 * @param base Vite's `base`, with a slash at both ends
 * @param csp the directives of the Content-Security-Policy that the page itself carries
 */
export function hostingPolicy(base: string, csp: readonly string[]): HostingPolicy {
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
    cacheControl: {
      assets: `public, max-age=${YEAR_SECONDS}, immutable`,
      page: 'no-store',
      rest: 'no-cache',
    },
    pagePaths: PAGE_PATHS,
  };
}
