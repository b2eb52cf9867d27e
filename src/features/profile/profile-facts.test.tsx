import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { DemoUser } from '@/demo/db';
import { renderApp } from '@kit/render-app';
import { callReturns } from '@kit/scenarios';

async function openOtto(
  questions: Partial<DemoUser['profileQuestions']> = {},
  changes: Partial<DemoUser> = {},
) {
  renderApp('/profile/outsider', {
    as: 'member',
    arrange: (db) => {
      const otto = db.users.find(({ _id }) => _id === 'outsider')!;
      Object.assign(otto, changes);
      Object.assign(otto.profileQuestions, questions);
    },
  });
  await screen.findByRole('heading', { level: 1, name: 'Otto Outsider' });
}

/** Returns the text under a label; `null` if there is no such label. */
const fact = (label: string) =>
  screen.queryByText(label, { selector: 'dt' })?.nextElementSibling?.textContent ?? null;

describe("the profile's facts", () => {
  it('shows each fact under its label', async () => {
    await openOtto(
      { role: 'devrel', workPreference: 'remote', yearsOfExperience: 1 },
      { location: 'Ponta Delgada' },
    );
    expect(fact('Role')).toBe('Developer Relations');
    expect(fact('Location')).toBe('Ponta Delgada');
    expect(fact('Work preference')).toBe('Remote');
    expect(fact('Years of experience')).toBe('1 year');
    expect(fact('Salary expectations')).toMatch(/90,000/);
    expect(fact('Member since')).toBe('March 2026');
    const tech = screen.getByRole('list', { name: 'Tech stack' });
    expect([...tech.children].map((item) => item.textContent)).toEqual([
      'TypeScript',
      'React',
      'CSS',
      'Node.js',
    ]);
  });

  it('omits unanswered questions', async () => {
    await openOtto(
      { role: '', workPreference: '', yearsOfExperience: null, techStack: [] },
      { location: '', bio: '' },
    );
    for (const label of ['Role', 'Location', 'Work preference', 'Years of experience']) {
      expect(fact(label)).toBeNull();
    }
    expect(screen.queryByRole('list', { name: 'Tech stack' })).toBeNull();
  });
});

describe('the email address', () => {
  it("is never on another person's profile or its print, even if it is sent", async () => {
    callReturns('get', '/profile/:userId', { _id: 'outsider', name: 'Otto', email: 'otto@example.com' });
    renderApp('/profile/outsider', { as: 'member' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Otto' })).toBeVisible();
    await screen.findByText("This user hasn't created any boards yet.");
    expect(document.body.innerHTML).not.toContain('otto@example.com');
  });
});
