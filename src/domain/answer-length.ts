import { ANSWER_WORDS_FEW, ANSWER_WORDS_MANY } from './limits';

export interface AnswerLength {
  words: number;
  kind: 'empty' | 'short' | 'fitting' | 'long';
}

/** Also for languages that put no spaces between words. Created with the first answer, because that takes long. */
let segmenter: Intl.Segmenter | undefined;

/** Longer texts are counted as far as this: nobody needs the exact number, and it is counted with every key. */
const COUNTED_LETTERS_MAX = 5000;

/** How long an answer is, for a hint. Every length is accepted. */
export function answerLength(answer: string): AnswerLength {
  segmenter ??= new Intl.Segmenter('en', { granularity: 'word' });
  let words = 0;
  for (const segment of segmenter.segment(answer.slice(0, COUNTED_LETTERS_MAX))) {
    if (segment.isWordLike === true) words += 1;
  }
  if (answer.trim() === '') return { words, kind: 'empty' };
  if (words > ANSWER_WORDS_MANY || answer.length > COUNTED_LETTERS_MAX) return { words, kind: 'long' };
  return { words, kind: words < ANSWER_WORDS_FEW ? 'short' : 'fitting' };
}
