// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reportErrors } from './report-errors';

const URL = 'https://errors.example.com/talentboard';
const sendBeacon = vi.fn<(url: string, text: string) => boolean>(() => true);
let stop = () => {};

beforeEach(() => {
  Object.assign(navigator, { sendBeacon });
  window.history.replaceState(null, '', '/boards/66a/review?q=salary');
  stop = reportErrors(URL);
});
afterEach(() => {
  stop();
  sendBeacon.mockClear();
});

const errorAt = (line: number) =>
  Object.assign(new TypeError('No user jana@example.com'), {
    stack: `TypeError: No user jana@example.com
    at render (https://talentboard.example.com/assets/app-1a2b.js:${line}:2345)
    at https://talentboard.example.com/boards/66a/review?q=salary:1:1`,
  });
const fail = (error: unknown) => window.dispatchEvent(new ErrorEvent('error', { error }));
const reports = () => sendBeacon.mock.calls.map(([, text]) => JSON.parse(text) as unknown);

it("reports the error's name, the build's frames and the route pattern, and no data", () => {
  fail(errorAt(1));
  expect(sendBeacon).toHaveBeenCalledWith(URL, expect.any(String));
  expect(reports()).toEqual([
    { name: 'TypeError', stack: ['app-1a2b.js:1:2345'], route: '/boards/:boardId/review/:step?' },
  ]);
});

it('reports rejections, each error once, and five at most', () => {
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: errorAt(1) }));
  for (const line of [1, 2, 3, 4, 5, 6]) fail(errorAt(line));
  expect(reports()).toHaveLength(5);
});
