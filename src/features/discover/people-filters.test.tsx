import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { DemoDb } from '@/demo/db';
import { renderApp } from '@kit/render-app';

/** Carla: React, Go, remote, Porto, looking. Mario: React, hybrid, Lisbon, looking. Aino: Go, remote, not looking. */
const threePeople = (db: DemoDb) => {
  db.users = db.users.slice(0, 3);
  const set = (index: number, location: string, questions: object) => {
    db.users[index]!.location = location;
    Object.assign(db.users[index]!.profileQuestions, questions);
  };
  set(0, 'Porto', { techStack: ['React', 'Go'], workPreference: 'remote', yearsOfExperience: 2 });
  set(1, 'Lisbon', { techStack: ['react'], workPreference: 'hybrid', yearsOfExperience: 9 });
  set(2, 'Lisbon', {
    techStack: ['Go'],
    workPreference: 'remote',
    yearsOfExperience: 4,
    lookingForOpportunities: 'not_looking',
  });
};

const open = async (query = '', path = '/?mode=member') => {
  const app = renderApp(path + query, { arrange: threePeople });
  await screen.findByText(/^\d+ members?$/);
  return app;
};
const openPanel = async (query = '') => {
  const app = await open(query);
  await app.user.click(screen.getByRole('button', { name: /^Filters/ }));
  return app;
};
const names = () =>
  within(screen.getByRole('list', { name: 'members' }))
    .getAllByRole('article')
    .map((card) => within(card).getByRole('link').textContent);
const panel = () => within(screen.getByRole('group', { name: 'Filters' }));
const offered = () =>
  screen.queryAllByRole('option', { name: /^(Lisbon|Porto) / }).map(({ textContent }) => textContent);
const active = () =>
  within(screen.getByRole('list', { name: 'Active filters' }))
    .getAllByRole('button')
    .map((chip) => chip.textContent);

describe('people', () => {
  it('are narrowed by what is chosen, without another call, in the URL', async () => {
    const { user, calls } = await openPanel();
    const before = calls.length;
    await user.click(panel().getByRole('button', { name: 'Open to Work' }));
    expect(names()).toEqual(['Carla Creator', 'Mario Member']);
    await user.click(panel().getByRole('button', { name: 'Hybrid' }));
    expect(names()).toEqual(['Mario Member']);
    expect(window.location.search).toBe('?mode=member&open=1&work=hybrid');
    expect(active()).toEqual(['Open to Work', 'Hybrid']);
    await user.click(panel().getByRole('button', { name: 'Remote' }));
    expect(names()).toEqual(['Carla Creator']);
    window.history.back();
    await waitFor(() => expect(names()).toEqual(['Mario Member']));
    expect(calls).toHaveLength(before);
  });

  it('are narrowed by a location that is typed, in whatever case', async () => {
    const { user } = await openPanel();
    const field = panel().getByRole('combobox', { name: 'Location' });
    await user.type(field, 'LISB');
    await waitFor(() => expect(window.location.search).toBe('?mode=member&place=LISB'));
    expect(names()).toEqual(['Mario Member', 'Aino Applicant']);
    expect(field).toHaveValue('LISB');
    expect(active()).toEqual(['LISB']);
    expect(offered()).toEqual(['Lisbon 2']);
    await user.clear(field);
    await user.click(field);
    expect(offered()).toEqual(['Lisbon 2', 'Porto 1']);
    await user.keyboard('{ArrowUp}{Enter}');
    expect(field).toHaveValue('Porto');
    await waitFor(() => expect(names()).toEqual(['Carla Creator']));
  });

  it('are narrowed by technologies from chips, which add up', async () => {
    const { user } = await openPanel();
    await user.click(panel().getByRole('button', { name: 'React 2' }));
    expect(names()).toEqual(['Carla Creator', 'Mario Member']);
    // Only one of them knows it, which is not worth a number.
    await user.click(panel().getByRole('button', { name: 'Go' }));
    expect(names()).toEqual(['Carla Creator']);
    expect(window.location.search).toBe('?mode=member&tech=React&tech=Go');
    await user.click(panel().getByRole('button', { name: 'React' }));
    expect(names()).toEqual(['Carla Creator', 'Aino Applicant']);
  });

  it('are narrowed by a technology that is typed or chosen from the suggestions', async () => {
    const { user } = await openPanel();
    const field = () => panel().getByRole('combobox', { name: 'Technologies' });
    await user.type(field(), 'rEACT{Enter}');
    expect(names()).toEqual(['Carla Creator', 'Mario Member']);
    expect(field()).toHaveValue('');
    await user.type(field(), 'Gó');
    await user.click(screen.getByRole('option', { name: 'Go 2' }));
    expect(field()).toHaveValue('');
    expect(names()).toEqual(['Carla Creator']);
    expect(active()).toEqual(['rEACT', 'Go']);
    expect(panel().queryByRole('button', { name: 'Add' })).toBeNull();
    await user.type(field(), 'Zig');
    await user.click(panel().getByRole('button', { name: 'Add' }));
    expect(await screen.findByText('No Members Found')).toBeVisible();
    expect(field()).toHaveFocus();
    // What was chosen is a chip, although nobody has it.
    await user.click(panel().getByRole('button', { name: 'Zig' }));
    expect(names()).toEqual(['Carla Creator']);
  });

  it('are narrowed by several technologies that are typed or pasted at once', async () => {
    const { user } = await openPanel();
    const field = panel().getByRole('combobox', { name: 'Technologies' });
    await user.type(field, 'React, Go; react{Enter}');
    expect(active()).toEqual(['React', 'Go']);
    expect(names()).toEqual(['Carla Creator']);
    await user.paste('Rust\r\nGo\r\n');
    expect(active()).toEqual(['React', 'Go', 'Rust']);
    expect(field).toHaveValue('');
  });

  it('have the five most common technologies as chips, which stay where they are', async () => {
    const { user } = renderApp('/?mode=member', {
      arrange: (db) => {
        const model = db.users[0]!;
        db.users = [4, 6, 5, 1, 3, 2, 7].flatMap((count, tech) =>
          Array.from({ length: count }, (_, index) => ({
            ...model,
            _id: `person-${tech}-${index}`,
            profileQuestions: {
              ...model.profileQuestions,
              techStack: ['Ada', 'Basic', 'C', 'Dart', 'Elm', 'F#', 'Go'].slice(tech, tech + 1),
            },
          })),
        );
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Filters' }));
    const chips = () =>
      within(panel().getByRole('group', { name: 'Tech stack' }))
        .getAllByRole('button')
        .map((chip) => chip.textContent.trim());
    await waitFor(() => expect(chips()).toEqual(['Go 7', 'Basic 6', 'C 5', 'Ada 4', 'Elm 3']));
    await user.click(panel().getByRole('button', { name: 'Elm 3' }));
    await user.type(panel().getByRole('combobox', { name: 'Technologies' }), 'dart{Enter}');
    expect(chips()).toEqual(['Go', 'Basic', 'C', 'Ada', 'Elm', 'dart']);
  });

  it('are not narrowed by an Enter that confirms a word of an input method', async () => {
    await openPanel();
    const field = panel().getByRole('combobox', { name: 'Technologies' });
    fireEvent.input(field, { target: { value: 'Gö' } });
    fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
    fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 });
    expect(field).toHaveValue('Gö');
    expect(window.location.search).toBe('?mode=member');
  });

  it('keep what was chosen while a number was being typed', async () => {
    await openPanel();
    fireEvent.change(panel().getByLabelText('Min years'), { target: { value: '2' } });
    fireEvent.click(panel().getByRole('button', { name: 'Developer' }));
    await waitFor(() => expect(window.location.search).toBe('?mode=member&role=developer&min=2'));
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'car' } });
    fireEvent.click(panel().getByRole('button', { name: 'Remote' }));
    await waitFor(() => expect(new URLSearchParams(window.location.search).get('q')).toBe('car'));
    expect(new URLSearchParams(window.location.search).get('work')).toBe('remote');
  });

  it('are put in order', async () => {
    const { user } = await open('&tech=go');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'Most experience');
    expect(names()).toEqual(['Aino Applicant', 'Carla Creator']);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'Name');
    expect(names()).toEqual(['Aino Applicant', 'Carla Creator']);
    expect(window.location.search).toBe('?mode=member&tech=go&sort=name');
  });
});

describe('what is active', () => {
  it('is a chip for each, is removed one by one, and the focus moves on', async () => {
    const { user, callsTo } = await open('&role=developer&min=1&open=1&work=remote&tech=Go&q=c');
    expect(active()).toEqual(['Developer', '1+ years', 'Open to Work', 'Remote', 'Go']);
    expect(screen.getByRole('button', { name: 'Filters 5 on' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove filter 1+ years' }));
    await waitFor(() => expect(active()).toEqual(['Developer', 'Open to Work', 'Remote', 'Go']));
    expect(screen.getByRole('button', { name: 'Remove filter Open to Work' })).toHaveFocus();
    expect(callsTo('GET', '/boards?searchType=member&searchTerm=c&tags=developer')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Remove filter Go' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Remove filter Remote' })).toHaveFocus());
    await user.click(screen.getByRole('button', { name: 'Remove filter Open to Work' }));
    await waitFor(() => expect(active()).toEqual(['Developer', 'Remote']));
    await user.click(screen.getByRole('button', { name: 'Remove filter Developer' }));
    await waitFor(() => expect(active()).toEqual(['Remote']));
    await user.click(screen.getByRole('button', { name: 'Remove filter Remote' }));
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Active filters' })).toBeNull());
    expect(new URLSearchParams(window.location.search).get('q')).toBe('c');
  });

  it('is cleared at once, except for the search and the order', async () => {
    const { user } = await open('&role=developer&open=1&place=Porto&tech=Go&sort=name&q=c');
    await user.click(screen.getByRole('button', { name: 'Clear all' }));
    await waitFor(() => expect(window.location.search).toBe('?mode=member&q=c&sort=name'));
    expect(screen.queryByRole('list', { name: 'Active filters' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Filters' })).toHaveFocus();
  });

  it.each([
    ['&max=1', 'Up to 1 year'],
    ['&min=1&max=1', '1 to 1 year'],
    ['&min=1&max=4', '1 to 4 years'],
    ['&min=1', '1+ years'],
  ])('says %s as %s', async (query, text) => {
    await open(query);
    expect(active()).toEqual([text]);
  });

  it('is kept while somebody types', async () => {
    const { user } = await open('&tech=Go&open=1');
    await user.type(screen.getByRole('searchbox'), 'ca');
    await waitFor(() => expect(new URLSearchParams(window.location.search).get('q')).toBe('ca'));
    expect(active()).toEqual(['Open to Work', 'Go']);
  });
});

it('a technology on a profile leads to the people who know it', async () => {
  const { user } = renderApp('/profile/creator', { as: 'member', arrange: threePeople });
  const tech = within(await screen.findByRole('list', { name: 'Tech stack' }));
  await user.click(tech.getByRole('link', { name: 'Go' }));
  await screen.findByText('2 members');
  expect(names()).toEqual(['Carla Creator', 'Aino Applicant']);
  expect(active()).toEqual(['Go']);
});
