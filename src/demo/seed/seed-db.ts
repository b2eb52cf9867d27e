import { DB_VERSION, type DemoDb } from '../db';
import boards from './boards.json' with { type: 'json' };
import nightTrain from './night-train.json' with { type: 'json' };
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

interface Seed {
  people: readonly PersonSeed[];
  boards: readonly BoardSeed[];
  requests: readonly RequestSeed[];
}

const SEED = { people, boards, requests } as Seed;

/**
 * A board with more applications than a reviewer reads in one session, as varied as real ones: thorough, hasty, copied,
 * in several scripts, by people with equal or missing names, and by people who were rejected before.
 */
const NIGHT_TRAIN = nightTrain as Seed;

/** The default clock of the seed, so that tests have the same data every day. */
export const SEED_NOW = new Date('2026-11-21T12:00:00.000Z');

function toDb({ people, boards, requests }: Seed, now: Date): DemoDb {
  return {
    version: DB_VERSION,
    users: people.map((person) => toUser(person, now)),
    boards: boards.map((board) => toBoard(board, now)),
    joinRequests: requests.map((request) => toRequest(request, boards, now)),
  };
}

/**
 * The demo's initial data, with stable people, boards and ids.
 * @param now all dates are relative to it, so that the demo always has recent applications
 */
export const seedDb = (now: Date = SEED_NOW): DemoDb => toDb(SEED, now);

/** The _ids of the people in the account chooser, in its order. */
export const MAIN_PERSON_IDS: readonly string[] = SEED.people
  .filter(({ main }) => main)
  .map(({ slug }) => personId(slug));

/** The demo's data: the seed, and a board with enough applications for a long session at the review desk. */
export function demoDb(now: Date = SEED_NOW): DemoDb {
  const demo = {
    people: [...SEED.people, ...NIGHT_TRAIN.people],
    boards: [...SEED.boards, ...NIGHT_TRAIN.boards],
    requests: [...SEED.requests, ...NIGHT_TRAIN.requests],
  };
  return toDb(demo, now);
}
