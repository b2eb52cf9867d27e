import { expect, test } from 'vitest';
import { withoutInvisible } from '@/domain/text';
import { newTags, splitTags, type TagRules } from './typed-tags';

const RULES: TagRules = { isSplitBySpace: false, normalize: (text) => text };
const BY_SPACE: TagRules = { isSplitBySpace: true, normalize: (text) => text.toLowerCase() };

test.each([
  ['React', [], 'React'],
  ['React,', ['React'], ''],
  ['React, TypeScript; Node', ['React', ' TypeScript'], ' Node'],
  ['React\nRuby on Rails\r\n', ['React', 'Ruby on Rails'], ''],
  ['日本語、英語', ['日本語'], '英語'],
])('splits %j into the tags %j and the rest %j', (text, complete, rest) => {
  expect(splitTags(text, RULES)).toEqual({ complete, rest });
});

test('splits at spaces if the rules say so', () => {
  expect(splitTags('Vue  Svelte, rust', BY_SPACE)).toEqual({ complete: ['Vue', 'Svelte'], rest: 'rust' });
});

test('trims new tags and drops empty ones and duplicates in any case', () => {
  expect(newTags(['React'], [' Node ', '', 'REACT', 'node', 'constructor', '__proto__'], RULES)).toEqual([
    'Node',
    'constructor',
    '__proto__',
  ]);
  // Zero-width joiners are part of the spelling.
  const rules = { ...RULES, normalize: withoutInvisible };
  expect(newTags(['React'], ['\u200b Re\u00adact\u200e', '\u3164', 'نرم\u200cافزار'], rules)).toEqual([
    'نرم\u200cافزار',
  ]);
  expect(newTags([], ['Vue', 'VUE'], BY_SPACE)).toEqual(['vue']);
});
