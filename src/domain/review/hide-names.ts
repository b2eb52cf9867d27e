import { lazySearchText, type Application } from './application';

/** Without letters and digits that look alike. */
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const CODE_LENGTH = 5;

/** Replaces a hidden name. It depends on the request's id alone, so filters, orders and new applications don't change it. */
export function aliasFor(requestId: string): string {
  const hash = hashText(requestId);
  const code = Array.from({ length: CODE_LENGTH }, (_, place) => LETTERS[(hash >>> (place * 5)) & 31]);
  return `Applicant ${code.join('')}`;
}

/** One object per application, so that memoized rows don't render again. */
const cache = new WeakMap<Application, Application>();

/** The application without name, picture, handle and links. Its texts stay unchanged. */
export function hideName(application: Application): Application {
  const cached = cache.get(application);
  if (cached !== undefined) return cached;
  const { id, role, answers } = application;
  const user = {
    ...application.user,
    name: aliasFor(id),
    username: '',
    email: '',
    profilePicture: null,
    socialMedia: [],
  };
  // The applicant didn't write the alias, so a search for 'applicant' must not find everybody.
  const searchText = lazySearchText({ ...user, name: '' }, role, answers);
  const shown = { ...application, name: user.name, user, searchText };
  cache.set(application, shown);
  return shown;
}

/** FNV-1a: the same 32 bits for the same text, on every device. */
function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0;
  }
  return hash;
}
