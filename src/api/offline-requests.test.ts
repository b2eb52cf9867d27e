import { expect, it } from 'vitest';
import { isCachedOffline } from './offline-requests';

it.each([
  ['/profile', ''],
  ['/boards', '?searchType=board'],
  ['/boards/my-boards', ''],
  ['/boards/66a', ''],
  ['/boards/user/66a', ''],
  ['/join-requests/user', ''],
])('caches %s%s', (path, query) => {
  expect(isCachedOffline(path, query)).toBe(true);
});

it.each([
  ['/profile/66a', ''],
  ['/v1/profile', ''],
  ['/profile', '?fields=name'],
  ['/boards', '?searchType=member'],
  ['/boards', '?searchType=board&searchTerm=react'],
  ['/boards/66a/join-requests', ''],
  ['/join-requests/66a', ''],
])('does not cache %s%s', (path, query) => {
  expect(isCachedOffline(path, query)).toBe(false);
});
