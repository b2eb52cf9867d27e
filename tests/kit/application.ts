import { readUser } from '@/api/wire/read-user';
import type { JoinRequest } from '@/domain/join-request';
import { readApplication, type Application } from '@/domain/review/application';
import type { User } from '@/domain/user';

/** The questions of the board. */
export const QUESTIONS = ['Why, and why now?', 'Salary?'];

/**
 * An application for tests of searching, sorting and exporting; `years` and the like go into the profile's
 * questions.
 */
export function application(
  id: string,
  user: Partial<User> & {
    years?: number | null;
    tech?: string[];
    role?: string;
    looking?: string;
    salary?: User['profileQuestions']['salaryExpectations'];
  },
  answers: string[] = [],
): Application {
  const {
    years = null,
    tech = [],
    role = '',
    looking = '',
    salary = { salary: null, hidden: false },
    ...rest
  } = user;
  const request: JoinRequest = {
    id,
    boardId: 'b1',
    boardName: null,
    status: 'pending',
    answers,
    acceptanceNote: '',
    rejectionNote: '',
    createdAt: null,
    user: {
      ...readUser({ _id: `user-${id}`, name: id }),
      isProfileComplete: true,
      profileCompletionPercentage: 100,
      onboardingStep: 'social',
      onboardingCompleted: true,
      ...rest,
      profileQuestions: {
        role,
        customRole: '',
        developerType: [],
        customDeveloperType: [],
        workPreference: '',
        yearsOfExperience: years,
        salaryExpectations: salary,
        techStack: tech,
        lookingForOpportunities: looking,
      },
    },
  };
  return readApplication(request, QUESTIONS);
}
