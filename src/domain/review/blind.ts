import { lazySearchTexts, type Application } from './application';
import { findWords, foldLetters, isUnspaced, type Span } from './find-words';
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
/**
 * Addresses of any kind, and handles. Without the flag for upper and lower case: it makes the classes of Unicode
 * letters slow. An e-mail address starts where its run of letters does, or the search would start at every letter
 * of a long word.
 */
const ADDRESS =
  /(?:[Hh][Tt][Tt][Pp][Ss]?:\/\/|[Ww][Ww][Ww]\.)\S+|(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+|(?<![\p{L}\p{N}])@[\p{L}\p{N}_.-]+|(?<![\p{L}\p{N}@-])[\p{L}\p{N}-]+\.(?:[Cc][Oo][Mm]|[Dd][Ee][Vv]|[Ii][Oo]|[Mm][Ee]|[Nn][Ee][Tt]|[Oo][Rr][Gg])(?:\/\S*)?/gu;
/** Shorter parts of a name are also words of many languages. */
const isTelling = (part: string) => [...part].length >= (isUnspaced(part) ? 2 : 3);

function hide(text: string, spans: readonly Span[]): string {
  let shown = '';
  let position = 0;
  for (const [start, end] of spans.toSorted((a, b) => a[0] - b[0])) {
    shown += text.slice(position, start) + HIDDEN;
    position = end;
  }
  return shown + text.slice(position);
}

/** @returns a function that hides in a text who somebody is: their name, handle and all addresses */
function maskFor({ user }: Application): (text: string) => string {
  const parts = user.name.split(/[\s,\p{Pd}]/u).filter(isTelling);
  const words = [user.name, user.username, user.email, ...parts]
    .map((text) => foldLetters(text.trim()))
    // The longest first: a name is hidden as a whole, and not part by part.
    .toSorted((a, b) => b.length - a.length);
  return (text) => {
    const composed = text.normalize();
    const addresses = Array.from(composed.matchAll(ADDRESS), ({ index, 0: { length } }): Span => [
      index,
      index + length,
    ]);
    return hide(composed, findWords(composed, words, addresses));
  };
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
