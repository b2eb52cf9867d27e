import { format } from 'node:util';
import { afterAll, afterEach } from 'vitest';

type Method = 'error' | 'warn';

/** How long Redux Toolkit's development checks took depends on the machine, not on the code. */
const OF_THE_MACHINE = /StateInvariantMiddleware took \d+ms/;

/** Unexpected messages, with the stack of the call. */
const complaints: Error[] = [];
let expected: { method: Method; text: RegExp; isMet: boolean }[] = [];

function watch(method: Method): void {
  const written = (...args: unknown[]): void => {
    const text = format(...args);
    if (OF_THE_MACHINE.test(text)) return;
    const declared = expected.filter((one) => one.method === method && one.text.test(text));
    declared.forEach((one) => {
      one.isMet = true;
    });
    if (declared.length > 0) return;
    const complaint = new Error(`console.${method}: ${text}`);
    Error.captureStackTrace(complaint, written);
    // Kept as well, because code around the call may swallow what is thrown.
    complaints.push(complaint);
    throw complaint;
  };
  console[method] = written;
}

/** What was unexpected since the last time. */
function takeComplaints(): Error[] {
  return complaints.splice(0);
}

function judge(): void {
  const [first, ...more] = takeComplaints();
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

/** Announces a message that the running test causes; the test fails if it does not come, or if any other does. */
export function expectInConsole(method: Method, text: RegExp): void {
  expected.push({ method, text, isMet: false });
}

watch('error');
watch('warn');
afterEach(judge);
afterAll(judge);
