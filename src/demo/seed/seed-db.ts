import { DB_VERSION, type DemoDb } from '../db';
import boards from './boards.json' with { type: 'json' };
import { NIGHT_TRAIN, NIGHT_TRAIN_PEOPLE, NIGHT_TRAIN_REQUESTS } from './night-train';
import people from './people.json' with { type: 'json' };
import {
  personId,
  toBoard,
  toRequest,
  toUser,
  type BoardSeed,
  type PersonSeed,
  type RequestSeed,
} from './records';
import requests from './requests.json' with { type: 'json' };

const PEOPLE = people as readonly PersonSeed[];
const BOARDS: readonly BoardSeed[] = boards;
const REQUESTS = requests as readonly RequestSeed[];

/** The default clock of the seed, so that tests have the same data every day. */
export const SEED_NOW = new Date('2026-11-21T12:00:00.000Z');

/**
 * The demo's initial data, with stable people, boards and ids.
 * @param now all dates are relative to it, so that the demo always has recent applications
 */
export function seedDb(now: Date = SEED_NOW): DemoDb {
  const boards = BOARDS.map((board) => {
    // Applicants are members only if the board's seed lists them.
    const applicants = REQUESTS.filter((request) => request.board === board.slug).map(({ user }) => user);
    const pool = PEOPLE.filter(({ main, slug }) => main !== true && !applicants.includes(slug));
    return toBoard(
      board,
      pool.map(({ slug }) => slug),
      now,
    );
  });
  return {
    version: DB_VERSION,
    users: PEOPLE.map((person) => toUser(person, now)),
    boards,
    joinRequests: REQUESTS.map((request) => toRequest(request, boards, now)),
  };
}

/** The _ids of the people in the account chooser, in its order. */
export const MAIN_PERSON_IDS: readonly string[] = PEOPLE.filter(({ main }) => main).map(({ slug }) =>
  personId(slug),
);

/** The demo's data: the seed, and a board with enough applications for a long session at the review desk. */
export function demoDb(now: Date = SEED_NOW): DemoDb {
  const seed = seedDb(now);
  const board = toBoard(NIGHT_TRAIN, [], now);
  return {
    ...seed,
    users: [...seed.users, ...NIGHT_TRAIN_PEOPLE.map((person) => toUser(person, now))],
    boards: [...seed.boards, board],
    joinRequests: [
      ...seed.joinRequests,
      ...NIGHT_TRAIN_REQUESTS.map((request) => toRequest(request, [board], now)),
    ],
  };
}
