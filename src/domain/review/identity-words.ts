import type { User } from '../user';
import { foldName, isUnspaced } from './find-words';
import { isPlaceholderName } from './person-name';

/** By what somebody can be recognised in a text. */
export type Person = Pick<User, 'name' | 'username' | 'email'> & Partial<Pick<User, 'socialMedia'>>;

/** Shorter parts of a name are also words of many languages. */
const isTelling = (part: string) => [...part].length >= (isUnspaced(part) ? 2 : 3);

/** Hosts that many people have pages or mailboxes at: their names recognise nobody. */
const SHARED_HOST =
  /(?:^|\.)(?:github|gitlab|linkedin|twitter|x|youtube|telegram|t|leetcode|peerlist|instagram|facebook|medium|dev|dribbble|behance|google|gmail|googlemail|outlook|hotmail|live|yahoo|icloud|proton|protonmail|gmx|web|example)\.[a-z]{2,4}$/u;
/** Somebody's own page at a host that many people have pages at: 'belak.github.io'. */
const PAGE_HOST =
  /^[^.]+\.(?:(?:github|gitlab|itch)\.io|(?:blogspot|medium|substack|tumblr|wordpress)\.com|(?:netlify|vercel|web)\.app|pages\.dev|notion\.site|carrd\.co)$/u;
/** Parts of addresses that are no handles. */
const COMMON = new Set(
  'about admin channel contact hello home index info mail portfolio profile pub user users work www'.split(
    ' ',
  ),
);

/** A name or handle in the forms in which people write it: with dots, hyphens, blanks, or in one word. */
function spelled(text: string): string[] {
  const parts = text.split(/[\s._\p{Pd}]+/u).filter((part) => part !== '');
  if (parts.length < 2 || parts.length > 4) return [text];
  return [text, ...['', ' ', '.', '-', '_'].map((between) => parts.join(between))];
}

/** 'Jörg' as 'Joerg'. */
const UMLAUTS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' };
const withoutUmlauts = (text: string) =>
  text
    .normalize()
    .toLowerCase()
    .replace(/[äöüøå]/gu, (letter) => UMLAUTS[letter] ?? letter);

/** A handle, with and without what is not part of the word. */
function handleWords(handle: string): string[] {
  const bare = handle.replace(/^[@~]/u, '');
  return isTelling(bare) && !COMMON.has(bare.toLowerCase()) ? spelled(bare) : [];
}

/** An address of one's own, as it is said without its dots too. */
function hostWords(host: string): string[] {
  const isPage = PAGE_HOST.test(host);
  if (host === '' || (SHARED_HOST.test(host) && !isPage)) return [];
  const labels = host.split('.');
  const said = [' dot ', ' [dot] ', '[dot]', '(dot)', ' '].map((between) => labels.join(between));
  return [host, ...said, ...handleWords(labels.at(isPage ? 0 : -2) ?? '')];
}

/** An address as it is repeated without its scheme, and the handle in it. */
function linkWords(url: string): string[] {
  const bare = url
    .trim()
    .replace(/^(?:[a-z][a-z+.-]*:)?\/\//iu, '')
    .replace(/^www\./iu, '');
  const [address = ''] = bare.split(/[?#]/u);
  const [host = '', ...path] = address.replace(/\/+$/u, '').toLowerCase().split('/');
  const handle = path.at(-1) ?? '';
  return [
    ...(path.length > 0 ? [[host, ...path].join('/')] : []),
    ...hostWords(host),
    ...(SHARED_HOST.test(host) && !PAGE_HOST.test(host) ? handleWords(handle) : []),
  ];
}

function emailWords(email: string): string[] {
  const [local = '', host = ''] = email.trim().toLowerCase().split('@');
  if (local === '' || host === '') return [email];
  const dotted = host.split('.').join(' dot ');
  const said = [` at ${dotted}`, ` at ${host}`, ` [at] ${host}`, `(at)${host}`, `[at]${host}`];
  return [email, ...said.map((rest) => local + rest), ...handleWords(local), ...hostWords(host)];
}

/**
 * All by which somebody can be recognised, folded (`foldName`), the longest first: a name is hidden as a whole, and not
 * part by part.
 */
export function identityWords({ name, username, email, socialMedia = [] }: Person): string[] {
  const parts = name.split(/[\s,\p{Pd}]/u).filter(isTelling);
  const turned = name
    .split(/[\s,]+/u)
    .toReversed()
    .join(' ');
  const names = isPlaceholderName(name) ? [] : [...spelled(name.trim()), ...spelled(turned), ...parts];
  const words = [
    ...names,
    ...names.map(withoutUmlauts),
    username,
    ...handleWords(username.trim()),
    ...emailWords(email),
    ...socialMedia.flatMap(({ url }) => linkWords(url)),
  ];
  const folded = words.map((word) => foldName(word.trim())).filter((word) => word !== '');
  return [...new Set(folded)].toSorted((a, b) => b.length - a.length);
}
