import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { DemoDb } from '@/demo/db';
import { makeBoard, type Person } from '@kit/people';
import { renderApp, type RenderOptions } from '@kit/render-app';
import { callFails, callIsHeld } from '@kit/scenarios';
import { waitForResponses } from '@kit/steps';
import { pass, stopClock, until } from '@kit/stopped-clock';

describe('member filters', () => {
  /** Carla knows React and Go and is looking. Mario knows react and is looking. Aino knows Go and is not looking. */
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
    return app;
  };
  const names = () =>
    within(screen.getByRole('list', { name: 'members' }))
      .getAllByRole('article')
      .map((card) => within(card).getByRole('link').textContent);
  const panel = () => within(screen.getByRole('group', { name: 'Filters' }));
  const techField = () => panel().getByRole('combobox', { name: 'Technologies' });

  describe('the filter panel', () => {
    it('filters by Open to Work in the URL without another request', async () => {
      const { user, calls } = await open();
      const before = calls.length;
      await user.click(panel().getByRole('button', { name: 'Open to Work' }));
      expect(names()).toEqual(['Carla Creator', 'Mario Member']);
      expect(window.location.search).toBe('?mode=member&open=1');
      window.history.back();
      await waitFor(() => expect(names()).toHaveLength(3));
      expect(calls).toHaveLength(before);
    });

    it('finds people by technology and role, which the server does not search', async () => {
      const { user } = await open();
      await user.type(screen.getByRole('searchbox'), 'developer react');
      await waitFor(() => expect(names()).toEqual(['Carla Creator', 'Mario Member']));
    });

    it('filters by technologies that are typed or suggested', async () => {
      const { user } = await open();
      await user.type(techField(), 'rEACT{Enter}');
      expect(names()).toEqual(['Carla Creator', 'Mario Member']);
      expect(techField()).toHaveValue('');
      await user.type(techField(), 'Gó');
      // The event that browsers fire when a suggestion is selected.
      fireEvent.change(techField(), { target: { value: 'Go' } });
      expect(names()).toEqual(['Carla Creator']);
      expect(window.location.search).toBe('?mode=member&tech=rEACT&tech=Go');
      await user.click(panel().getByRole('button', { name: 'Remove rEACT' }));
      expect(names()).toEqual(['Carla Creator', 'Aino Applicant']);
      expect(techField()).toHaveFocus();
    });

    it('keeps a selection that is made while a number or a term is being typed', async () => {
      await open();
      fireEvent.change(panel().getByLabelText('Min years'), { target: { value: '2' } });
      fireEvent.click(panel().getByRole('button', { name: 'Developer' }));
      await waitFor(() => expect(window.location.search).toBe('?mode=member&role=developer&min=2'));
      fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'car' } });
      fireEvent.click(panel().getByRole('button', { name: 'Open to Work' }));
      await waitFor(() => expect(new URLSearchParams(window.location.search).get('q')).toBe('car'));
      expect(new URLSearchParams(window.location.search).get('open')).toBe('1');
    });

    it('clears everything except the term and the order', async () => {
      const { user } = await open('&role=developer&open=1&min=1&tech=Go&sort=name&q=c');
      expect(screen.getByRole('button', { name: 'Filters 4 on' })).toBeVisible();
      await user.click(screen.getByRole('button', { name: 'Clear filters' }));
      await waitFor(() => expect(window.location.search).toBe('?mode=member&sort=name&q=c'));
      expect(screen.getByRole('button', { name: 'Filters' })).toBeVisible();
      expect(panel().getByLabelText('Min years')).toHaveValue('0');
      expect(screen.getByRole('group', { name: 'Filters' })).toHaveFocus();
    });
  });

  it('opens in a sheet, which shows how many people are found', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
    expect(sheet.getByRole('button', { name: 'Show 3 people' })).toBeVisible();
    await user.type(sheet.getByRole('combobox', { name: 'Technologies' }), 'React{Enter}');
    await user.click(sheet.getByRole('button', { name: 'Open to Work' }));
    await user.click(sheet.getByRole('button', { name: 'Show 2 people' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Filters 2 on' })).toHaveFocus());
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(names()).toEqual(['Carla Creator', 'Mario Member']);
  });

  it('finds people with a technology that is pressed on a profile', async () => {
    const { user } = renderApp('/profile/creator', { as: 'member', arrange: threePeople });
    const tech = within(await screen.findByRole('list', { name: 'Tech stack' }));
    await user.click(tech.getByRole('link', { name: 'Go' }));
    await screen.findByText('2 members');
    expect(names()).toEqual(['Carla Creator', 'Aino Applicant']);
  });
});

describe('the search', () => {
  it.each([
    ['/', 'searchType=board', /^\d+ board/],
    ['/?mode=member', 'searchType=member', /^\d+ members/],
  ])('searches on %s 300 ms after typing stops', async (path, query, loaded) => {
    const { calls } = renderApp(path);
    await screen.findByText(loaded);
    const box = screen.getByRole('searchbox');
    stopClock();
    const type = (value: string) => fireEvent.change(box, { target: { value } });
    const terms = () => calls.map((call) => new URLSearchParams(call.path.split('?')[1]).get('searchTerm'));

    type('ca');
    await pass(299);
    type('car');
    await pass(299);
    expect(window.location.search).not.toContain('q=');
    await pass(1);
    expect(new URLSearchParams(window.location.search).get('q')).toBe('car');
    await until(() => expect(terms()).toEqual([null, 'car']));
    expect(calls.at(-1)?.path).toContain(query);
  });
});

describe('board results', () => {
  const board = (_id: string, name: string, changes: Parameters<typeof makeBoard>[0]) =>
    makeBoard({ _id, name, ...changes });

  const threeBoards = (db: DemoDb) => {
    db.boards = [
      board('b1', 'Zinc', { boardType: ['designers'], members: [], createdAt: '2026-01-01T00:00:00.000Z' }),
      board('b2', 'Amber', {
        boardType: ['developers'],
        members: ['member', 'outsider'],
        createdAt: '2026-02-01T00:00:00.000Z',
      }),
      board('b3', 'Mica', {
        boardType: ['designers', 'developers'],
        members: ['member'],
        createdAt: '2026-03-01T00:00:00.000Z',
      }),
    ];
  };

  const names = () =>
    within(screen.getByRole('list', { name: 'boards' }))
      .getAllByRole('link')
      .map((link) => link.textContent);

  describe('the order of boards', () => {
    it("is the server's by default, and a selected order is in the URL", async () => {
      const { user, calls } = renderApp('/', { arrange: threeBoards });
      await screen.findByText('3 boards');
      const order = screen.getByRole('combobox', { name: 'Order' });
      const before = calls.length;
      expect(names()).toEqual(['Mica', 'Amber', 'Zinc']);
      await user.selectOptions(order, 'Name');
      expect(names()).toEqual(['Amber', 'Mica', 'Zinc']);
      await user.selectOptions(order, 'Most members');
      expect(names()).toEqual(['Amber', 'Mica', 'Zinc']);
      expect(window.location.search).toBe('?sort=members');
      await user.selectOptions(order, 'Default order');
      expect(names()).toEqual(['Mica', 'Amber', 'Zinc']);
      expect(window.location.search).toBe('');
      expect(calls).toHaveLength(before);
    });

    it('is read from the URL; an unknown value means the default', async () => {
      const { unmount } = renderApp('/?sort=newest', { arrange: threeBoards });
      await screen.findByText('3 boards');
      expect(screen.getByRole('combobox', { name: 'Order' })).toHaveValue('newest');
      unmount();
      renderApp('/?sort=__proto__', { arrange: threeBoards });
      await screen.findByText('3 boards');
      expect(screen.getByRole('combobox', { name: 'Order' })).toHaveValue('');
      expect(names()).toEqual(['Mica', 'Amber', 'Zinc']);
    });
  });

  describe("the viewer's relation to a board", () => {
    it.each<[Person | undefined, string | null]>([
      ['creator', 'Yours'],
      ['member', 'Member'],
      ['applicant', 'Applied'],
      ['outsider', null],
      [undefined, null],
    ])('shows %s the badge %s', async (as, expected) => {
      const app = renderApp('/', as === undefined ? {} : { as });
      const card = within(await screen.findByRole('article'));
      if (expected !== null) await card.findByText(expected);
      await waitForResponses(app);
      const shown = ['Yours', 'Member', 'Applied', 'Rejected'].filter((label) => card.queryByText(label));
      expect(shown).toEqual(expected === null ? [] : [expected]);
    });

    it('does not refetch a profile that failed to load', async () => {
      callFails('get', '/profile', 403);
      const boards = callIsHeld('get', '/boards');
      const app = renderApp('/', { as: 'creator', arrange: threeBoards });
      await screen.findByText(/We couldn’t load your profile/);
      boards.stop();
      expect(await screen.findByText('3 boards')).toBeVisible();
      await waitForResponses(app);
      expect(app.callsTo('GET', '/profile')).toHaveLength(1);
    });

    it('makes no request for the badges', async () => {
      // An unfinished profile has no link to boards, whose unread dot would load the applications.
      const app = renderApp('/', { as: 'newcomer' });
      await screen.findByRole('article');
      await waitForResponses(app);
      expect(app.callsTo('GET', '/join-requests/user')).toEqual([]);
      expect(app.callsTo('GET', '/profile')).toHaveLength(1);
    });
  });
});

describe('member results', () => {
  const search = () => screen.findByRole('searchbox');
  const members = async () =>
    within(await screen.findByRole('list', { name: 'members' }))
      .getAllByRole('article')
      .map((card) => within(card).getByRole('link').textContent);

  describe('members', () => {
    const open = (query = '', arrange?: RenderOptions['arrange']) =>
      renderApp(`/?mode=member${query}`, arrange ? { arrange } : {});

    it('filters by one role at a time', async () => {
      const { user, callsTo } = open('', (db) => {
        db.users[1]!.profileQuestions.role = 'devops';
      });
      const chips = within(await screen.findByRole('group', { name: 'Role' })).getAllByRole('button');
      expect(chips).toHaveLength(15);
      await user.click(screen.getByRole('button', { name: 'DevOps' }));
      expect(screen.getByRole('button', { name: 'DevOps' })).toHaveAttribute('aria-pressed', 'true');
      await waitFor(async () => expect(await members()).toEqual(['Mario Member']));
      expect(callsTo('GET', '/boards?searchType=member&tags=devops')).toHaveLength(1);

      await user.click(screen.getByRole('button', { name: 'Developer' }));
      expect(screen.getByRole('button', { name: 'DevOps' })).toHaveAttribute('aria-pressed', 'false');
      await waitFor(async () => expect(await members()).not.toContain('Mario Member'));

      await user.click(screen.getByRole('button', { name: 'Developer' }));
      await waitFor(async () => expect(await members()).toContain('Mario Member'));
      expect(window.location.search).toBe('?mode=member');
    });

    it('searches without limits when min exceeds max, and shows an error', async () => {
      const { user, calls } = open('&min=3');
      const min = await screen.findByRole('textbox', { name: 'Min years' });
      const max = screen.getByRole('textbox', { name: 'Max years' });
      expect(min).toHaveValue('3');
      expect(max).toHaveValue('20+');
      await members();
      await user.clear(max);
      await user.type(max, '2');
      expect(min).toHaveAccessibleDescription('Min must not exceed max');
      expect(min).toBeInvalid();
      await waitFor(() => expect(window.location.search).toBe('?mode=member'));
      expect(max).toHaveValue('2');
      await user.clear(min);
      await user.type(min, '1');
      expect(min).toBeValid();
      await waitFor(() => expect(window.location.search).toBe('?mode=member&min=1&max=2'));
      const sent = calls.map((call) => new URL(call.path, 'http://x').searchParams);
      expect(sent.some((params) => params.get('minExperience') === '3' && params.has('maxExperience'))).toBe(
        false,
      );
      expect(await screen.findByText('No Members Found')).toBeVisible();
      expect(screen.getByText('Try adjusting your search')).toBeVisible();
    });

    it('clears every filter when the mode changes; Back restores them', async () => {
      const { user } = open('&q=mar&role=developer&min=1');
      expect(await members()).toEqual(['Mario Member']);
      expect(screen.getByRole('button', { name: 'Filters 2 on' })).toBeVisible();

      await user.click(screen.getByRole('button', { name: 'Boards' }));
      await screen.findByText('1 board');
      expect(window.location.search).toBe('');
      expect(await search()).toHaveValue('');

      await user.click(screen.getByRole('button', { name: 'Members' }));
      expect(await members()).toContain('Carla Creator');
      expect(screen.getByRole('button', { name: 'Filters' })).toBeVisible();
      expect(window.location.search).toBe('?mode=member');

      window.history.go(-2);
      await waitFor(async () => expect(await search()).toHaveValue('mar'));
      await waitFor(async () => expect(await members()).toEqual(['Mario Member']));
    });

    it('has different texts for no match and no members', async () => {
      const { user } = open('', (db) => void (db.users = []));
      expect(await screen.findByText('No Members Found')).toBeVisible();
      expect(screen.getByText('Nothing to show yet')).toBeVisible();
      await user.type(screen.getByPlaceholderText('Search by name or username...'), 'zebra');
      expect(await screen.findByText('Try adjusting your search')).toBeVisible();
    });

    it('keeps a trailing space that is typed in the term', async () => {
      const { user, callsTo } = open();
      await user.type(await search(), 'mario ');
      await waitFor(() => expect(window.location.search).toBe('?mode=member&q=mario+'));
      expect(await search()).toHaveValue('mario ');
      await waitFor(async () => expect(await members()).toEqual(['Mario Member']));
      expect(callsTo('GET', '/boards?searchType=member&searchTerm=mario')).toHaveLength(1);
    });
  });
});
