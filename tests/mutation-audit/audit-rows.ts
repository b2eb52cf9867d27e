import { screen, within } from '@testing-library/react';
import type { DemoDb } from '@/demo/db';
import {
  DEVELOPER_TYPE_OPTIONS,
  EDIT_ROLE_OPTIONS,
  EDIT_WORK_PREFERENCE_OPTIONS,
  JOB_SEARCH_OPTIONS,
  ONBOARDING_WORK_PREFERENCE_OPTIONS,
  ROLE_OPTIONS,
} from '@/domain/profile-options';
import { EDIT_PLATFORMS, ONBOARDING_PLATFORMS } from '@/domain/social-links';
import { BOARD_ID, BOARD_QUESTIONS } from '@kit/people';
import { MUTATION_ROWS, type MutationRow } from '../faults/mutation-rows';
import { checked, idNamed, isOn, links, number, scope, selected, tags, text } from './on-screen';

/** Reads a value from the screen. */
type Reader = (db: DemoDb) => unknown;

/** One control that changes something. */
export interface AuditRow extends Pick<MutationRow, 'screen' | 'path' | 'as' | 'arrange' | 'open' | 'fill'> {
  /** As in openapi.yaml. */
  call: string;
  /** The name of the button or the switch. */
  control: RegExp;
  /** The ids in the path, in their order. */
  ids?: Reader[];
  /** Every field that the body may have, by its path, and what the screen shows for it. */
  fields?: Record<string, Reader>;
  /** The fields that must be sent, because the user has just filled them in. */
  filled?: readonly string[];
  /** A body that is a list. */
  list?: Reader;
}

const boardOnScreen: Reader = ({ boards }) => idNamed(boards);
const always = (value: unknown) => () => value;

function rowOf(screenName: string): MutationRow {
  const row = MUTATION_ROWS.find((candidate) => candidate.screen === screenName);
  if (row === undefined) throw new Error(`No mutation row: ${screenName}`);
  return row;
}

const audit = (
  screenName: string,
  call: string,
  rest: Partial<Pick<AuditRow, 'ids' | 'fields' | 'filled' | 'list'>> = {},
): AuditRow => {
  const { submit, ...row } = rowOf(screenName);
  return { ...row, call, control: submit, ...rest };
};

/** The request in the review dialog belongs to the only applicant with this name. */
const requestOnScreen: Reader = ({ users, joinRequests }) => {
  const applicants = users.filter(({ _id }) => joinRequests.some(({ user }) => user === _id));
  return joinRequests.find(({ user }) => user === idNamed(applicants))?._id;
};

const answersOnScreen: Reader = () => BOARD_QUESTIONS.map((question) => [question, text(question)()]);

const answers = (fields: Record<string, Reader>) =>
  Object.fromEntries(Object.entries(fields).map(([name, reader]) => [`profileQuestions.${name}`, reader]));

/** One control per row, and for each mutation at least one row. */
export const AUDIT_ROWS: readonly AuditRow[] = [
  audit('create a board', 'POST /boards', {
    fields: {
      name: text('Board name'),
      boardType: tags('Board type'),
      description: text('Description'),
      questions: () => [scope().getByText(BOARD_QUESTIONS[0]!).textContent],
    },
    filled: ['name', 'boardType', 'description', 'questions'],
  }),
  audit('edit a board', 'PUT /boards/{boardId}', {
    ids: [() => rowOf('edit a board').path.split('/').at(-1)],
    fields: { name: text('Board Name'), description: text('Description') },
    filled: ['name', 'description'],
  }),
  audit('delete a board', 'DELETE /boards/{boardId}', { ids: [boardOnScreen] }),
  audit('leave a board', 'DELETE /boards/{boardId}/leave', { ids: [boardOnScreen] }),
  audit('remove a member', 'DELETE /boards/{boardId}/members/{memberId}', {
    ids: [boardOnScreen, ({ users }) => idNamed(users)],
  }),
  audit('apply to a board', 'POST /boards/{boardId}/apply', {
    ids: [() => rowOf('apply to a board').path.split('/').at(-1)],
    list: answersOnScreen,
  }),
  audit('join a board without questions', 'POST /join-requests', {
    fields: { boardId: boardOnScreen, answers: always([]) },
    filled: ['boardId', 'answers'],
  }),
  audit('accept an applicant', 'PUT /boards/join-requests/{requestId}/approve', {
    ids: [requestOnScreen],
    fields: { acceptanceNote: text('Acceptance/Rejection Note') },
    filled: ['acceptanceNote'],
  }),
  audit('reject an applicant', 'PUT /boards/join-requests/{requestId}/reject', {
    ids: [requestOnScreen],
    fields: { rejectionNote: text('Acceptance/Rejection Note') },
    filled: ['rejectionNote'],
  }),
  audit('onboarding: the profile', 'PUT /profile', {
    fields: {
      username: text('Username'),
      bio: text('Bio'),
      profileCompletionPercentage: always(30),
      onboardingStep: always('questions'),
      isProfileComplete: always(false),
    },
    filled: ['username', 'bio'],
  }),
  audit('onboarding: the questions', 'PUT /profile', {
    fields: {
      profileCompletionPercentage: always(80),
      onboardingStep: always('social'),
      onboardingCompleted: always(false),
      isProfileComplete: always(false),
      ...answers({
        role: selected('Role', ROLE_OPTIONS),
        workPreference: checked('Work preference', ONBOARDING_WORK_PREFERENCE_OPTIONS),
        yearsOfExperience: number('Years of experience'),
        'salaryExpectations.salary': number('Salary (USD per year)'),
        'salaryExpectations.hidden': isOn('Private'),
        lookingForOpportunities: checked('Job search status', JOB_SEARCH_OPTIONS),
      }),
    },
    filled: [
      'profileQuestions.role',
      'profileQuestions.workPreference',
      'profileQuestions.yearsOfExperience',
    ],
  }),
  audit('onboarding: the social profiles', 'PUT /profile', {
    fields: {
      onboardingStep: always('social'),
      onboardingCompleted: always(true),
      isProfileComplete: always(true),
      profileCompletionPercentage: always(100),
      socialMedia: links(ONBOARDING_PLATFORMS),
    },
    filled: ['socialMedia'],
  }),
  audit('edit the profile', 'PUT /profile', {
    fields: {
      name: text('Name'),
      username: text('Username'),
      bio: text('Bio'),
      location: text('Location'),
      walletAddress: text('Wallet address'),
      socialMedia: links(EDIT_PLATFORMS),
      ...answers({
        role: selected('Role', [...EDIT_ROLE_OPTIONS, ...ROLE_OPTIONS]),
        developerType: tags('Developer specialization', DEVELOPER_TYPE_OPTIONS),
        workPreference: selected('Work preference', [
          ...EDIT_WORK_PREFERENCE_OPTIONS,
          ...ONBOARDING_WORK_PREFERENCE_OPTIONS,
        ]),
        yearsOfExperience: number('Years of experience'),
        'salaryExpectations.salary': number('Salary (thousand USD per year)', 1000),
        'salaryExpectations.hidden': isOn('Hide'),
        techStack: tags('Tech stack'),
        lookingForOpportunities: selected('Work status', JOB_SEARCH_OPTIONS),
      }),
    },
    filled: ['bio'],
  }),
  audit('open to work', 'PUT /profile', {
    // The press turns the switch.
    fields: answers({
      lookingForOpportunities: () => (isOn('Show as open to work')() ? 'not_looking' : 'looking'),
    }),
    filled: ['profileQuestions.lookingForOpportunities'],
  }),
  {
    screen: 'send decisions from the desk',
    call: 'PUT /boards/join-requests/{requestId}/reject',
    path: `/boards/${BOARD_ID}/review`,
    as: 'creator',
    async open({ user }) {
      await screen.findByRole('list', { name: 'Applications' });
      await user.keyboard('n');
      await user.click(screen.getByRole('button', { name: 'Send 1 decision' }));
      await screen.findByRole('list', { name: 'Reject' });
    },
    control: /^Send 1 rejection, 1 without a note$/,
    ids: [
      ({ users, joinRequests }) => {
        const list = within(screen.getByRole('list', { name: 'Reject' }));
        const shown = users.filter(({ name }) => list.queryAllByText(name).length > 0);
        return joinRequests.find(({ user }) => user === shown[0]?._id && shown.length === 1)?._id;
      },
    ],
    fields: { rejectionNote: text(/^Text/) },
  },
];
