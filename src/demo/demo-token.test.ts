// @vitest-environment node
import { expect, test } from 'vitest';
import { makeDemoToken, verifyDemoToken } from './demo-token';

const NOW = new Date('2026-11-21T12:00:00Z');
const identity = { uid: 'demo-x', email: 'x@example.com', name: 'رانيا 田辺 🌱' };
const encoded = (value: unknown) => encodeURIComponent(JSON.stringify(value));

test('a token identifies its person for an hour, in any script', () => {
  const token = makeDemoToken(identity, NOW);
  expect(token).toMatch(/^demo\.[!-~]+$/);
  expect(verifyDemoToken(token, new Date(NOW.getTime() + 3599_000))).toEqual(identity);
  expect(verifyDemoToken(token, new Date(NOW.getTime() + 3600_000))).toBeNull();
});

test.each([
  ['', 'empty'],
  ['demo.', 'no claims'],
  ['demo.%%%', 'not percent-encoded'],
  [`demo.${encoded('text')}`, 'not an object'],
  [`demo.${encoded(null)}`, 'null'],
  [`demo.${encoded({ ...identity, exp: 'late' })}`, 'expiry is a text'],
  [`demo.${encoded({ ...identity, uid: '', exp: 9e9 })}`, 'no uid'],
  [`demo.${encoded({ email: 'x', name: 'x', exp: 9e9 })}`, 'uid missing'],
  [`other.${encoded({ ...identity, exp: 9e9 })}`, 'another issuer'],
])('rejects %s (%s)', (token) => {
  expect(verifyDemoToken(token, NOW)).toBeNull();
});
