import { expect, it } from 'vitest';
import type { QuestionAnswer } from '../answers';
import { highlightParts, matchingExcerpt, searchWords } from './highlight';

it('splits a term into normalized words', () => {
  expect(searchWords('  Ana \n GARCÍA ')).toEqual(['ana', 'garcia']);
  expect(searchWords(' ')).toEqual([]);
});

it('does not split a text without a search', () => {
  expect(highlightParts('Ana', [])).toEqual([{ text: 'Ana', isMatch: false }]);
  expect(highlightParts('', ['ana'])).toEqual([{ text: '', isMatch: false }]);
});

it.each([
  ['García and garcia', 'garcia', ['*García*', ' and ', '*garcia*']],
  ['Straße ﬁne', 'fin', ['Straße ', '*ﬁn*', 'e']],
  ['e\u0301te\u0301', 'ete', ['*e\u0301te\u0301*']],
  ['nothing', 'x', ['nothing']],
  ['in Łódź and Straßburg', 'lodz', ['in ', '*Łódź*', ' and Straßburg']],
  ['Straßburg, Œuvre', 'sburg', ['Stra', '*ßburg*', ', Œuvre']],
  ['Straßburg, Œuvre!', 'oeuv', ['Straßburg, ', '*Œuv*', 're!']],
  ['I’m Søren', "i'm", ['*I’m*', ' Søren']],
  ['I’m Søren', 'soren', ['I’m ', '*Søren*']],
  ['Þóra ΟΔΟΣ', 'thora οδος', ['*Þóra*', ' ', '*ΟΔΟΣ*']],
  ['a b a', 'a b', ['*a*', ' ', '*b*', ' ', '*a*']],
  ['🌱 seed', 'see', ['🌱 ', '*see*', 'd']],
])('highlights in %j the matches of %j', (text, term, parts) => {
  const marked = highlightParts(text, searchWords(term)).map(({ text: part, isMatch }) =>
    isMatch ? `*${part}*` : part,
  );
  expect(marked).toEqual(parts);
  expect(marked.join('').replaceAll('*', '')).toBe(text);
});

const applicant = (answers: QuestionAnswer[], bio = '', location = '', techStack: string[] = []) => ({
  answers,
  user: { bio, location, profileQuestions: { techStack } },
});

it('returns the excerpt around the first match in an answer', () => {
  const ada = applicant([
    { question: 'Why?', answer: 'Because' },
    { question: 'How?', answer: 'After a very long way through many countries, in Orléans at last' },
  ]);
  expect(matchingExcerpt(ada, 'orleans')).toBe('…ough many countries, in Orléans at last');
  expect(matchingExcerpt(ada, 'cause')).toBe('Because');
  // At the start, and after exactly as much text as the excerpt shows before a match.
  expect(matchingExcerpt(ada, 'bec')).toBe('Because');
  const exactly = [{ question: 'How?', answer: `${'-'.repeat(24)}Orléans` }];
  expect(matchingExcerpt(applicant(exactly), 'orleans')).toBe(exactly[0]?.answer);
  expect(matchingExcerpt(ada, 'how')).toBeNull();
  expect(matchingExcerpt(ada, ' ')).toBeNull();
});

it('returns an excerpt of the profile if no answer matches', () => {
  const answers = [{ question: 'Why?', answer: 'For kayaks' }];
  const ada = applicant(answers, ' Builds kayaks and boats in a very small town ', ' Old Oslo ', [
    'Rust',
    'Vue',
  ]);
  expect(matchingExcerpt(ada, 'kayak')).toBe('For kayaks');
  expect(matchingExcerpt(ada, 'TOWN')).toBe('…d boats in a very small town');
  expect(matchingExcerpt(ada, 'oslo')).toBe('Old Oslo');
  // One matching word is enough, because the others may be in the name.
  expect(matchingExcerpt(ada, 'ada oslo')).toBe('Old Oslo');
  expect(matchingExcerpt(ada, 'vue')).toBe('Rust, Vue');
  expect(matchingExcerpt(ada, 'bergen')).toBeNull();
});
