import { routerPath } from '@/lib/addresses/base-path';
import { listen } from '@/lib/listen';
import { matchRoute } from './routes';

const REPORTS_MAX = 5;

/** Contains no message and only frames of the build, because messages and URLs may contain personal data. */
function reportOf(error: unknown): string {
  const { name, stack = '' } = error instanceof Error ? error : new Error();
  const route = matchRoute(routerPath(window.location.pathname));
  const frames = [...stack.matchAll(/\/assets\/([\w.-]+\.js:\d+:\d+)/g)].map(([, frame]) => frame);
  return JSON.stringify({ name, stack: frames, route: route?.path ?? null });
}

/** Sends uncaught errors and rejections to the deployer's URL: each once, at most five. */
export function reportErrors(url: string): () => void {
  const sent = new Set<string>();
  return listen(window, ['error', 'unhandledrejection'], (event: ErrorEvent | PromiseRejectionEvent) => {
    const report = reportOf('reason' in event ? event.reason : event.error);
    if (sent.has(report) || sent.size === REPORTS_MAX) return;
    sent.add(report);
    navigator.sendBeacon(url, report);
  });
}
