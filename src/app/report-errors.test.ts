// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reportErrors, type ErrorReport } from './report-errors';

const URL = 'https://errors.example.com/talentboard';
const sendBeacon = vi.fn<(url: string, text: string) => boolean>(() => true);
let stop = () => {};

beforeEach(() => {
  Object.assign(navigator, { sendBeacon });
  window.history.replaceState(null, '', '/boards/66a/review?q=salary');
  const entry = document.createElement('script');
  entry.type = 'module';
  entry.setAttribute('src', '/assets/index-1a2b.js');
  document.head.append(entry);
  stop = reportErrors(URL);
});
afterEach(() => {
  stop();
  sendBeacon.mockClear();
});

const fail = (error: unknown) => window.dispatchEvent(new ErrorEvent('error', { error }));
const reports = () => sendBeacon.mock.calls.map(([, text]) => JSON.parse(text) as ErrorReport);

function errorWith(message: string, stack = '') {
  return Object.assign(new TypeError(message), { stack });
}

it('reports message, own frames, version and route pattern, and nothing else', () => {
  fail(
    errorWith(
      'x is not a function',
      [
        'TypeError: x is not a function',
        '    at render (https://talentboard.example.com/assets/app-1a2b.js:1:2345)',
        '    at https://talentboard.example.com/assets/desk-3c4d.js:2:7',
        'onClick@https://talentboard.example.com/assets/desk-3c4d.js:3:9',
        '    at grammar (chrome-extension://abc/helper.js:1:1)',
        '    at https://talentboard.example.com/boards/66a/review?q=salary:1:1',
      ].join('\n'),
    ),
  );
  expect(sendBeacon).toHaveBeenCalledWith(URL, expect.any(String));
  expect(reports()).toEqual([
    {
      message: 'TypeError: x is not a function',
      stack: ['render (app-1a2b.js:1:2345)', 'anonymous (desk-3c4d.js:2:7)', 'onClick (desk-3c4d.js:3:9)'],
      version: 'index-1a2b.js',
      route: '/boards/:boardId/review/:step?',
    },
  ]);
});

it.each([
  ['a piece of an answer', `Unexpected token 'J', "Jana's answer" is not valid JSON`, /Jana|answer/],
  ['an address', 'Failed to fetch https://api.example.com/api/profile/66a?x=1', /example|66a/],
  ['an e-mail address', 'No user jana@example.com', /jana|example/],
  ['an id', 'No board 66f2a9c0b1e4d5a6f7a8b9c0', /66f2/],
  ['a token', 'Bad eyJhbGciOiJSUzI1NiIsImtpZCI6IjFhMmIifQ1234.abc', /eyJ/],
])('leaves out %s', (_, message, data) => {
  fail(errorWith(message));
  expect(reports()[0]?.message).toMatch(/^TypeError: .*…/);
  expect(reports()[0]?.message).not.toMatch(data);
});

it('reports rejected promises, and what is no error without its content', () => {
  const event = Object.assign(new Event('unhandledrejection'), { reason: errorWith('of a promise') });
  window.dispatchEvent(event);
  fail('Jana');
  expect(reports().map(({ message }) => message)).toEqual(['TypeError: of a promise', 'Error: not an error']);
});

it('reports the same once, and five at most', () => {
  for (const number of ['one', 'one', 'two', 'three', 'four', 'five', 'six']) fail(errorWith(number));
  expect(reports().map(({ message }) => message)).toEqual(
    ['one', 'two', 'three', 'four', 'five'].map((number) => `TypeError: ${number}`),
  );
});
