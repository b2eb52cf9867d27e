import type { DemoDb, DemoJoinRequest } from '@/demo/db';
import { aliasFor } from '@/domain/review/hide-names';
import type { Identity } from '@/identity/identity-provider';
import { paths } from '@/lib/addresses/paths';
import { crowd, crowdName, crowdRequestId } from '@kit/crowd';
import { makeBoard } from '@kit/factories';
import { BOARD_ID, testDb } from '@kit/people';

/** Two creators, each with a board; the second has two applications. */
export const CREATORS = ['creator', 'outsider'] as const;
export type Creator = (typeof CREATORS)[number];

export const boardOf = (creator: Creator) => (creator === 'creator' ? BOARD_ID : 'board-2');
export const deskOf = (creator: Creator) => paths.review(boardOf(creator));
export const uidOf = (sitting: number, creator: Creator) => `uid-${creator}-${sitting}`;

const OTHERS = 2;

/** @param sitting its number: modules remember accounts for as long as a page, which tests outlive */
export function sittingDb(sitting: number, count: number): DemoDb {
  const db = testDb();
  crowd(count + OTHERS)(db);
  for (const creator of CREATORS) {
    const user = db.users.find(({ _id }) => _id === creator);
    if (user !== undefined) user.firebaseUid = uidOf(sitting, creator);
  }
  db.boards.push(makeBoard({ _id: 'board-2', name: 'Kayak Club', creator: 'outsider', shortLink: 'kayak1' }));
  db.joinRequests.slice(count).forEach((request: DemoJoinRequest) => {
    request.board = 'board-2';
  });
  return db;
}

export function creatorIdentity(db: DemoDb, creator: Creator): Identity {
  const user = db.users.find(({ _id }) => _id === creator);
  if (user === undefined) throw new Error(`There is no ${creator}`);
  return { uid: user.firebaseUid, email: user.email, displayName: user.name, photoURL: null };
}

const PEOPLE_MAX = 20;
/** The aliases while names are hidden. */
const aliases = new Map(
  Array.from({ length: PEOPLE_MAX }, (_, index) => crowdRequestId(index + 1)).map((id) => [aliasFor(id), id]),
);

/** Names are unique, so that a row is known by what it shows. */
export function requestIdOf(name: string): string {
  const ofAlias = aliases.get(name);
  if (ofAlias !== undefined) return ofAlias;
  const number = Number(/\d+$/.exec(name)?.[0]);
  return crowdName(number) === name ? crowdRequestId(number) : `nobody: ${name}`;
}

/** @returns the name of the person who made a request */
export const nameOfRequest = (id: string) => crowdName(Number(/\d+$/.exec(id)?.[0]));
