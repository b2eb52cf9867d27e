import { highlightParts, searchWords } from '@/domain/review/highlight';

/** A text with the words of a search marked. */
export function Highlighted({ text, term }: { text: string; term: string }) {
  if (term.trim() === '') return text;
  return highlightParts(text, searchWords(term)).map(({ text: part, isMatch }, index) =>
    isMatch ? <mark key={index}>{part}</mark> : part,
  );
}
