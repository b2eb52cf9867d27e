import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { bundleFolder, type BundleName } from '../run/bundles';
import { serveBundle } from '../e2e/bundle-server';
import { recordProblems } from './page-problems';

export interface AppServer {
  origin: string;
  /** Keeps answers to paths that match back, until they are let go. @returns lets them go */
  hold(pattern: RegExp): () => void;
  /**
   * Keeps the next document at this path back until the browser has given up a load that is held, and the page that it
   * is still showing has beaten twice since: by then that page has done whatever it makes of the failure. WebKit
   * stops the page's timers while it waits, so it gets the document after a while.
   */
  holdDocument(path: string): void;
  close(): Promise<void>;
}

const RECORDER = '/record-problems.js';
/** Links that lead nowhere: the page that they are pressed on stays. */
export const NO_CONTENT = '/no-content';
export const DOWNLOAD = '/download';
/** Asked for by a page for as long as it lives (`beat`). */
export const HEARTBEAT = '/heartbeat';
const BEATS = 2;
const HOLD_AT_MOST_MS = 3_000;

/** Serves a bundle, at an origin of its own: nothing that another test has stored is there. */
export async function serveApp(name: BundleName): Promise<AppServer> {
  const held = new Map<RegExp, Promise<void>>();
  /** By path: what lets the document go, and how many more beats it takes; null until a load was given up. */
  const documents = new Map<string, { release: () => void; until: Promise<void>; beats: number | null }>();
  const giveUp = () => documents.forEach((waiting) => (waiting.beats ??= BEATS));
  const beat = () =>
    documents.forEach((waiting) => {
      if (waiting.beats === null) return;
      waiting.beats -= 1;
      if (waiting.beats === 0) waiting.release();
    });
  // From a file of the page's own host: the policy allows it, and no inline script.
  const page = readFileSync(path.join(bundleFolder(name), 'index.html'), 'utf8').replace(
    /(?=<script|<link|<\/head>)/,
    () => `<script src="${RECORDER}"></script>`,
  );
  const plugin: Plugin = {
    name: 'watched-page',
    configurePreviewServer({ middlewares }) {
      middlewares.use((request, response, next) => {
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
      });
    },
  };
  const { origin, close } = await serveBundle(name, [plugin]);
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

/** `Promise.withResolvers`, which Node 20 lacks. */
function promiseWithResolvers(): { promise: Promise<void>; resolve: () => void } {
  let resolve = () => {};
  const promise = new Promise<void>((done) => (resolve = done));
  return { promise, resolve };
}
