import type { DemoDb, DemoUser } from '@/demo/db';
import { paths } from '@/lib/addresses/paths';
import { APP_ORIGIN, DESKTOP, MOBILE, type Profile } from './bench-browser';
import { API_HOST, FLOOR_HOST } from './bench-server';
import type { LoadCase } from './cold-loads';

export const LIST_LENGTH = 20;
/** The load whose requests are printed. */
export const WATERFALL = '`/boards/x` signed in';

export function creatorOf(db: DemoDb): { board: DemoDb['boards'][number]; creator: DemoUser } {
  const board = db.boards[0];
  const creator = db.users.find(({ _id }) => _id === board?.creator);
  if (board === undefined || creator === undefined)
    throw new Error('The data have no board with its creator');
  return { board, creator };
}

const CARDS = { selector: 'article a', count: LIST_LENGTH };
const one = (selector: string) => ({ selector, count: 1 });
const HOME = { url: `${APP_ORIGIN}/`, ...CARDS };
const MY_BOARDS = APP_ORIGIN + paths.boards();
const PROFILE = APP_ORIGIN + paths.profile();
/** Shown before the app (boot/pages); what is in `main` is the app's. */
const MEMBERS = one('#root article a');
const IN_APP = one('main article a');

/** The pages that all others are compared with. @param api the API's origin, if not their own */
function floors(api?: string): LoadCase[] {
  const query = api === undefined ? '' : `?api=${api}`;
  const page = { ...CARDS, hasNoApp: true };
  return [
    { name: 'no framework', url: `https://${FLOOR_HOST}/${query}`, ...page },
    { name: 'no framework, early fetch', url: `https://${FLOOR_HOST}/early.html${query}`, ...page },
  ];
}

function strangerTo(board: DemoDb['boards'][number], db: DemoDb): DemoUser {
  const isOnBoard = ({ _id }: DemoUser) => _id === board.creator || board.members.includes(_id);
  const hasApplied = ({ _id }: DemoUser) => db.joinRequests.some(({ user }) => user === _id);
  const stranger = db.users.find((user) => user.isProfileComplete && !isOnBoard(user) && !hasApplied(user));
  if (stranger === undefined) throw new Error('Everybody has to do with the board');
  return stranger;
}

function mainLoads(db: DemoDb): LoadCase[] {
  const { board, creator: as } = creatorOf(db);
  const onBoard = { url: APP_ORIGIN + paths.board(board._id) };
  const name = one('#root header h1');
  const link = { url: APP_ORIGIN + paths.shortLink(board.shortLink) };
  const stranger = strangerTo(board, db);
  return [
    ...floors(),
    { name: '`/` signed out', ...HOME },
    { name: '`/` signed in', ...HOME, as },
    { name: '`/b/x` signed out, to the sign-in', ...link, ...one('#main h1') },
    { name: '`/boards/x` signed out, its name', ...onBoard, ...name },
    { name: '`/boards/x` signed in, its name', ...onBoard, ...name, as },
    { name: '`/boards/x` signed out, by the app', ...onBoard, ...IN_APP },
    { name: '`/boards/x` signed in, by the app', ...onBoard, ...IN_APP, as },
    { name: '`/boards/x` signed out', ...onBoard, ...MEMBERS },
    { name: WATERFALL, ...onBoard, ...MEMBERS, as },
    { name: '`/b/x` signed in, to the invitation', ...link, ...one('#root h1 bdi'), as: stranger },
    { name: '`/b/x` signed in, by the app', ...link, ...one('#main h1'), as: stranger },
    { name: '`/boards` signed in', url: MY_BOARDS, ...MEMBERS, as },
    { name: '`/boards` signed in, by the app', url: MY_BOARDS, ...IN_APP, as },
    { name: '`/profile` signed in', url: PROFILE, ...one('#boards-created'), as },
    { name: '`/profile` signed in, by the app', url: PROFILE, ...one('main #boards-created'), as },
    { name: '`/` signed out, again', ...HOME, isRepeat: true },
    { name: '`/` signed in, again', ...HOME, as, isRepeat: true },
  ];
}

function nextDayLoads(db: DemoDb): LoadCase[] {
  const { board, creator } = creatorOf(db);
  const as = { as: creator, isNextDay: true };
  const again = { ...as, isRepeat: true };
  const offline = { as: creator, isRepeat: true, isOffline: true };
  const invitation = { url: APP_ORIGIN + paths.shortLink(board.shortLink), ...one('#root h1 bdi') };
  const mine = { url: MY_BOARDS, ...MEMBERS };
  return [
    ...floors(),
    { name: '`/` within the hour', ...HOME, as: creator },
    { name: '`/` next day', ...HOME, ...as },
    { name: '`/` next day, again', ...HOME, ...again },
    { name: '`/` offline', ...HOME, ...offline },
    { name: '`/boards/x` next day', url: APP_ORIGIN + paths.board(board._id), ...MEMBERS, ...as },
    { name: '`/boards` within the hour', ...mine, as: creator },
    { name: '`/boards` next day', ...mine, ...as },
    { name: '`/boards` next day, again', ...mine, ...again },
    { name: '`/boards` offline', ...mine, ...offline },
    { name: '`/profile` next day', url: PROFILE, ...one('#boards-created'), ...as },
    { name: '`/b/x` next day, to the invitation', ...invitation, as: strangerTo(board, db), isNextDay: true },
  ];
}

function loadsWithOwnApi(db: DemoDb): LoadCase[] {
  const { creator: as } = creatorOf(db);
  return [
    ...floors(`https://${API_HOST}`),
    { name: '`/` signed out', ...HOME },
    { name: '`/` within the hour', ...HOME, as },
    { name: '`/` next day', ...HOME, as, isNextDay: true },
    { name: '`/` next day, again', ...HOME, as, isNextDay: true, isRepeat: true },
    { name: '`/boards` next day, again', url: MY_BOARDS, ...MEMBERS, as, isNextDay: true, isRepeat: true },
  ];
}

/** A table of loads, which can be measured alone. */
interface LoadPart {
  title: string;
  profile: Profile;
  /** Of a connection to the API, which then has a host of its own, and to Firebase; 0 where they cost nothing. */
  roundTripMs: number;
  casesOf: (db: DemoDb) => LoadCase[];
  hasUsable: boolean;
  note: string;
}

const PHONE = 'Mobile: 4x slower CPU, 150 ms RTT, 1.6 Mbit/s.';
const NEXT_DAY =
  'Next day: the stored token has run out, and Firebase takes 150 ms to refresh it. Again, and offline: with a warm cache.';
const APART =
  'The API has a host of its own: a connection to it or to Firebase takes two round trips, and what asks for more than a plain GET is preflighted.';

export const LOAD_PARTS = {
  loads: {
    title: 'mobile, cold',
    profile: MOBILE,
    roundTripMs: 0,
    casesOf: mainLoads,
    hasUsable: true,
    note: `${PHONE} The floor is a list of 20 without any framework; the early floor the same page with its data asked for by a script in the page, as the app does. Usable: a press on a link is answered by the app; the cards of a visitor's \`/\` are links that work as soon as they are shown.`,
  },
  'next-day': {
    title: 'mobile, next day',
    profile: MOBILE,
    roundTripMs: 0,
    casesOf: nextDayLoads,
    hasUsable: false,
    note: `${PHONE} ${NEXT_DAY}`,
  },
  'own-api': {
    title: 'mobile, API on its own host',
    profile: MOBILE,
    roundTripMs: MOBILE.latencyMs,
    casesOf: loadsWithOwnApi,
    hasUsable: false,
    note: `${PHONE} ${NEXT_DAY} ${APART}`,
  },
  desktop: {
    title: 'desktop, API on its own host',
    profile: DESKTOP,
    roundTripMs: DESKTOP.latencyMs,
    casesOf: loadsWithOwnApi,
    hasUsable: false,
    note: `Desktop: 40 ms RTT, 10 Mbit/s. ${NEXT_DAY} ${APART}`,
  },
} as const satisfies Record<string, LoadPart>;

export type LoadPartName = keyof typeof LOAD_PARTS;
