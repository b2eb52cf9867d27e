import { format } from 'node:util';
import { afterAll, afterEach } from 'vitest';

type Method = 'error' | 'warn';

/** Redux Toolkit warns if its development checks were slow, which depends on the machine. */
const SLOW_CHECKS = /StateInvariantMiddleware took \d+ms/;

/** Unexpected messages, with the stack of the call. */
const complaints: Error[] = [];
let expected: { method: Method; text: RegExp; isMet: boolean }[] = [];

function watch(method: Method): void {
  const written = (...args: unknown[]): void => {
    const text = format(...args);
    if (SLOW_CHECKS.test(text)) return;
    const declared = expected.filter((message) => message.method === method && message.text.test(text));
    declared.forEach((message) => {
      message.isMet = true;
    });
    if (declared.length > 0) return;
    const complaint = new Error(`console.${method}: ${text}`);
    Error.captureStackTrace(complaint, written);
    // Recorded as well, because the calling code may catch the error.
    complaints.push(complaint);
    throw complaint;
  };
  console[method] = written;
}

function judge(): void {
  const [first, ...more] = complaints.splice(0);
  const missing = expected.filter(({ isMet }) => !isMet);
  expected = [];
  if (first !== undefined) {
    if (more.length > 0) first.message += `\n(and ${more.length} more)`;
    throw first;
  }
  if (missing.length > 0) {
    throw new Error(
      `never came: ${missing.map(({ method, text }) => `console.${method} ${text}`).join(', ')}`,
    );
  }
}

/** Expects a console message. The test fails if it doesn't appear, or if another one does. */
export function expectInConsole(method: Method, text: RegExp): void {
  expected.push({ method, text, isMet: false });
}

watch('error');
watch('warn');
afterEach(judge);
afterAll(judge);
