import { expect, it } from 'vitest';
import { highlightParts, matchingPiece, searchWords } from './highlight';

it('searches for each word of a term, folded', () => {
  expect(searchWords('  Ana \n GARCÍA ')).toEqual(['ana', 'garcia']);
  expect(searchWords(' ')).toEqual([]);
});

it('does not split a text without a search, even an empty one', () => {
  expect(highlightParts('Ana', [])).toEqual([{ text: 'Ana', isMatch: false }]);
  expect(highlightParts('', ['ana'])).toEqual([{ text: '', isMatch: false }]);
});

it.each([
  ['García and garcia', 'garcia', ['*García*', ' and ', '*garcia*']],
  ['Straße ﬁne', 'fin', ['Straße ', '*ﬁn*', 'e']],
  ['e\u0301te\u0301', 'ete', ['*e\u0301te\u0301*']],
  ['nothing', 'x', ['nothing']],
  ['a b a', 'a b', ['*a*', ' ', '*b*', ' ', '*a*']],
  ['🌱 seed', 'see', ['🌱 ', '*see*', 'd']],
])('marks in %j what %j finds', (text, term, parts) => {
  const marked = highlightParts(text, searchWords(term)).map(({ text: part, isMatch }) =>
    isMatch ? `*${part}*` : part,
  );
  expect(marked).toEqual(parts);
  expect(marked.join('').replaceAll('*', '')).toBe(text);
});

it('finds the piece of an answer that matches, from a little before', () => {
  const answers = [
    { question: 'Why?', answer: 'Because' },
    { question: 'How?', answer: 'After a very long way through many countries, in Orléans at last' },
  ];
  expect(matchingPiece(answers, 'orleans')).toBe('…ough many countries, in Orléans at last');
  expect(matchingPiece(answers, 'cause')).toBe('Because');
  // At the very start, and after just as much as is shown of what comes before.
  expect(matchingPiece(answers, 'bec')).toBe('Because');
  const exactly = [{ question: 'How?', answer: `${'-'.repeat(24)}Orléans` }];
  expect(matchingPiece(exactly, 'orleans')).toBe(exactly[0]?.answer);
  expect(matchingPiece(answers, 'how')).toBeNull();
  expect(matchingPiece(answers, ' ')).toBeNull();
});
