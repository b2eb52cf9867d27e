import { expect, test } from 'vitest';
import { withoutInvisible } from '@/domain/text';
import { newTags, splitTags, type TagRules } from './typed-tags';

const RULES: TagRules = { isSplitBySpace: false, normalise: (text) => text };
const BY_SPACE: TagRules = { isSplitBySpace: true, normalise: (text) => text.toLowerCase() };

test.each([
  ['React', [], 'React'],
  ['React,', ['React'], ''],
  ['React, TypeScript; Node', ['React', ' TypeScript'], ' Node'],
  ['React\nRuby on Rails\r\n', ['React', 'Ruby on Rails'], ''],
  ['日本語、英語', ['日本語'], '英語'],
])('%j has the whole tags %j and the rest %j', (text, whole, rest) => {
  expect(splitTags(text, RULES)).toEqual({ whole, rest });
});

test('a space separates as well where it does', () => {
  expect(splitTags('Vue  Svelte, rust', BY_SPACE)).toEqual({ whole: ['Vue', 'Svelte'], rest: 'rust' });
});

test('new tags are trimmed, not empty and not in the list yet, whatever their case', () => {
  expect(newTags(['React'], [' Node ', '', 'REACT', 'node', 'constructor', '__proto__'], RULES)).toEqual([
    'Node',
    'constructor',
    '__proto__',
  ]);
  // A joiner is part of what is written.
  const rules = { ...RULES, normalise: withoutInvisible };
  expect(newTags(['React'], ['\u200b Re\u00adact\u200e', 'نرم\u200cافزار'], rules)).toEqual([
    'نرم\u200cافزار',
  ]);
  expect(newTags([], ['Vue', 'VUE'], BY_SPACE)).toEqual(['vue']);
});
