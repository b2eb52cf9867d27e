import { firstName, givenName, givenRole } from './person-name';
import { isBlank } from '../text';

export const PLACEHOLDERS = ['firstName', 'name', 'board', 'role'] as const;
type Placeholder = (typeof PLACEHOLDERS)[number];

/** The value of each placeholder; '' keeps the placeholder in the text. */
export type NoteValues = Record<Placeholder, string>;

export type TemplateUse = 'accept' | 'reject' | 'any';

export interface NoteTemplate {
  id: string;
  title: string;
  text: string;
  use: TemplateUse;
}

const PATTERN = /\{\s*([\p{L}\p{N}_-]+)\s*\}/gu;
/** Placeholders in other tools' notations or with typos: '{first name}', '[firstName]', '<role>', '{board'. */
const NAMES = '(?:first[ ._-]?)?name|board|role';
const UNFILLED = new RegExp(
  `\\{[\\p{L}\\p{N} ._-]{1,40}\\}|[[<]\\s*(?:${NAMES})\\s*[\\]>]|\\{\\s*(?:${NAMES})(?![\\p{L}\\p{N}])`,
  'giu',
);

/**
 * @param applicant `user.name` is the name in the profile, not the placeholder that screens show for a missing name
 */
export function noteValues(
  applicant: { user: { name: string }; role: string },
  boardName: string,
): NoteValues {
  return {
    firstName: firstName(applicant.user.name),
    name: givenName(applicant.user.name),
    board: boardName.trim(),
    role: givenRole(applicant.role),
  };
}

/** Replaces placeholders by the person's values; unknown ones and those without a value stay. */
export function fillNote(text: string, values: NoteValues): string {
  return text.replace(PATTERN, (whole, name: string) => {
    const known = PLACEHOLDERS.find((placeholder) => placeholder.toLowerCase() === name.toLowerCase());
    return known === undefined || values[known] === '' ? whole : values[known];
  });
}

/** Whether a text contains {firstName}. */
export const hasFirstName = (text: string): boolean =>
  [...text.matchAll(PATTERN)].some(([, name]) => name?.toLowerCase() === 'firstname');

/**
 * The unfilled placeholders of a text, and similar texts, each once. A text with any must not be sent. Also finds them
 * with full-width brackets, unusual spaces and invisible characters from pasted text.
 */
export function unfilledPlaceholders(text: string): string[] {
  const plain = text.normalize('NFKC').replace(/\p{Cf}/gu, '');
  return [...new Set(plain.match(UNFILLED) ?? [])];
}

const KNOWN = PLACEHOLDERS.map((name) => name.toLowerCase());

/** The placeholders of `PLACEHOLDERS` that are left in a note. The reviewer may write other words in braces. */
export const placeholdersLeft = (note: string): string[] =>
  unfilledPlaceholders(note).filter((found) =>
    KNOWN.includes(found.replaceAll(/[{}\s]/gu, '').toLowerCase()),
  );

const EXAMPLE: NoteValues = { firstName: 'Ada', name: 'Ada Lovelace', board: 'Engines', role: 'Designer' };

/** A text with an example's values. */
export const exampleNote = (text: string, board = EXAMPLE.board): string =>
  fillNote(text, { ...EXAMPLE, board });

/** An error that names placeholders which no applicant has a value for; undefined if there are none. */
export function unknownPlaceholders(text: string): string | undefined {
  const unknown = unfilledPlaceholders(exampleNote(text));
  return unknown.length === 0 ? undefined : `Unknown placeholder: ${unknown.join(', ')}`;
}

/** Why a filled-in note cannot be sent. */
export type NoteProblem = { kind: 'missing' } | { kind: 'unfilled'; placeholders: string[] };

/** An acceptance needs a note, a rejection may go without one; neither may contain a placeholder. */
export function noteProblem(filled: string, outcome: 'accept' | 'reject'): NoteProblem | null {
  const placeholders = unfilledPlaceholders(filled);
  if (placeholders.length > 0) return { kind: 'unfilled', placeholders };
  return outcome === 'accept' && isBlank(filled) ? { kind: 'missing' } : null;
}

/** The templates of a reviewer who has not saved any. */
export const STARTER_TEMPLATES: readonly NoteTemplate[] = [
  {
    id: 'starter-welcome',
    title: 'Welcome',
    text: 'Hi {firstName}, welcome to {board}. Your answers convinced us. Say hello to the others when you have a moment.',
    use: 'accept',
  },
  {
    id: 'starter-welcome-role',
    title: 'Welcome, by role',
    text: 'Hi {firstName}, welcome to {board}. We were looking for someone with your background ({role}).',
    use: 'accept',
  },
  {
    id: 'starter-full',
    title: 'No room now',
    text: 'Hi {firstName}, thank you for applying to {board}. We don’t have room at the moment. This isn’t a judgement of your work, so please apply again in a few months.',
    use: 'reject',
  },
  {
    id: 'starter-more',
    title: 'Tell us more',
    text: 'Hi {firstName}, your answers were too short for us to decide. Please apply to {board} again, and tell us more about your work.',
    use: 'reject',
  },
];
