import { expect, it } from 'vitest';
import { routes } from '@/app/routes';
import { pagePaths } from './hosting';
import { routesExpression } from './service-worker';

const isRoute = (path: string, base = '/') =>
  new RegExp(routesExpression(base, pagePaths(Object.values(routes).map(({ path }) => path))), 'i').test(
    path,
  );

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
])('serves %s as a page of the app', (path) => {
  expect(isRoute(path)).toBe(true);
  expect(isRoute(`/folder${path}`, '/folder/')).toBe(true);
});

it.each(['/nowhere', '/authority', '/__/auth/handler', '/oauth2/start', '/licenses.md', '/assets/app.js'])(
  'does not serve %s',
  (path) => expect(isRoute(path)).toBe(false),
);
