import { expect, it } from 'vitest';
import { clockTime } from './clock-time';

it.each(['14:05', '00:00', '09:30'])('gives %s with two digits each', (time) => {
  expect(clockTime(new Date(`2026-03-03T${time}:59`).getTime())).toBe(time);
});
