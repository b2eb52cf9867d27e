import { routerPath } from '@/lib/addresses/base-path';
import { listen } from '@/lib/listen';
import { routePatterns } from '@/lib/addresses/paths';
import { routeOf } from './routes';

/** A page that fails over and over says the same again and again. */
const REPORTS_MAX = 5;

/** What is reported of an uncaught error; nothing that tells who the person is, or what they read or typed. */
export interface ErrorReport {
  /** 'TypeError: x is not a function', without what is quoted in it, addresses and long numbers. */
  message: string;
  /** The app's own frames, innermost first: 'render (app-1a2b.js:1:2345)'. */
  stack: string[];
  /** The file name of the build's entry script. */
  version: string;
  /** The pattern of the route: '/boards/:boardId'; null where there is none. */
  route: string | null;
}

/** Messages quote what they failed on: a piece of an answer, an id, an address. */
function withoutData(message: string): string {
  return message
    .replace(/(["'`“‘«]).*["'`”’»]/gs, '$1…$1')
    .replace(/\S+@\S+/g, '…')
    .replace(/\b[a-z]+:\/\/\S+/gi, '…')
    .replace(/\S*(\d{4,}|[\da-f]{12,})\S*/gi, '…')
    .slice(0, 300);
}

/** Frames of the build's own files, which have nothing but names of code in them. */
function ownFrames(stack: string): string[] {
  return stack.split('\n').flatMap((line) => {
    const [, file] = /\/assets\/([\w.-]+\.js:\d+:\d+)/.exec(line) ?? [];
    // Chromium writes 'at name (address)', Firefox and Safari 'name@address'.
    const [, name] = /^\s*(?:at )?(?:async )?([\w.$]+)(?: \(|@)/.exec(line) ?? [];
    return file === undefined ? [] : [`${name ?? 'anonymous'} (${file})`];
  });
}

function reportOf(error: unknown): ErrorReport {
  const { name, message, stack } = error instanceof Error ? error : new Error('not an error');
  const entry = document.querySelector('script[type=module][src]')?.getAttribute('src') ?? '';
  const route = routeOf(routerPath(window.location.pathname));
  return {
    message: withoutData(`${name}: ${message}`),
    stack: ownFrames(stack ?? ''),
    version: entry.replace(/^.*\//, ''),
    route: route && routePatterns[route.name],
  };
}

/**
 * Sends uncaught errors, rejected promises that nobody handles, and errors that a boundary of React has caught
 * (`start.tsx` passes them to `reportError`) to the deployer's own address: each once, and five at most.
 * @returns a function that stops this
 */
export function reportErrors(url: string): () => void {
  const sent = new Set<string>();
  const report = (error: unknown) => {
    const text = JSON.stringify(reportOf(error));
    if (sent.size === REPORTS_MAX || sent.has(text)) return;
    sent.add(text);
    // As a text, which needs no preflight.
    navigator.sendBeacon(url, text);
  };
  return listen(window, ['error', 'unhandledrejection'], (event: ErrorEvent | PromiseRejectionEvent) =>
    report('reason' in event ? event.reason : event.error),
  );
}
