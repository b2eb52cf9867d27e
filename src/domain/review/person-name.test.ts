import { describe, expect, it } from 'vitest';
import { firstName, givenName, givenRole, isFirstNameGuessed } from './person-name';

describe('firstName', () => {
  it.each([
    ['Ada Lovelace', 'Ada'],
    ['  María José García ', 'María'],
    ['ليلى حدادي', 'ليلى'],
    ['王小明', '王小明'],
    ['Dr. Jane', 'Dr. Jane'],
    ['Dr. Jane Goodall', 'Dr. Jane'],
    ['Prof. Dr. Emmy Noether', 'Prof. Dr. Emmy'],
    ['dr Jane Goodall', 'dr Jane'],
    ['J. R. Hartley', 'J. R. Hartley'],
    ['Unnamed', ''],
    ['UNNAMED MEMBER', ''],
    ['Other', ''],
    ['@ada99', ''],
    ['Dr.', ''],
    ['Mr', ''],
    ['  ', ''],
    ['', ''],
    ['???', ''],
    ['1234', ''],
    ['👩‍🚀', ''],
    // These are real names. Only the whole text is a placeholder.
    ['Otherine Smith', 'Otherine'],
    ['User Friendly', 'User'],
  ])('addresses %j as %j', (name, expected) => {
    expect(firstName(name)).toBe(expected);
  });
});

it('returns a name unchanged, and nothing for a placeholder', () => {
  expect(givenName(' Ada Lovelace ')).toBe('Ada Lovelace');
  expect(givenName('Anonymous')).toBe('');
});

it.each([
  ['Developer', 'Developer'],
  [' Devrel ', 'Devrel'],
  ['Other', ''],
  ['other ', ''],
  ['', ''],
])('writes the role %j as %j in a note', (role, expected) => {
  expect(givenRole(role)).toBe(expected);
});

it.each([
  ['Nguyễn Thị Lan', true],
  ['王 小明', true],
  ['김민준', true],
  ['Ada Lovelace', false],
  ['José Nuñez', false],
  ['@小明', false],
])('reports whether the first name of %s is uncertain: %s', (name, expected) => {
  expect(isFirstNameGuessed(name)).toBe(expected);
});
