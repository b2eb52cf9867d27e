import type { DemoDb } from '@/demo/db';
import { BOARD_QUESTIONS, makeRequest, makeUser } from './people';

const NAMES = ['Bela', 'Chidi', 'Dora', 'Emil', 'Freya', 'Gita', 'Hugo', 'Irma'];

/** The id of the n-th request, from 1. */
export const applicantRequestId = (number: number) => `applicant-request-${number}`;

/** The name of the n-th person, from 1: 'Bela Applicant 1', 'Chidi Applicant 2' ... */
export const applicantName = (number: number) => `${NAMES[(number - 1) % NAMES.length]} Applicant ${number}`;

/** For `arrange`: replaces the request of `people.ts` with this many applications, each from a person of its own. */
export const applicants = (count: number) => (db: DemoDb) => {
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  db.users.push(...numbers.map((number) => makeUser(`applicant-${number}`, applicantName(number))));
  db.joinRequests = numbers.map((number) =>
    makeRequest({
      _id: applicantRequestId(number),
      user: `applicant-${number}`,
      answers: BOARD_QUESTIONS.map(
        (question, index) => `${question},Answer ${index + 1} of person ${number}`,
      ),
      // All have the same date, so sorting by date keeps their order.
      createdAt: '2026-10-01T00:00:00Z',
    }),
  );
};

/** For `arrange`: five applicants. The second has other years and technologies, the third another role, the fourth other answers. */
export function variedApplicants(db: DemoDb) {
  applicants(5)(db);
  const [, second, third] = db.users.slice(-5);
  Object.assign(second!.profileQuestions, { yearsOfExperience: 12, techStack: ['Rust'] });
  third!.bio = 'I build kayaks.';
  Object.assign(third!.profileQuestions, { role: 'designer', lookingForOpportunities: 'no_answer' });
  db.joinRequests[3]!.answers = [`${BOARD_QUESTIONS[0]},A crème brûlée`, `${BOARD_QUESTIONS[1]},`];
}
