import { expect, it } from 'vitest';
import { styleOf } from './decision-icon';

it.each([
  ['accepted', 'yes'],
  ['rejected', 'no'],
])('marks an application that was %s like the verdict %s', (status, verdict) => {
  expect(styleOf(status)).toBeDefined();
  expect(styleOf(status)).toBe(styleOf(verdict));
});

it('gives yes, no and maybe an icon and colours of their own', () => {
  const styles = ['yes', 'no', 'maybe'].map(styleOf);
  for (const part of ['Icon', 'text', 'chip'] as const)
    expect(new Set(styles.map((style) => style?.[part])).size).toBe(3);
});

it.each(['pending', 'waitlisted', 'constructor'])('does not mark %s', (status) => {
  expect(styleOf(status)).toBeUndefined();
});
