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
  close(): Promise<void>;
}

const RECORDER = '/record-problems.js';
/** Links that lead nowhere: the page that they are pressed on stays. */
export const NO_CONTENT = '/no-content';
export const DOWNLOAD = '/download';

/** Serves a bundle, at an origin of its own: nothing that another test has stored is there. */
export async function serveApp(name: BundleName): Promise<AppServer> {
  const held = new Map<RegExp, Promise<void>>();
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
        if (pathname === RECORDER) answer('text/javascript', `(${String(recordProblems)})()`);
        else if (pathname === NO_CONTENT) {
          response.statusCode = 204;
          response.end();
        } else if (pathname === DOWNLOAD) {
          response.setHeader('Content-Disposition', 'attachment; filename="list.csv"');
          answer('text/csv', 'name');
        } else if (request.headers.accept?.includes('text/html')) answer('text/html', page);
        else {
          const waits = [...held].filter(([pattern]) => pattern.test(pathname)).map(([, wait]) => wait);
          void Promise.all(waits).then(() => next());
        }
      });
    },
  };
  const { origin, close } = await serveBundle(name, [plugin]);
  return {
    origin,
    close,
    hold(pattern) {
      let release = () => {};
      held.set(
        pattern,
        new Promise((resolve) => {
          release = resolve;
        }),
      );
      return () => {
        held.delete(pattern);
        release();
      };
    },
  };
}
