import { describe, expect, it } from 'vitest';
import { redirectTarget } from './redirect-target';

describe('redirectTarget', () => {
  it.each([
    ['/boards', '/boards'],
    ['/boards/b1?tab=pending#top', '/boards/b1?tab=pending#top'],
    ['/', '/'],
    ['/profile/a%20b', '/profile/a%20b'],
    ['/a/../boards', '/boards'],
    ['/search?q=https://example.com', '/search?q=https://example.com'],
  ])('keeps %s', (value, expected) => {
    expect(redirectTarget(value)).toBe(expected);
  });

  it.each([
    [null],
    [undefined],
    [''],
    ['boards'],
    ['//evil.example'],
    ['///evil.example'],
    ['//'],
    ['//['],
    ['//evil.example:port'],
    ['//app.invalid:81/boards'],
    // The host that paths are resolved against.
    ['//app.invalid/boards'],
    ['/\\evil.example'],
    ['/\\/evil.example'],
    ['\\\\evil.example'],
    ['/\t/evil.example'],
    ['/\n/evil.example'],
    ['\t//evil.example'],
    [' //evil.example'],
    ['/a/..//evil.example'],
    ['/.//evil.example'],
    ['https://evil.example'],
    ['https:evil.example'],
    ['javascript:alert(1)'],
    ['JaVaScRiPt:alert(1)'],
    ['data:text/html,x'],
    ['@evil.example'],
    ['.evil.example'],
    ['/%09/evil.example\u0000'],
  ])('drops %j', (value) => {
    expect(redirectTarget(value)).toBeNull();
  });
});
