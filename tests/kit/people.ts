import { DB_VERSION, emptyProfileQuestions, type DemoDb } from '@/demo/db';
import { makeBoard, makeRequest, makeUser } from './factories';

export { BOARD_ID, BOARD_NAME, BOARD_QUESTIONS, REQUEST_ID } from './factories';

/** One person for each relation to the board. */
const PEOPLE = ['creator', 'member', 'applicant', 'outsider', 'newcomer'] as const;
export type Person = (typeof PEOPLE)[number];

/** @returns new data on each call, so a test may change it */
export function testDb(): DemoDb {
  return {
    version: DB_VERSION,
    users: [
      makeUser('creator', 'Carla Creator'),
      makeUser('member', 'Mario Member'),
      makeUser('applicant', 'Aino Applicant'),
      makeUser('outsider', 'Otto Outsider'),
      makeUser('newcomer', 'Nora Newcomer', {
        username: '',
        bio: '',
        socialMedia: [],
        profileQuestions: emptyProfileQuestions(),
        isProfileComplete: false,
        profileCompletionPercentage: 0,
        onboardingStep: 'profile',
        onboardingCompleted: false,
      }),
    ],
    boards: [makeBoard()],
    joinRequests: [makeRequest()],
  };
}
