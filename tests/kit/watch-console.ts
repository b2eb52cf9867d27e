import { format } from 'node:util';
import { afterAll, afterEach } from 'vitest';

type Method = 'error' | 'warn';

/** Redux Toolkit warns if its development checks were slow, which depends on the machine. */
const SLOW_CHECKS = /StateInvariantMiddleware took \d+ms/;

/** Unexpected messages, with the stack of the call. */
const unexpected: Error[] = [];
let expected: { method: Method; text: RegExp; wasSeen: boolean }[] = [];

function watch(method: Method): void {
  const written = (...args: unknown[]): void => {
    const text = format(...args);
    if (SLOW_CHECKS.test(text)) return;
    const matching = expected.filter((message) => message.method === method && message.text.test(text));
    matching.forEach((message) => {
      message.wasSeen = true;
    });
    if (matching.length > 0) return;
    const error = new Error(`console.${method}: ${text}`);
    Error.captureStackTrace(error, written);
    // Recorded as well, because the calling code may catch the error.
    unexpected.push(error);
    throw error;
  };
  console[method] = written;
}

function check(): void {
  const [first, ...more] = unexpected.splice(0);
  const missing = expected.filter(({ wasSeen }) => !wasSeen);
  expected = [];
  if (first !== undefined) {
    if (more.length > 0) first.message += `\n(and ${more.length} more)`;
    throw first;
  }
  if (missing.length > 0) {
    throw new Error(
      `Expected in the console, but missing: ${missing.map(({ method, text }) => `console.${method} ${text}`).join(', ')}`,
    );
  }
}

/** Expects a console message. The test fails if it doesn't appear, or if another one does. */
export function expectInConsole(method: Method, text: RegExp): void {
  expected.push({ method, text, wasSeen: false });
}

watch('error');
watch('warn');
afterEach(check);
afterAll(check);
