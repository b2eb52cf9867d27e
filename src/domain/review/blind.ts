import { lazySearchText, type Application } from './application';
import { findWords, type Span } from './find-words';
import { hashText } from '../hash-text';
import { identityWords, type Person } from './identity-words';
import type { User } from '../user';

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
/** Technologies whose names look like addresses. */
const NO_ADDRESS = new Set(['ado.net', 'asp.net', 'draw.io', 'ml.net', 'socket.io', 'vb.net']);
function hide(text: string, spans: readonly Span[]): string {
  let shown = '';
  let position = 0;
  for (const [start, end] of spans.toSorted((a, b) => a[0] - b[0])) {
    shown += text.slice(position, start) + HIDDEN;
    position = end;
  }
  return shown + text.slice(position);
}

function addressesIn(text: string): Span[] {
  return [...text.matchAll(ADDRESS)]
    .filter(([address]) => !NO_ADDRESS.has(address.toLowerCase()))
    .map(({ index, 0: { length } }) => [index, index + length]);
}

/**
 * @param findMore what else is hidden
 * @returns a function that hides somebody's name and handle in a text
 */
function hiderFor(person: Person, findMore: (text: string) => Span[] = () => []): (text: string) => string {
  const words = identityWords(person);
  return (text) => {
    const composed = text.normalize();
    const spans = findWords(composed, words, findMore(composed));
    return spans.length === 0 ? text : hide(composed, spans);
  };
}

/**
 * Whom a decision of this device was about.
 * @param name as it was then
 * @param user undefined where the list does not have them any more
 */
export const personThen = (name: string, user: User | undefined): Person => ({
  username: '',
  email: '',
  ...user,
  name,
});

/** A text by the reviewer, as it is shown while nobody may know whom it is about. Its addresses are the reviewer's. */
export const hideName = (text: string, person: Person): string => hiderFor(person)(text);

/**
 * The reviewer's tags, as they are shown and exported.
 * @param person the real one
 * @param isBlind whether nobody may know whose application it is: tags that name them are left out
 */
export function shownTags(tags: string[], person: Person, isBlind: boolean): string[] {
  if (!isBlind || tags.length === 0) return tags;
  const hideNameIn = hiderFor(person);
  return tags.filter((tag) => hideNameIn(tag) === tag);
}

/** A text by an applicant, as it is shown while nobody may know whose it is. */
export const hideIdentity = (text: string, person: Person): string => hiderFor(person, addressesIn)(text);

const masked = new WeakMap<Application, Application>();

/** The application as it is shown, searched and exported while nobody may know whose it is. */
export function blindApplication(application: Application): Application {
  const known = masked.get(application);
  if (known !== undefined) return known;
  const mask = hiderFor(application.user, addressesIn);
  const hideNameIn = hiderFor(application.user);
  const alias = aliasFor(application.id);
  const role = mask(application.role);
  const { profileQuestions: profile } = application.user;
  const user = {
    ...application.user,
    profileQuestions: {
      ...profile,
      customRole: mask(profile.customRole),
      // Names of technologies are no addresses, whatever they look like.
      techStack: profile.techStack.map(hideNameIn),
    },
    location: mask(application.user.location),
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
    role,
    user,
    answers,
    // Nobody wrote the alias: 'applicant' would find them all.
    searchText: lazySearchText({ ...user, name: '' }, role, answers),
  };
  masked.set(application, hidden);
  return hidden;
}

interface OwnText {
  text: string;
  /** It names the applicant, so that it can't be edited before they are revealed. */
  isNameHidden: boolean;
}

/**
 * A text by the reviewer about an applicant, as it is shown in a blind pass: it may have been written, or filled in
 * from a template, before.
 * @param application the real one
 * @param isBlind whether nobody may know whose application it is
 * @param typed the text as it was typed during the blind pass: nobody's typing is replaced; null if it is older
 */
export function shownOwnText(
  written: string,
  { user }: Application,
  isBlind: boolean,
  typed: string | null,
): OwnText {
  const text = isBlind && written !== typed ? hideName(written, user) : written;
  return { text, isNameHidden: text !== written };
}

export const NAME_HIDDEN = 'The name in it is hidden. Show who it is to edit it.';
