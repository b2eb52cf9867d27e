// @vitest-environment node
import { expect, test } from 'vitest';
import { makeDemoToken, verifyDemoToken } from './demo-token';

const NOW = new Date('2026-11-21T12:00:00Z');
const identity = { uid: 'demo-x', email: 'x@example.com', name: 'رانيا 田辺 🌱' };
const b64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

test('a token identifies its person, in any script, for an hour', () => {
  const token = makeDemoToken(identity, NOW);
  expect(token).toMatch(/^demo\.[A-Za-z0-9_-]+$/);
  expect(verifyDemoToken(token, new Date(NOW.getTime() + 3599_000))).toEqual(identity);
  expect(verifyDemoToken(token, new Date(NOW.getTime() + 3600_000))).toBeNull();
});

test.each([
  ['', 'empty'],
  ['demo.', 'no claims'],
  ['demo.%%%', 'not base64'],
  [`demo.${b64('text')}`, 'not an object'],
  [`demo.${b64(null)}`, 'null'],
  [`demo.${b64({ ...identity, exp: 'late' })}`, 'expiry is a text'],
  [`demo.${b64({ ...identity, uid: '', exp: 9e9 })}`, 'no uid'],
  [`demo.${b64({ email: 'x', name: 'x', exp: 9e9 })}`, 'uid missing'],
  [`other.${b64({ ...identity, exp: 9e9 })}`, 'another issuer'],
])('refuses %s (%s)', (token) => {
  expect(verifyDemoToken(token, NOW)).toBeNull();
});
