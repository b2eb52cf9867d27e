// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { currentPath, publicUrl, routerPath, withBase } from './base-path';

afterEach(() => window.history.replaceState(null, '', '/'));

it('leaves paths unchanged without a base', () => {
  expect(withBase('/boards')).toBe('/boards');
  expect(routerPath('/boards')).toBe('/boards');
  expect(publicUrl('/b/x')).toBe(`${window.location.origin}/b/x`);
});

it('prefixes every path with the base', () => {
  vi.stubEnv('BASE_URL', '/talentboard/');
  expect(withBase('/boards')).toBe('/talentboard/boards');
  expect(publicUrl('/b/x')).toBe(`${window.location.origin}/talentboard/b/x`);
  expect(['/talentboard/boards', '/talentboard/', '/talentboard', '/elsewhere'].map(routerPath)).toEqual([
    '/boards',
    '/',
    '/',
    '/elsewhere',
  ]);
  window.history.replaceState(null, '', '/talentboard/boards?tab=1#x');
  expect(currentPath()).toEqual({ pathname: '/boards', search: '?tab=1', hash: '#x' });
});
