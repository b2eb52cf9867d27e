import { expect, it } from 'vitest';
import { routes } from '@/app/routes';
import { routeRegExp } from './boot-routes';

const patterns = Object.values(routes).map(({ path }) => new RegExp(routeRegExp(path), 'i'));
const isRoute = (path: string) => patterns.some((pattern) => pattern.test(path));

it.each([
  '/',
  '/auth',
  '/auth/',
  '/Boards',
  '/saved/',
  '/profile',
  '/profile/66a',
  '/b/x',
  '/boards/66a/review/send/',
])('recognises %s as a page of the app', (path) => {
  expect(isRoute(path)).toBe(true);
});

it.each(['/nowhere', '/authority', '/__/auth/handler', '/oauth2/start', '/licenses.md', '/assets/app.js'])(
  'does not recognise %s',
  (path) => expect(isRoute(path)).toBe(false),
);
