import { readFileSync } from 'node:fs';
import path from 'node:path';
import { bundleFolder, type BundleName } from '../run/bundles';
import { serveBundle, type Middleware } from '../e2e/bundle-server';
import { recordProblems } from './page-problems';

export interface AppServer {
  origin: string;
  /** Holds answers to matching paths back. @returns a function that releases them */
  hold(pattern: RegExp): () => void;
  /**
   * Holds the next document at this path back until the browser has aborted a load that is held, and the page that
   * it is still showing has sent two heartbeats since: by then that page has reacted to the failure. WebKit stops
   * the page's timers while it waits, so it gets the document after a while.
   */
  holdDocument(path: string): void;
  close(): Promise<void>;
}

const RECORDER = '/record-problems.js';
/** Links without a new page: the page that contains them stays. */
export const NO_CONTENT = '/no-content';
export const DOWNLOAD = '/download';
/** Requested by a page for as long as it lives (`beat`). */
export const HEARTBEAT = '/heartbeat';
const BEATS = 2;
const HOLD_AT_MOST_MS = 3_000;

/** Serves a bundle at an origin of its own, without anything that another test has stored. */
export async function serveApp(name: BundleName): Promise<AppServer> {
  const held = new Map<RegExp, Promise<void>>();
  /** By path: what releases the document, and how many more heartbeats that takes; null until a load was aborted. */
  const documents = new Map<string, { release: () => void; until: Promise<void>; beats: number | null }>();
  const giveUp = () => documents.forEach((waiting) => (waiting.beats ??= BEATS));
  const beat = () =>
    documents.forEach((waiting) => {
      if (waiting.beats === null) return;
      waiting.beats -= 1;
      if (waiting.beats === 0) waiting.release();
    });
  // A file on the page's own host: the policy allows that, but no inline script.
  const page = readFileSync(path.join(bundleFolder(name), 'index.html'), 'utf8').replace(
    /(?=<script|<link|<\/head>)/,
    () => `<script src="${RECORDER}"></script>`,
  );
  const watchedPage: Middleware = (request, response, next) => {
    const { pathname } = new URL(request.url ?? '/', 'http://bundle');
    const answer = (type: string, body: string) => {
      response.setHeader('Content-Type', `${type}; charset=utf-8`);
      response.end(body);
    };
    if (pathname === HEARTBEAT) {
      beat();
      response.statusCode = 204;
      response.end();
    } else if (pathname === RECORDER) answer('text/javascript', `(${String(recordProblems)})()`);
    else if (pathname === NO_CONTENT) {
      response.statusCode = 204;
      response.end();
    } else if (pathname === DOWNLOAD) {
      response.setHeader('Content-Disposition', 'attachment; filename="list.csv"');
      answer('text/csv', 'name');
    } else if (request.headers.accept?.includes('text/html')) {
      const waiting = documents.get(pathname);
      setTimeout(() => waiting?.release(), HOLD_AT_MOST_MS);
      void Promise.resolve(waiting?.until).then(() => {
        documents.delete(pathname);
        answer('text/html', page);
      });
    } else {
      const waits = [...held].filter(([pattern]) => pattern.test(pathname)).map(([, wait]) => wait);
      if (waits.length > 0) response.once('close', () => response.writableEnded || giveUp());
      void Promise.all(waits).then(() => next());
    }
  };
  const { origin, close } = await serveBundle(name, watchedPage);
  return {
    origin,
    close,
    holdDocument(documentPath) {
      const { promise: until, resolve: release } = promiseWithResolvers();
      documents.set(documentPath, { release, until, beats: null });
    },
    hold(pattern) {
      const { promise, resolve } = promiseWithResolvers();
      held.set(pattern, promise);
      return () => {
        held.delete(pattern);
        resolve();
      };
    },
  };
}

/** Like `Promise.withResolvers`, which Node 20 lacks. */
function promiseWithResolvers(): { promise: Promise<void>; resolve: () => void } {
  let resolve = () => {};
  const promise = new Promise<void>((done) => (resolve = done));
  return { promise, resolve };
}
