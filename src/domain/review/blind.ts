import { lazySearchTexts, type Application } from './application';
import { hashText } from './hash-text';

/** Without letters and digits that look alike. */
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const CODE_LENGTH = 5;

/** A name for use in a blind pass. It depends on the application alone: no order, filter or arrival changes it. */
export function aliasFor(requestId: string): string {
  const hash = hashText(requestId);
  const code = Array.from({ length: CODE_LENGTH }, (_, place) => LETTERS[(hash >>> (place * 5)) & 31]);
  return `Applicant ${code.join('')}`;
}

const HIDDEN = '[hidden]';
/** Addresses of any kind, and handles. */
const ADDRESS =
  /(?:https?:\/\/|www\.)\S+|[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+|(?<![\p{L}\p{N}])@[\p{L}\p{N}_.-]+|(?<![\p{L}\p{N}@])[\p{L}\p{N}-]+\.(?:com|dev|io|me|net|org)(?:\/\S*)?/giu;
/** Scripts whose words follow each other without a space, or carry their endings without one. */
const UNSPACED =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;
/** Shorter parts of a name are also words of many languages. */
const isTelling = (part: string) => [...part].length >= (UNSPACED.test(part) ? 2 : 3);

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const INSIDE_WORD = '[\\p{L}\\p{N}\\p{M}]';

/** @returns the source of a pattern that finds these words with and without accents, but not within another word */
function patternOf(words: string): string {
  const letters = [...words.normalize('NFD').replace(/\p{M}+/gu, '')];
  const found = letters
    .map((letter) => (/['’]/.test(letter) ? "['’]" : `${escaped(letter)}\\p{M}*`))
    .join('');
  const start = UNSPACED.test(letters.at(0) ?? '') ? '' : `(?<!${INSIDE_WORD})`;
  const end = UNSPACED.test(letters.at(-1) ?? '') ? '' : `(?!${INSIDE_WORD})`;
  return start + found + end;
}

/** @returns a function that hides in a text who somebody is: their name, handle and all addresses */
function maskFor({ user }: Application): (text: string) => string {
  const parts = user.name.split(/[\s,\p{Pd}]/u).filter(isTelling);
  const words = [user.name, user.username, user.email, ...parts].map((text) => text.trim()).filter(Boolean);
  if (words.length === 0) return (text) => text.replace(ADDRESS, HIDDEN);
  // The longest first: a name is hidden as a whole, and not part by part.
  const longestFirst = words.toSorted((a, b) => b.length - a.length);
  const own = new RegExp(longestFirst.map(patternOf).join('|'), 'giu');
  return (text) => text.replace(ADDRESS, HIDDEN).normalize('NFD').replace(own, HIDDEN).normalize();
}

const masked = new WeakMap<Application, Application>();
const ofBlindPass = new WeakSet<Application>();

/** The application as it is shown, searched and exported while nobody may know whose it is. */
export function blindApplication(application: Application): Application {
  const known = masked.get(application);
  if (known !== undefined) return known;
  const mask = maskFor(application);
  const alias = aliasFor(application.id);
  const user = {
    ...application.user,
    name: alias,
    username: '',
    email: '',
    profilePicture: null,
    socialMedia: [],
    bio: mask(application.user.bio),
  };
  const answers = application.answers.map(({ question, answer }) => ({ question, answer: mask(answer) }));
  const hidden: Application = {
    ...application,
    name: alias,
    user,
    answers,
    searchTexts: lazySearchTexts(user, application.role, answers),
  };
  masked.set(application, hidden);
  ofBlindPass.add(hidden);
  return hidden;
}

export const isOfBlindPass = (application: Application): boolean => ofBlindPass.has(application);
