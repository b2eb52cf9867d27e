import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { DemoDb } from '@/demo/db';
import { renderApp } from '@kit/render-app';

/** Carla: React and Go, looking. Mario: react, looking. Aino: Go, not looking. */
const threePeople = (db: DemoDb) => {
  db.users = db.users.slice(0, 3);
  const set = (index: number, questions: object) =>
    void Object.assign(db.users[index]!.profileQuestions, questions);
  set(0, { techStack: ['React', 'Go'], yearsOfExperience: 2 });
  set(1, { techStack: ['react'], yearsOfExperience: 9 });
  set(2, { techStack: ['Go'], yearsOfExperience: 4, lookingForOpportunities: 'not_looking' });
};

const open = async (query = '') => {
  const app = renderApp(`/?mode=member${query}`, { arrange: threePeople });
  await screen.findByText(/^\d+ members?$/);
  await app.user.click(screen.getByRole('button', { name: /^Filters/ }));
  return app;
};
const names = () =>
  within(screen.getByRole('list', { name: 'members' }))
    .getAllByRole('article')
    .map((card) => within(card).getByRole('link').textContent);
const panel = () => within(screen.getByRole('group', { name: 'Filters' }));
const techField = () => panel().getByRole('combobox', { name: 'Technologies' });

describe('the member filters', () => {
  it('filter by Open to Work without another request, in the URL', async () => {
    const { user, calls } = await open();
    const before = calls.length;
    await user.click(panel().getByRole('button', { name: 'Open to Work' }));
    expect(names()).toEqual(['Carla Creator', 'Mario Member']);
    expect(window.location.search).toBe('?mode=member&open=1');
    window.history.back();
    await waitFor(() => expect(names()).toHaveLength(3));
    expect(calls).toHaveLength(before);
  });

  it('filter by technologies that are typed or suggested', async () => {
    const { user } = await open();
    await user.type(techField(), 'rEACT{Enter}');
    expect(names()).toEqual(['Carla Creator', 'Mario Member']);
    expect(techField()).toHaveValue('');
    await user.type(techField(), 'Gó');
    // As a browser does when one of the suggestions is chosen.
    fireEvent.change(techField(), { target: { value: 'Go' } });
    expect(names()).toEqual(['Carla Creator']);
    expect(window.location.search).toBe('?mode=member&tech=rEACT&tech=Go');
    await user.click(panel().getByRole('button', { name: 'Remove rEACT' }));
    expect(names()).toEqual(['Carla Creator', 'Aino Applicant']);
    expect(techField()).toHaveFocus();
  });

  it('keep a choice that is made while a number or a term is being typed', async () => {
    await open();
    fireEvent.change(panel().getByLabelText('Min years'), { target: { value: '2' } });
    fireEvent.click(panel().getByRole('button', { name: 'Developer' }));
    await waitFor(() => expect(window.location.search).toBe('?mode=member&role=developer&min=2'));
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'car' } });
    fireEvent.click(panel().getByRole('button', { name: 'Open to Work' }));
    await waitFor(() => expect(new URLSearchParams(window.location.search).get('q')).toBe('car'));
    expect(new URLSearchParams(window.location.search).get('open')).toBe('1');
  });

  it('clear everything but the term and the order', async () => {
    const { user } = await open('&role=developer&open=1&min=1&tech=Go&sort=name&q=c');
    expect(screen.getByRole('button', { name: 'Filters 4 on' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(window.location.search).toBe('?mode=member&sort=name&q=c'));
    expect(screen.getByRole('button', { name: 'Filters' })).toBeVisible();
    expect(panel().getByLabelText('Min years')).toHaveValue('0');
    expect(screen.getByRole('group', { name: 'Filters' })).toHaveFocus();
  });
});

it('opens the people who know a technology from a profile', async () => {
  const { user } = renderApp('/profile/creator', { as: 'member', arrange: threePeople });
  const tech = within(await screen.findByRole('list', { name: 'Tech stack' }));
  await user.click(tech.getByRole('link', { name: 'Go' }));
  await screen.findByText('2 members');
  expect(names()).toEqual(['Carla Creator', 'Aino Applicant']);
});
