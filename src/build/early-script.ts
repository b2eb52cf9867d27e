/**
 * The script that index.html runs before anything is loaded. Its source is written to the page, so it may use
 * nothing from outside itself but its arguments.
 *
 * It preloads the code of the current page in parallel with the main bundle, and sends a visitor's first API call
 * at once; the base query takes the answer over (api/early-answer.ts). A signed-in person's call needs a token and
 * is not sent here.
 *
 * @param apiBaseUrl without a trailing slash; '' for none (the demo answers its calls itself)
 * @param chunksOfPages chunk URLs by route name
 * @param chunksOfSession chunk URLs of what a signed-in person's calls wait for: the identity service
 * @param base the folder that the app is served from: '' at the root of a host
 */
export function startEarly(
  apiBaseUrl: string,
  chunksOfPages: Record<string, string[]>,
  chunksOfSession: string[],
  base: string,
): void {
  // Not every host adds the slash that the router needs.
  if (base !== '' && location.pathname === base) {
    history.replaceState(null, '', `${base}/${location.search}${location.hash}`);
  }
  const path = location.pathname.slice(base.length);
  const id = (pattern: RegExp) => pattern.exec(path)?.[1];
  const boardId = /^\/boards\/create\/?$/.test(path) ? undefined : id(/^\/boards\/([^/]+)\/?$/);
  const shortId = id(/^\/b\/([^/]+)\/?$/);
  const page =
    path === '/'
      ? 'home'
      : boardId
        ? 'board'
        : shortId
          ? 'shortLink'
          : id(/^(\/auth)\/?$/)
            ? 'auth'
            : id(/^(\/board\/join\/)/)
              ? 'joinBoard'
              : id(/^(\/profile)(\/|$)/)
                ? 'profile'
                : id(/^(\/boards)\/?$/)
                  ? 'boards'
                  : '';
  // The start frame has a skeleton for some pages (styles/app.css), but not for the one that this query leads to.
  document.documentElement.dataset.page = /mode=member/.test(location.search) ? '' : page;
  let isSignedIn = false;
  try {
    isSignedIn = /\\"isLoggedIn\\":true/.test(localStorage.getItem('persist:root') ?? '');
  } catch {
    // Storage is off: nobody is signed in.
  }

  const isProtected = page === 'joinBoard' || page === 'profile' || page === 'boards';
  const asked = new Set<string>();
  const preload = (urls: string[] = []) => {
    urls.forEach((url) => {
      if (asked.has(url)) return;
      asked.add(url);
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.crossOrigin = '';
      link.href = url;
      document.head.append(link);
    });
  };
  preload(chunksOfPages[page]);
  // Where a visitor will be sent.
  if (isProtected && !isSignedIn) preload(chunksOfPages.auth);
  if (isSignedIn || isProtected || page === 'auth') preload(chunksOfSession);
  // As app/pages.ts declares it.
  (window as { preloadChunks?: unknown }).preloadChunks = (name: string) => preload(chunksOfPages[name]);

  if (apiBaseUrl === '') return;
  // The ids in the address are already encoded, in the same way as the app would encode them.
  const url = shortId
    ? `${new URL(apiBaseUrl).origin}/api/boards/short/${shortId}`
    : isSignedIn
      ? ''
      : boardId
        ? `${apiBaseUrl}/boards/${boardId}`
        : path === '/' && location.search === ''
          ? `${apiBaseUrl}/boards?searchType=board`
          : '';
  if (url === '') return;
  const controller = new AbortController();
  const { signal } = controller;
  const answer = fetch(
    url,
    shortId
      ? { signal, headers: { Accept: 'application/json' } }
      : { signal, headers: { Accept: 'application/json', 'Content-Type': 'application/json' } },
  );
  answer.catch(() => undefined);
  // Typed as EarlyAnswer in api/early-answer.ts, which cannot be imported into the page.
  (window as { earlyAnswer?: unknown }).earlyAnswer = { url, answer, controller };
}
