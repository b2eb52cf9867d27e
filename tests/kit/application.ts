import { readJoinRequest } from '@/api/wire/read-join-request';
import { readApplication, type Application } from '@/domain/review/application';
import type { User } from '@/domain/user';

/** The questions of the board. */
export const QUESTIONS = ['Why, and why now?', 'Salary?'];

/** An application for tests of searching, sorting and exporting. `years`, for example, becomes a profile question. */
export function application(
  id: string,
  {
    years = null,
    tech = [],
    role = '',
    looking = '',
    salary = { salary: null, hidden: false },
    ...user
  }: Partial<User> & {
    years?: number | null;
    tech?: string[];
    role?: string;
    looking?: string;
    salary?: User['profileQuestions']['salaryExpectations'];
  },
  answers: string[] = [],
): Application {
  const request = readJoinRequest({
    _id: id,
    status: 'pending',
    user: {
      _id: `user-${id}`,
      name: id,
      profileQuestions: {
        role,
        yearsOfExperience: years,
        techStack: tech,
        lookingForOpportunities: looking,
        salaryExpectations: salary,
      },
    },
  });
  return readApplication(
    { ...request, boardId: 'b1', answers, user: { ...request.user!, ...user } },
    QUESTIONS,
  );
}
