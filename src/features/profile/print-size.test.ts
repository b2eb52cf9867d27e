import { expect, test } from 'vitest';
import { readUser } from '@/api/wire/read-user';
import { printSize } from './print-size';

const profile = ({ bio = '', techStack = [] as string[], links = 0 }) =>
  readUser({
    _id: 'u1',
    bio,
    profileQuestions: { techStack },
    socialMedia: Array.from({ length: links }, (_, index) => ({
      _id: String(index),
      platform: 'x',
      url: 'https://example.com/',
    })),
  });

test('the longer a profile, the smaller it is printed', () => {
  expect(printSize(profile({}))).toBe('normal');
  expect(printSize(profile({ bio: 'word '.repeat(300) }))).toBe('normal');
  expect(printSize(profile({ bio: 'word '.repeat(700) }))).toBe('small');
  expect(printSize(profile({ bio: 'word '.repeat(900) }))).toBe('smaller');
  expect(printSize(profile({ bio: 'word '.repeat(5000) }))).toBe('smallest');
});

test('empty lines, technologies and links take up space too, and full-width letters more of it', () => {
  expect(printSize(profile({ bio: '\n'.repeat(60) }))).not.toBe('normal');
  expect(printSize(profile({ techStack: Array(200).fill('Technology') }))).not.toBe('normal');
  expect(printSize(profile({ links: 120 }))).not.toBe('normal');
  expect(printSize(profile({ bio: '我'.repeat(1500) }))).not.toBe(
    printSize(profile({ bio: 'w'.repeat(1500) })),
  );
});
