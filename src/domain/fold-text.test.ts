import { expect, it, test } from 'vitest';
import { LETTERS } from '@kit/letters';
import { foldText } from './fold-text';

test.each(LETTERS)('%j is searched as %j', (text, folded) => {
  expect(foldText(text)).toBe(folded);
  expect([...text].map(foldText).join('')).toBe(folded);
  expect(foldText(text.normalize('NFD'))).toBe(folded);
  expect(foldText(text.toUpperCase())).toBe(folded);
});

it('gives the same for letters as for their text, and for what is folded already', () => {
  const letters = Array.from({ length: 0x2fff }, (_, code) => String.fromCodePoint(code));
  const text = letters.join('');
  const folded = foldText(text);
  expect(letters.map(foldText).join('')).toBe(folded);
  expect(foldText(folded)).toBe(folded);
});
