import { ALWAYS_ASK, readOnce } from '@/api/answer';
import type { EarlyAnswer } from '@/api/early-answer';
import { earlyShortLinkBoard } from '@/api/early-short-link';
import { shortLinkPath } from '@/api/short-link-path';
import type { EarlyRoute as BuiltRoute } from '@/app/early-routes';
import { refreshStoredToken, tokenAddress, type FirebaseTokens } from '@/identity/refresh-stored-token';
import { readStoredAuth } from '@/identity/stored-auth';
import { isUsableToken } from '@/identity/usable-token';
import { idInSegment, pathSegment } from '@/lib/addresses/paths';
import type { Early } from './early';

/** A route, as the build writes it to the page (app/early-routes.ts), with the URLs of its code. */
interface EarlyRoute extends BuiltRoute {
  chunks: string[];
  /** What draws the page before the app has loaded (boot/pages). */
  script?: string;
}

export interface EarlyOptions {
  /** Without a trailing slash; '' for none (the demo answers its calls itself). */
  apiBaseUrl: string;
  /** The folder that the app is served from: '' at the root of a host. */
  base: string;
  /** In the order in which they are matched. */
  routes: EarlyRoute[];
  /** Where a token that has run out is refreshed. None in the demo, which has its own tokens. */
  firebase?: FirebaseTokens;
}

/** Without a new token by then, the identity service is loaded to get one. */
const TOKEN_AT_LATEST_MS = 3000;

/** What others append to links to see where visitors come from; it means nothing here. */
const CAMPAIGN = /^(utm|mc)_|clk?id$|^ref$/;

const isPlain = (query: string) =>
  [...new URLSearchParams(query).keys()].every((name) => CAMPAIGN.test(name));

/**
 * The script that index.html runs before anything is loaded: sends the page's first calls (README.md, 'What happens').
 * The page's code is preloaded in parallel with the main bundle, but asked for after it (`preloadFirst`), because servers
 * send what was asked for first first.
 */
export function startEarly(early: Early, { apiBaseUrl: api, base, routes, firebase }: EarlyOptions): void {
  const apiBaseUrl = api.startsWith('/') ? location.origin + api : api;
  // Not every host adds the slash that the router needs.
  if (base !== '' && location.pathname === base) {
    history.replaceState(null, '', `${base}/${location.search}${location.hash}`);
  }

  const { isLoggedIn: isSignedIn, uid, accessToken, _id } = readStoredAuth();
  let token: string | null = null;
  const takeToken = (one: string | null) => {
    // In another tab, somebody may have signed out or in meanwhile.
    if (one === null || !isUsableToken(one, readStoredAuth().uid, Date.now())) return;
    early.token = token = one;
    early.viewerId = _id;
  };
  takeToken(accessToken);

  const asked = new Set<string>();
  const addLinks = (rel: string, urls: string[] = []) => {
    urls.forEach((url) => {
      if (asked.has(url)) return;
      asked.add(url);
      const link = document.createElement('link');
      link.rel = rel;
      link.crossOrigin = '';
      link.href = url;
      document.head.append(link);
    });
  };
  const preload = (urls?: string[]) => addLinks('modulepreload', urls);
  if (firebase && uid !== null && token === null) {
    addLinks('preconnect', [new URL(tokenAddress(firebase)).origin, apiBaseUrl]);
    const tooLate = new Promise<null>((resolve) => setTimeout(resolve, TOKEN_AT_LATEST_MS, null));
    early.refreshed = Promise.race([refreshStoredToken(uid, firebase), tooLate]).then(takeToken, () => {});
  }
  const chunksOf = (name: string) => routes.find((route) => route.name === name)?.chunks;
  early.preloadChunks = (name: string) => preload(chunksOf(name));
  const send = (
    call: Pick<EarlyAnswer, 'call' | 'argument'>,
    url: string,
    bearer: string | null,
    headers: Record<string, string>,
  ) => {
    const controller = new AbortController();
    const answer = fetch(url, {
      cache: ALWAYS_ASK,
      signal: controller.signal,
      headers: {
        Accept: 'application/json',
        ...headers,
        ...(bearer === null ? {} : { Authorization: `Bearer ${bearer}` }),
      },
    }).then(readOnce);
    const sent: EarlyAnswer = {
      ...call,
      url: new URL(url).href,
      token: bearer,
      answer,
      isHere: false,
      controller,
    };
    answer.then(
      ({ ok }) => (sent.isHere = ok),
      () => undefined,
    );
    early.answers.push(sent);
  };

  const path = () => location.pathname.slice(base.length);
  const routeOfPage = () => routes.find(({ pattern }) => new RegExp(pattern).test(path()));

  const preloadPage = () => {
    const route = routeOfPage();
    // Visitors will be sent to the sign-in page (main.tsx), which loads the identity service when it is idle.
    early.isVisitorShutOut = route?.isProtected === true && !isSignedIn;
    preload(early.isVisitorShutOut ? chunksOf('auth') : route?.chunks);
  };

  const addScript = (url: string | undefined) => {
    if (!url || asked.has(url)) return;
    asked.add(url);
    early.hasPageScript = true;
    const script = document.createElement('script');
    script.src = url;
    script.fetchPriority = 'high';
    document.head.append(script);
  };

  const sendCalls = () => {
    const { name, pattern = '', isProtected, calls = [], script }: Partial<EarlyRoute> = routeOfPage() ?? {};
    if (apiBaseUrl === '') return;
    // The ids in the address are already encoded, in the same way as the app would encode them.
    const ids = new RegExp(pattern).exec(path()) ?? [];
    if (name === 'shortLink') {
      send({ call: null }, new URL(apiBaseUrl).origin + shortLinkPath(ids[1]!), null, {});
      if (isSignedIn) addScript(routes.find((route) => route.name === 'joinBoard')?.script);
      early.shortLink = earlyShortLinkBoard().then((boardId) => {
        if (boardId === null) return;
        // Replaced, so that Back leaves the app.
        history.replaceState(null, '', `${base}/board/join/${pathSegment(boardId)}`);
        visit();
      });
      return;
    }
    if (isProtected && !isSignedIn) return;
    const isOther = ({ needsPlainAddress }: EarlyRoute['calls'][number]) =>
      needsPlainAddress && !isPlain(location.search);
    const sendAll = () =>
      calls.forEach((call) => {
        const { name: query, address, argument, group, needsToken } = call;
        const id = group === undefined ? '' : ids[group];
        const isForOthers = token === null && (isSignedIn || needsToken);
        if (isOther(call) || isForOthers || id === undefined) return;
        send(
          { call: query, argument: group === undefined ? argument : idInSegment(id) },
          apiBaseUrl + address.replace('~', () => id),
          token,
          { 'Content-Type': 'application/json' },
        );
      });
    if (early.refreshed) void early.refreshed.then(sendAll);
    else sendAll();
    // Without one of its answers there is nothing to draw.
    if (calls.some(isOther)) return;
    addScript(script);
  };

  /** Does for the page that is now in the address what is done for the first one. */
  const visit = () => {
    sendCalls();
    preloadPage();
    // The sign-in page has no skeleton.
    if (early.isVisitorShutOut) return;
    document.documentElement.dataset.page = routeOfPage()?.name ?? '';
    early.drawPage?.();
  };

  sendCalls();
  // index.html calls it when it has asked for the app.
  early.preloadFirst = preloadPage;
  // The start frame has a skeleton for some pages (styles/app.css), but not for the one that this query leads to.
  const page = /mode=member/.test(location.search) ? undefined : routeOfPage()?.name;
  document.documentElement.dataset.page = page ?? '';
}
