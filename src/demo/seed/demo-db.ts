import type { DemoDb } from '../db';
import { toBoard } from './board-seed';
import { NIGHT_TRAIN, NIGHT_TRAIN_PEOPLE, NIGHT_TRAIN_REQUESTS } from './night-train';
import { toUser } from './person-seed';
import { toRequest } from './request-seed';
import { SEED_NOW, seedDb } from './seed-db';

/**
 * The data of the demo: the seed, which tests use too, and a board with enough applications for a long sitting at the
 * review desk.
 */
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
