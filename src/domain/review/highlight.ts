import { normalizeForSearch } from '../text';
import type { ProfileQuestions, User } from '../user';
import type { Application } from './application';

/** The words of a search; all of them must match. */
export function searchWords(term: string): string[] {
  return normalizeForSearch(term)
    .split(/\s+/u)
    .filter((word) => word !== '');
}

/** The normalized text, and the original position of each of its code units. */
function normalizeWithPositions(text: string) {
  let normalized = '';
  let position = 0;
  const positions: number[] = [];
  for (const letter of text) {
    const added = normalizeForSearch(letter);
    for (let unit = 0; unit < added.length; unit++) positions.push(position);
    normalized += added;
    position += letter.length;
  }
  return { normalized, positions: [...positions, position] };
}

export interface TextPart {
  text: string;
  isMatch: boolean;
}

/** Splits a text at the words of the search, ignoring case and accents. */
export function highlightParts(text: string, words: readonly string[]): TextPart[] {
  if (words.length === 0 || text === '') return [{ text, isMatch: false }];
  const { normalized, positions } = normalizeWithPositions(text);
  const isMarked = new Uint8Array(text.length);
  for (const word of words) {
    for (let at = normalized.indexOf(word); at >= 0; at = normalized.indexOf(word, at + word.length)) {
      // Up to the start of the next character, so that combining marks stay with their letter.
      isMarked.fill(1, positions[at] ?? 0, positions[at + word.length] ?? text.length);
    }
  }
  const parts: TextPart[] = [];
  for (let start = 0; start < text.length;) {
    let end = start + 1;
    // Stops at the end of the text, where the array is undefined.
    while (isMarked[end] === isMarked[start]) end += 1;
    parts.push({ text: text.slice(start, end), isMatch: isMarked[start] === 1 });
    start = end;
  }
  return parts;
}

const BEFORE_MATCH = 24;

type Searched = Pick<User, 'bio' | 'location'> & { profileQuestions: Pick<ProfileQuestions, 'techStack'> };

/** @returns the text from shortly before the first match; null without a match */
function excerptOf(text: string, words: readonly string[]): string | null {
  // Most rows of a long list have no match, and highlighting would slow down scrolling.
  const normalized = normalizeForSearch(text);
  if (!words.some((word) => normalized.includes(word))) return null;
  const parts = highlightParts(text, words);
  const at = parts.findIndex(({ isMatch }) => isMatch);
  if (at < 0) return null;
  const before = parts[at - 1]?.text ?? '';
  const start = before.length > BEFORE_MATCH ? `…${before.slice(-BEFORE_MATCH)}` : before;
  return start + text.slice(before.length);
}

/**
 * The excerpt around the first match in the answers, or else in the bio, the location or the tech stack.
 * @returns null without a match
 */
export function matchingExcerpt(
  { answers, user }: Pick<Application, 'answers'> & { user: Searched },
  term: string,
): string | null {
  const words = searchWords(term);
  if (words.length === 0) return null;
  for (const { answer } of answers) {
    const excerpt = excerptOf(answer, words);
    if (excerpt !== null) return excerpt;
  }
  const { bio, location, profileQuestions } = user;
  const techStack = profileQuestions.techStack.join(', ');
  return excerptOf(bio.trim(), words) ?? excerptOf(location.trim(), words) ?? excerptOf(techStack, words);
}
