import type { DemoDb, DemoJoinRequest } from '@/demo/db';
import { BOARD_QUESTIONS, makeRequest } from './factories';

const NAMES = ['Bela', 'Chidi', 'Dora', 'Emil', 'Freya', 'Gita', 'Hugo', 'Irma'];

/** The id of the n-th request, from 1. */
export const crowdRequestId = (number: number) => `crowd-request-${number}`;

/** The name of the n-th person, from 1: 'Bela Crowd 1', 'Chidi Crowd 2' ... */
export const crowdName = (number: number) => `${NAMES[(number - 1) % NAMES.length]} Crowd ${number}`;

/** For `arrange`: replaces the request of `people.ts` with this many applications, each from a person of its own. */
export function crowd(count: number): (db: DemoDb) => void {
  return (db) => {
    const model = db.users.find(({ _id }) => _id === 'applicant');
    if (model === undefined) throw new Error('The applicant is missing');
    db.joinRequests = [];
    for (let number = 1; number <= count; number += 1) {
      const id = `crowd-${number}`;
      const name = crowdName(number);
      db.users.push({
        ...model,
        _id: id,
        firebaseUid: `uid-${id}`,
        name,
        username: id,
        email: `${id}@example.com`,
      });
      db.joinRequests.push(crowdRequest(number));
    }
  };
}

function crowdRequest(number: number): DemoJoinRequest {
  return makeRequest({
    _id: crowdRequestId(number),
    user: `crowd-${number}`,
    answers: BOARD_QUESTIONS.map((question, index) => `${question},Answer ${index + 1} of person ${number}`),
    // All have the same date, so sorting by date keeps their order.
    createdAt: '2026-10-01T00:00:00Z',
  });
}

/** Five applicants: the second has other years and technologies, the third another role, the fourth other answers. */
export function variedCrowd(db: DemoDb) {
  crowd(5)(db);
  const [, second, third, fourth] = db.users.filter(({ _id }) => _id.startsWith('crowd-'));
  if (!second || !third || !fourth) throw new Error('The crowd is too small');
  second.profileQuestions = { ...second.profileQuestions, yearsOfExperience: 12, techStack: ['Rust'] };
  third.bio = 'I build kayaks.';
  third.profileQuestions = {
    ...third.profileQuestions,
    role: 'designer',
    lookingForOpportunities: 'no_answer',
  };
  const request = db.joinRequests[3];
  request!.answers = [`${BOARD_QUESTIONS[0]},A crème brûlée`, `${BOARD_QUESTIONS[1]},`];
}
