import { screen } from '@testing-library/react';
import { emptyProfileQuestions, type DemoDb, type DemoUser } from '@/demo/db';
import type { renderApp } from './render-app';

type User = ReturnType<typeof renderApp>['user'];

/** Changes the newcomer before the app opens. */
export function newcomerWith(changes: Partial<DemoUser>) {
  return (db: DemoDb) => {
    Object.assign(
      db.users.find(({ _id }) => _id === 'newcomer')!,
      changes,
    );
  };
}

/** What `fillQuestions` answers, as it is stored. */
export const DESIGNER_ANSWERS = {
  ...emptyProfileQuestions(),
  role: 'designer',
  workPreference: 'hybrid',
  yearsOfExperience: 7,
  salaryExpectations: { salary: 85_000, hidden: false },
  lookingForOpportunities: 'no_answer',
};

/** Answers every question of onboarding's second step that a designer is asked. */
export async function fillQuestions(user: User) {
  await user.selectOptions(await screen.findByLabelText('Role'), 'Designer');
  await user.click(screen.getByRole('radio', { name: 'Hybrid' }));
  await user.type(screen.getByLabelText('Years of experience'), '7');
  await user.type(screen.getByLabelText('Salary (USD per year)'), '85000');
  await user.click(screen.getByRole('radio', { name: 'Prefer not to say' }));
}

/** Fills in as many profiles as onboarding asks for. */
export async function fillSocial(user: User) {
  await user.type(await screen.findByLabelText('GitHub'), 'https://github.com/nora');
  await user.type(screen.getByLabelText('Portfolio'), 'https://nora.example');
}
