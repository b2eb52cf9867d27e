import type { Application } from './application';

/** Without letters and digits that look alike. */
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const CODE_LENGTH = 5;

/** A name for the time of a blind pass. It belongs to the application: no order, filter or arrival changes it. */
export function aliasFor(requestId: string): string {
  // FNV-1a
  let hash = 0x811c9dc5;
  for (let index = 0; index < requestId.length; index += 1) {
    hash = Math.imul(hash ^ requestId.charCodeAt(index), 0x01000193) >>> 0;
  }
  const code = Array.from({ length: CODE_LENGTH }, (_, place) => LETTERS[(hash >>> (place * 5)) & 31]);
  return `Applicant ${code.join('')}`;
}

const HIDDEN = '[hidden]';
/** Addresses of any kind, and handles. */
const ADDRESS =
  /(?:https?:\/\/|www\.)\S+|[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+|(?<![\p{L}\p{N}])@[\p{L}\p{N}_.-]+|(?<![\p{L}\p{N}@])[\p{L}\p{N}-]+\.(?:com|dev|io|me|net|org)(?:\/\S*)?/giu;
/** Shorter parts of a name are also words of many languages. */
const NAME_PART_MIN_LENGTH = 3;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** @returns hides in a text who somebody is: their name, handle and all addresses */
function maskFor({ user }: Application): (text: string) => string {
  const parts = user.name.split(/[\s,]+/u).filter((part) => part.length >= NAME_PART_MIN_LENGTH);
  const known = [user.name, user.username, user.email, ...parts].map((text) => text.trim());
  const words = [...new Set(known)].filter((text) => text !== '').toSorted((a, b) => b.length - a.length);
  const own =
    words.length === 0
      ? null
      : new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.map(escaped).join('|')})(?![\\p{L}\\p{N}])`, 'giu');
  return (text) => {
    const masked = text.replace(ADDRESS, HIDDEN);
    return own === null ? masked : masked.replace(own, HIDDEN);
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
  const { user } = application;
  const hidden: Application = {
    ...application,
    name: alias,
    user: {
      ...user,
      name: alias,
      username: '',
      email: '',
      profilePicture: null,
      socialMedia: [],
      bio: mask(user.bio),
    },
    answers: application.answers.map(({ question, answer }) => ({ question, answer: mask(answer) })),
    searchTexts: () => ({ ...application.searchTexts(), answers: mask(application.searchTexts().answers) }),
  };
  masked.set(application, hidden);
  ofBlindPass.add(hidden);
  return hidden;
}

export const isOfBlindPass = (application: Application): boolean => ofBlindPass.has(application);
