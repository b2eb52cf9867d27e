import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { DemoDb, DemoUser } from '@/demo/db';
import { REQUEST_NOTE_QUESTION } from '@/domain/board';
import { BOARD_ID, type Person } from '@kit/people';
import { renderApp, type App } from '@kit/render-app';

type User = App['user'];

interface FormCase {
  form: string;
  path: string;
  as?: Person;
  arrange?: (db: DemoDb) => void;
  /** Makes every field below invalid, and leaves it. */
  invalidate: (user: User) => Promise<unknown>;
  /** The field (or the group of a question) and its error. */
  errors: [role: 'textbox' | 'combobox' | 'group' | 'radiogroup', name: string, text: string][];
}

const newcomerAt = (onboardingStep: DemoUser['onboardingStep']) => (db: DemoDb) => {
  Object.assign(
    db.users.find(({ _id }) => _id === 'newcomer')!,
    { onboardingStep, username: 'nora' },
  );
};
const field = (label: string) => screen.findByLabelText(label);

async function leave(user: User, label: string, text = '') {
  const control = await field(label);
  await user.clear(control);
  if (text !== '') await user.type(control, text);
  await user.tab();
}

const FORMS: FormCase[] = [
  {
    form: 'create board',
    path: '/boards/create',
    as: 'creator',
    invalidate: async (user) => {
      await leave(user, 'Board name', 'Short');
      await leave(user, 'Board type');
      await leave(user, 'Description', 'Hi');
      await user.click(screen.getByRole('button', { name: 'Add question' }));
      await leave(user, 'Question 2', REQUEST_NOTE_QUESTION);
    },
    errors: [
      ['textbox', 'Board name', 'Board name must be at least 10 characters'],
      ['textbox', 'Board type', 'At least one board type is required'],
      ['textbox', 'Description', 'Description must be at least 5 characters'],
      ['textbox', 'Question 2', 'This question is already in the list'],
    ],
  },
  {
    form: 'edit board',
    path: `/boards/${BOARD_ID}`,
    as: 'creator',
    invalidate: async (user) => {
      await user.click(await screen.findByRole('button', { name: 'Edit' }));
      await leave(user, 'Board Name');
      await leave(user, 'Description', 'Too short');
    },
    errors: [
      ['textbox', 'Board Name', 'Name is required'],
      ['textbox', 'Description', 'Description must be at least 30 characters'],
    ],
  },
  {
    form: 'onboarding, profile',
    path: '/onboarding',
    as: 'newcomer',
    invalidate: async (user) => {
      await leave(user, 'Username', 'member');
      await leave(user, 'Bio', ' ');
      await screen.findByText(/already taken/);
    },
    errors: [
      ['textbox', 'Username', 'This username is already taken. Please try a different one.'],
      ['textbox', 'Bio', 'Bio is required'],
    ],
  },
  {
    form: 'onboarding, questions',
    path: '/onboarding',
    as: 'newcomer',
    arrange: newcomerAt('questions'),
    invalidate: async (user) => {
      await user.selectOptions(await field('Role'), 'Developer');
      await user.click(screen.getByRole('checkbox', { name: 'Frontend' }));
      await user.click(screen.getByRole('checkbox', { name: 'Frontend' }));
      await leave(user, 'Tech stack');
      await leave(user, 'Years of experience', '60');
      await leave(user, 'Salary (USD per year)', '-1');
    },
    errors: [
      ['group', 'Developer type', 'Select at least one developer type'],
      ['combobox', 'Tech stack', 'Select at least one technology'],
      ['textbox', 'Years of experience', 'Must be at most 50'],
      ['textbox', 'Salary (USD per year)', 'Salary must be positive'],
    ],
  },
  {
    form: 'onboarding, social',
    path: '/onboarding',
    as: 'newcomer',
    arrange: newcomerAt('social'),
    invalidate: async (user) => {
      await leave(user, 'GitHub', 'not a url');
      await leave(user, 'URL', 'not a url');
    },
    errors: [
      ['textbox', 'GitHub', 'Must be a valid URL'],
      ['textbox', 'URL', 'Must be a valid URL'],
    ],
  },
  {
    form: 'edit profile',
    path: '/profile',
    as: 'creator',
    invalidate: async (user) => {
      await user.click(await screen.findByRole('button', { name: 'Edit Profile' }));
      await leave(user, 'Username', 'member');
      await leave(user, 'Years of experience', '60');
      await leave(user, 'Salary (thousand USD per year)', '-1');
      await leave(user, 'GitHub', 'not a url');
      await leave(user, 'URL', 'not a url');
      await screen.findByText(/already taken/);
    },
    errors: [
      ['textbox', 'Username', 'This username is already taken. Please try a different one.'],
      ['textbox', 'Years of experience', 'Must be at most 50'],
      ['textbox', 'Salary (thousand USD per year)', 'Salary must be positive'],
      ['textbox', 'GitHub', 'Must be a valid URL'],
      ['textbox', 'URL', 'Must be a valid URL'],
    ],
  },
  {
    form: 'review of an application',
    path: `/boards/${BOARD_ID}?tab=requests`,
    as: 'creator',
    invalidate: async (user) => {
      await user.click(await screen.findByRole('button', { name: 'Aino Applicant' }));
      await user.click(await screen.findByRole('button', { name: 'Accept Join Request' }));
    },
    errors: [['textbox', 'Acceptance/Rejection Note', 'Please enter a note']],
  },
  {
    form: 'filters of the member search',
    path: '/?mode=member&min=2',
    invalidate: async (user) => leave(user, 'Min years', '21'),
    errors: [['textbox', 'Min years', 'Use a whole number from 0 to 20']],
  },
];

describe('the error of a field is its description', () => {
  it.each(FORMS)('$form', async ({ path, as, arrange, invalidate, errors }) => {
    const { user } = renderApp(path, {
      ...(as === undefined ? {} : { as }),
      ...(arrange === undefined ? {} : { arrange }),
    });
    await invalidate(user);
    const dialog = screen.queryByRole('dialog');
    const form = dialog === null ? screen : within(dialog);
    for (const [role, name, text] of errors) {
      const control = await form.findByRole(role, { name });
      expect.soft(control).toHaveAccessibleDescription(expect.stringContaining(text) as unknown as string);
      // In a question with several options, each of them is marked.
      const parts = role.endsWith('group') ? [...control.querySelectorAll('input')] : [control];
      parts.forEach((part) => expect.soft(part).toBeInvalid());
    }
    // No other field is marked as invalid.
    for (const invalid of document.querySelectorAll('[aria-invalid=true]')) {
      const described = invalid.closest('[role$=group][aria-describedby]') ?? invalid;
      expect.soft(described).toHaveAccessibleDescription();
    }
  });
});
