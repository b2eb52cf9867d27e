import { REQUEST_NOTE_QUESTION } from '@/domain/board';
import {
  DB_VERSION,
  emptyProfileQuestions,
  type DemoBoard,
  type DemoDb,
  type DemoJoinRequest,
  type DemoUser,
} from '@/demo/db';

export const BOARD_ID = 'board-1';
export const BOARD_NAME = 'Frontend Guild of Lisbon';
export const BOARD_QUESTIONS = [
  REQUEST_NOTE_QUESTION,
  'What is your expected salary?',
  'Which editor, shell and browser do you use?',
];
export const REQUEST_ID = 'request-1';

/** A developer with a complete profile. */
export function makeUser(id: string, name: string, changes: Partial<DemoUser> = {}): DemoUser {
  return {
    _id: id,
    firebaseUid: `uid-${id}`,
    name,
    username: id,
    email: `${id}@example.com`,
    bio: `I am the ${id}.`,
    location: 'Lisbon',
    walletAddress: '',
    profilePicture: null,
    verified: id === 'creator',
    createdAt: '2026-03-03T10:30:00.000Z',
    isProfileComplete: true,
    profileCompletionPercentage: 100,
    onboardingStep: 'social',
    onboardingCompleted: true,
    socialMedia: [{ _id: `${id}-github`, platform: 'github', url: `https://github.com/${id}` }],
    profileQuestions: {
      ...emptyProfileQuestions(),
      role: 'developer',
      developerType: ['frontend'],
      yearsOfExperience: 5,
      techStack: ['TypeScript', 'React', 'CSS', 'Node.js'],
      workPreference: 'remote',
      lookingForOpportunities: 'looking',
      salaryExpectations: { salary: 90_000, hidden: false },
    },
    ...changes,
  };
}

/** The creator's board, with one member. */
export function makeBoard(changes: Partial<DemoBoard> = {}): DemoBoard {
  return {
    _id: BOARD_ID,
    name: BOARD_NAME,
    boardType: ['developers', 'designers'],
    description: 'People who care for the browser, meeting every second Thursday.',
    questions: BOARD_QUESTIONS,
    creator: 'creator',
    members: ['member'],
    shortLink: 'lisbon1',
    createdAt: '2026-05-05T10:30:00.000Z',
    ...changes,
  };
}

/** A pending application of the applicant to the board. */
export function makeRequest(changes: Partial<DemoJoinRequest> = {}): DemoJoinRequest {
  return {
    _id: REQUEST_ID,
    user: 'applicant',
    board: BOARD_ID,
    status: 'pending',
    answers: [
      `${BOARD_QUESTIONS[0]},I like it, and I would help with talks.`,
      `${BOARD_QUESTIONS[1]},90000`,
      `${BOARD_QUESTIONS[2]},`,
    ],
    acceptanceNote: '',
    rejectionNote: '',
    // This time is on one day from Honolulu to Auckland.
    createdAt: '2026-11-01T10:30:00.000Z',
    decidedAt: null,
    ...changes,
  };
}

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
