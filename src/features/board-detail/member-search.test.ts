import { expect, it } from 'vitest';
import { application } from '@kit/application';
import { findMembers, indexMembers } from './member-search';

const ada = application('a', {
  name: 'Ada Byron',
  email: 'countess@mail.example',
  username: 'Enchantress_99',
}).user;
const bob = application('b', { name: 'Bob Stone', email: 'stone@mail.example', username: 'bobby' }).user;
const index = indexMembers([ada, bob]);

it.each([
  ['the name', 'BYRON'],
  ['the e-mail address', 'Countess@'],
  ['the username', 'eNCHANTRESS_99'],
  ['a part of the username, with spaces around it', '  tress_9 '],
])('finds by %s, ignoring case', (_where, term) => {
  expect(findMembers(index, term)).toEqual([ada]);
});

it.each([
  ['lumir', 'Lumír Novák'],
  ['Lumír', 'LUMIR'],
  ['rené', 'Rene\u0301'],
  ['lodz', 'Łódź'],
  ['soren', 'Søren'],
  ["o'brien", 'O’Brien'],
  ['O’Brien', "O'Brien"],
  ['strasse', 'Straße'],
])('finds by %j somebody called %j', (term, name) => {
  const { user } = application('c', { name });
  expect(findMembers(indexMembers([bob, user]), term)).toEqual([user]);
});

it('does not find across two fields', () => {
  expect(findMembers(index, 'byroncountess')).toEqual([]);
});

it('finds everybody without a term', () => {
  expect(findMembers(index, ' ')).toEqual([ada, bob]);
});
