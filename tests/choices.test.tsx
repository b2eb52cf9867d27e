import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { DemoDb } from '@/demo/db';
import { renderApp } from '@kit/render-app';

const labelsIn = (group: HTMLElement, role: 'radio' | 'checkbox') =>
  within(group)
    .getAllByRole(role)
    .map((choice) => choice.closest('label')?.textContent);

const optionsOf = (label: string) =>
  [...(screen.getByLabelText(label) as HTMLSelectElement).options].map(({ text }) => text);

const atQuestions = (db: DemoDb) => {
  Object.assign(
    db.users.find(({ _id }) => _id === 'newcomer')!,
    { onboardingStep: 'questions' },
  );
};

it("onboarding's questions offer every option", async () => {
  renderApp('/onboarding', { as: 'newcomer', arrange: atQuestions });
  const role = await screen.findByLabelText('Role');
  expect(optionsOf('Role').slice(1)).toEqual([
    'Designer',
    'Developer',
    'Marketing',
    'Sales',
    'Business Development',
    'Product',
    'Operations',
    'Tester',
    'Mobile Developer',
    'Growth',
    'Ecosystem Head / Associate',
    'Developer Relations',
    'DevOps',
    'Community Manager',
    'Other',
  ]);
  fireEvent.change(role, { target: { value: 'developer' } });
  expect(labelsIn(await screen.findByRole('group', { name: 'Developer type' }), 'checkbox')).toEqual([
    'Frontend',
    'Backend',
    'Fullstack',
    'Smart Contract',
    'Other',
  ]);
  expect(labelsIn(screen.getByRole('radiogroup', { name: 'Work preference' }), 'radio')).toEqual([
    'In office',
    'Remote',
    'Hybrid',
  ]);
  expect(labelsIn(screen.getByRole('radiogroup', { name: 'Job search status' }), 'radio')).toEqual([
    'Looking for opportunities',
    'Not looking for opportunities',
    'Prefer not to say',
  ]);
  expect(screen.getByRole('switch', { name: 'Private' })).not.toBeChecked();
});

it('the edit dialog offers its own options', async () => {
  const { user } = renderApp('/profile', {
    as: 'outsider',
    arrange: (db) => {
      Object.assign(db.users.find(({ _id }) => _id === 'outsider')!.profileQuestions, {
        role: 'designer',
        lookingForOpportunities: 'no_answer',
      });
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Edit Profile' }));
  expect(await screen.findByLabelText('Work status')).toHaveDisplayValue('Prefer not to say');
  const chosen = (label: string) => optionsOf(label).filter((text) => text !== optionsOf(label)[0]);
  expect(chosen('Work status')).toEqual([
    'Looking for opportunities',
    'Not looking for opportunities',
    'Prefer not to say',
  ]);
  expect(chosen('Work preference')).toEqual(['Remote', 'Hybrid', 'Onsite']);
  expect(chosen('Role')).toEqual(['Frontend', 'Backend', 'Fullstack', 'Product', 'Designer', 'Other']);
});

it('a new board has five suggested types', async () => {
  renderApp('/boards/create', { as: 'outsider' });
  await screen.findByLabelText('Board name');
  const chips = screen.getAllByRole('button', { pressed: false });
  expect(chips.map((chip) => chip.textContent)).toEqual([
    'designers',
    'developers',
    'marketers',
    'product-managers',
    'others',
  ]);
  for (const chip of chips) fireEvent.click(chip);
  expect(chips.map((chip) => chip.getAttribute('aria-pressed'))).toEqual(chips.map(() => 'true'));
  expect(screen.getByRole('button', { name: 'Remove others' })).toBeVisible();
});

it('a creator who is a member of their own board can remove everybody but themselves', async () => {
  renderApp('/boards/board-1', {
    as: 'creator',
    arrange: (db) => void (db.boards[0]!.members = ['creator', 'member']),
  });
  expect(await screen.findByRole('button', { name: 'Remove Mario Member' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Remove Carla Creator' })).toBeNull();
});
