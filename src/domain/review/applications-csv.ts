import { JOB_SEARCH_OPTIONS, optionLabel } from '../profile-options';
import type { Application } from './application';
import { toCsv, type CsvSeparator } from './csv';
import { givenName, givenRole } from './person-name';
import type { Mark } from './mark';
import { STATUS_LABELS } from './status-text';

export interface CsvRow {
  application: Application;
  /** The status in words. */
  status: string;
  mark: Mark;
}

/** The profile may have changed since the application, so its columns are named as current. */
const PROFILE_COLUMNS = [
  'Name',
  'Username',
  'Status',
  'Applied',
  'Current role',
  'Current years of experience',
  'Current tech stack',
  'Current work preference',
  'Current job search',
  'Current location',
  'Current salary (USD per year)',
  'Current links',
] as const;
const LAST_COLUMNS = ['Other answers', 'Verdict', 'Score', 'Tags'] as const;

/** One row per application, one column per question of the board. Hidden salaries, notes and private comments are left out. */
export function applicationsCsv(
  questions: readonly string[],
  rows: readonly CsvRow[],
  separator: CsvSeparator = ',',
): string {
  const header = [...PROFILE_COLUMNS, ...questions, ...LAST_COLUMNS];
  return toCsv([header, ...rows.map((row) => fields(questions, row))], separator);
}

function fields(questions: readonly string[], { application, status, mark }: CsvRow): (string | number)[] {
  const { user, request, role, answers } = application;
  const { profileQuestions: profile } = user;
  const { salary, hidden } = profile.salaryExpectations;
  const former = answers.slice(questions.length).map(({ question, answer }) => `${question}: ${answer}`);
  return [
    // A placeholder for a missing name or role isn't exported.
    givenName(user.name),
    user.username,
    status,
    request.createdAt ?? '',
    givenRole(role),
    profile.yearsOfExperience ?? '',
    profile.techStack.join(', '),
    profile.workPreference,
    optionLabel(JOB_SEARCH_OPTIONS, profile.lookingForOpportunities),
    user.location,
    hidden || salary === null ? '' : salary,
    user.socialMedia.map(({ url }) => url).join(' '),
    ...answers.slice(0, questions.length).map(({ answer }) => answer),
    former.join('\n'),
    mark.verdict === null ? '' : STATUS_LABELS[mark.verdict],
    mark.score ?? '',
    mark.tags.join(', '),
  ];
}
