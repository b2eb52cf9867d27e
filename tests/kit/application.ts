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
      id: `user-${id}`,
      firebaseUid: null,
      name: id,
      username: '',
      email: '',
      bio: '',
      location: '',
      walletAddress: '',
      profilePicture: null,
      verified: false,
      createdAt: null,
      isProfileComplete: true,
      profileCompletionPercentage: 100,
      onboardingStep: 'social',
      onboardingCompleted: true,
      socialMedia: [],
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
