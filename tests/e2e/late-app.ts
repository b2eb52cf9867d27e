import process from 'node:process';
import { setTimeout } from 'node:timers/promises';
import type { Middleware } from './bundle-server';

const DELAY_MS = Number(process.env.LATE_APP ?? 0);

/**
 * With LATE_APP set, the app's code comes that many milliseconds late, so that everything index.html draws before it is
 * on screen for that long: a test that takes the early drawing for the app fails.
 */
export const lateApp: Middleware = (request, _response, next) => {
  if (DELAY_MS > 0 && /\/assets\/app-[^/]*\.js$/.test(request.url ?? ''))
    void setTimeout(DELAY_MS).then(next);
  else next();
};
