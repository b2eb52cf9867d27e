import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { reloadWhenBack } from '@/app/reload-when-back';
import { answersAreIn } from '@kit/answers';
import { testBoard } from '@kit/people';
import { renderApp } from '@kit/render-app';
import { callAnswers, callFails, callIsHeld } from '@kit/scenarios';
import { pass, stopClock } from '@kit/stopped-clock';

const search = () => screen.findByRole('searchbox');
const members = async () =>
  within(await screen.findByRole('list', { name: 'members' }))
    .getAllByRole('article')
    .map((card) => within(card).getByRole('link').textContent);

describe('boards', () => {
  it('are listed as cards that link to their page', async () => {
    const { callsTo } = renderApp('/');
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Discover Amazing Talent');
    const card = await screen.findByRole('article');
    expect(within(card).getByRole('link', { name: 'Frontend Guild of Lisbon' })).toHaveAttribute(
      'href',
      '/boards/board-1',
    );
    expect(card).toHaveTextContent('Carla Creator');
    expect(within(card).getByRole('img', { name: 'Verified' })).toBeVisible();
    expect(card).toHaveTextContent(/1 Member$/);
    expect(screen.getByText('1 board')).toBeVisible();
    expect(callsTo('GET', '/boards?searchType=board')[0]?.authorization).toBeNull();
    expect(document.title).toBe('Discover · Talentboard');
  });

  it('are searched once typing has stopped, and the term is kept in the URL without new history entries', async () => {
    const { user, callsTo, calls } = renderApp('/', {
      arrange: (db) => db.boards.push(testBoard({ _id: 'board-2', name: 'Painters of Porto' })),
    });
    const entries = window.history.length;
    const box = await search();
    expect(box).toHaveAttribute('placeholder', 'Search boards...');
    await user.type(box, 'porto');
    await waitFor(() => expect(screen.queryByText('Frontend Guild of Lisbon')).not.toBeInTheDocument());
    expect(screen.getByText('Painters of Porto')).toBeVisible();
    expect(callsTo('GET', '/boards?searchType=board&searchTerm=porto')).toHaveLength(1);
    expect(calls.filter((call) => call.path.includes('searchTerm'))).toHaveLength(1);
    expect(window.location.search).toBe('?q=porto');
    expect(window.history.length).toBe(entries);
  });

  it('have different texts for no match and no boards', async () => {
    const { user } = renderApp('/', { arrange: (db) => void (db.boards = []) });
    expect(await screen.findByText('No Boards Found')).toBeVisible();
    expect(screen.getByText('Nothing to show yet')).toBeVisible();
    await user.type(await search(), 'zebra');
    expect(await screen.findByText('Try adjusting your search')).toBeVisible();
  });

  it.each(['/?q=zebra', '/?mode=member&q=zebra&role=sales&min=3'])(
    'can be shown again after %s',
    async (path) => {
      const { user } = renderApp(path);
      await user.click(await screen.findByRole('button', { name: 'Clear search' }));
      expect(await screen.findByText(/^[1-9]\d* (board|member)s?$/)).toBeVisible();
      expect(await search()).toHaveFocus();
      expect(await search()).toHaveValue('');
      expect(window.location.search).toBe(path.includes('member') ? '?mode=member' : '');
    },
  );

  it('can be loaded again after a failure', async () => {
    const fault = callFails('get', '/boards');
    const { user } = renderApp('/');
    expect(await screen.findByRole('alert')).toHaveTextContent('The boards could not be loaded');
    fault.stop();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('link', { name: 'Frontend Guild of Lisbon' })).toBeVisible();
  });

  it('stay where loading them again fails, and give way to a failed search', async () => {
    const { user, store, callsTo } = renderApp('/');
    await screen.findByRole('link', { name: 'Frontend Guild of Lisbon' });
    const fault = callFails('get', '/boards');
    const stop = reloadWhenBack(store);
    window.dispatchEvent(new Event('online'));
    stop();
    await waitFor(() => expect(callsTo('GET', '/boards?searchType=board')).toHaveLength(2));
    await answersAreIn({ store });
    expect(fault.met()).toBe(1);
    expect(screen.getByRole('link', { name: 'Frontend Guild of Lisbon' })).toBeVisible();
    expect(screen.getByText('1 board')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    await user.type(await search(), 'zebra');
    expect(await screen.findByRole('alert')).toHaveTextContent('The boards could not be loaded');
  });

  it('invite a visitor to sign in where the backend answers 401, and to come back', async () => {
    callFails('get', '/boards', 401);
    renderApp('/?q=lisbon');
    expect(await screen.findByText('Sign in to see this')).toBeVisible();
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/auth?redirect=%2F%3Fq%3Dlisbon',
    );
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('cancel a superseded search and show the earlier result until the new one arrives', async () => {
    const { user, store } = renderApp('/');
    await screen.findByText('1 board');
    const held = callIsHeld('get', '/boards');
    await user.type(await search(), 'a');
    expect(await screen.findByText('Searching...')).toBeVisible();
    expect(screen.getByText('Frontend Guild of Lisbon')).toBeVisible();
    await user.type(await search(), 'zz');
    const statusOf = (term: string) =>
      Object.values(store.getState().api.queries).find(
        (query) => (query?.originalArgs as { searchTerm?: string } | undefined)?.searchTerm === term,
      );
    await waitFor(() => expect(statusOf('a')?.error).toMatchObject({ name: 'AbortError' }));
    expect(screen.getByText('Frontend Guild of Lisbon')).toBeVisible();
    held.stop();
    expect(await screen.findByText('No Boards Found')).toBeVisible();
    // Going back to the cancelled search sends it again.
    await user.type(await search(), '{Backspace}{Backspace}');
    expect(await screen.findByText('Frontend Guild of Lisbon')).toBeVisible();
  });

  it('have the same names in whatever envelope the list comes', async () => {
    callAnswers('get', '/boards', { data: { boards: [{ _id: 'b', name: 'Bare', members: ['x', null] }] } });
    renderApp('/');
    expect(await screen.findByRole('link', { name: 'Bare' })).toBeVisible();
    expect(screen.getByText('1 Member')).toBeVisible();
  });

  it('stay usable by the thousand, because only those near the window are rendered', async () => {
    renderApp('/', {
      arrange: (db) => {
        db.boards = Array.from({ length: 3000 }, (_, index) =>
          testBoard({ _id: `b${index}`, name: `Board number ${index}` }),
        );
      },
    });
    expect(await screen.findByText('3,000 boards')).toBeVisible();
    await waitFor(() => expect(screen.getAllByRole('article').length).toBeLessThan(40));
    const items = screen.getByRole('list', { name: 'boards' }).querySelectorAll('[aria-posinset]');
    expect(items[0]).toHaveAttribute('aria-setsize', '3000');
    expect(items[1]).toHaveAttribute('aria-posinset', '2');
  });
});

describe('members', () => {
  const open = (query = '', arrange?: NonNullable<Parameters<typeof renderApp>[1]>['arrange']) =>
    renderApp(`/?mode=member${query}`, arrange ? { arrange } : {});

  it('show name, years, role and the first three of the tech stack', async () => {
    open('', (db) => {
      db.users = db.users.slice(0, 1);
      Object.assign(db.users[0]!.profileQuestions, {
        role: 'other',
        customRole: 'Tinkerer',
        techStack: ['Rust', 'Go', 'Zig', 'C', 'Ada'],
      });
    });
    const card = await screen.findByRole('article');
    expect(within(card).getByRole('link', { name: 'Carla Creator' })).toHaveAttribute(
      'href',
      '/profile/creator',
    );
    expect(card).toHaveTextContent('5 yoe');
    expect(card).toHaveTextContent('Tinkerer');
    const tech = within(card).getByRole('list', { name: 'Tech stack' });
    expect(
      within(tech)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Rust', 'Go', 'Zig', '+2 more']);
    expect(await screen.findByPlaceholderText('Search by name or username...')).toBeVisible();
  });

  it('are searched without limits and role until these are chosen', async () => {
    const { callsTo } = open();
    await members();
    expect(callsTo('GET', '/boards?searchType=member')).toHaveLength(1);
  });

  it('are filtered by one role at a time, even if the server does not do it', async () => {
    const { user, callsTo } = open('', (db) => {
      db.users[1]!.profileQuestions.role = 'devops';
    });
    await user.click(await screen.findByRole('button', { name: 'Filters' }));
    await user.click(screen.getByRole('button', { name: 'More roles' }));
    const chips = within(screen.getByRole('group', { name: 'Role' })).getAllByRole('button');
    expect(chips.filter((chip) => chip.hasAttribute('aria-pressed'))).toHaveLength(15);
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

  it('are filtered by role and experience even if the server ignores them', async () => {
    const user = (id: string, role: string, yearsOfExperience: number | null) => ({
      _id: id,
      name: id,
      profileQuestions: { role, yearsOfExperience },
    });
    callAnswers('get', '/boards', {
      users: [
        user('fits', 'bd', 4),
        user('young', 'bd', 1),
        user('other', 'sales', 4),
        user('unknown', 'bd', null),
      ],
    });
    open('&role=bd&min=2&max=10');
    expect(await members()).toEqual(['fits']);
  });

  it('are not searched when min exceeds max, which is reported at the field', async () => {
    const { user, calls } = open('&min=3');
    const min = await screen.findByRole('textbox', { name: 'Min years' });
    const max = screen.getByRole('textbox', { name: 'Max years' });
    expect(min).toHaveValue('3');
    await members();
    await user.clear(max);
    await user.type(max, '2');
    expect(min).toHaveAccessibleDescription('Min must not exceed max');
    expect(min).toBeInvalid();
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

  it('forget every filter when the mode changes, and Back restores it', async () => {
    const { user } = open('&q=mar&role=developer&min=1');
    expect(await members()).toEqual(['Mario Member']);
    expect(screen.getByRole('button', { name: 'Filters 2 on' })).toHaveAttribute('aria-expanded', 'false');

    await user.click(screen.getByRole('button', { name: 'Boards' }));
    await screen.findByText('1 board');
    expect(window.location.search).toBe('');
    expect(await search()).toHaveValue('');

    await user.click(screen.getByRole('button', { name: 'Members' }));
    expect(await members()).toContain('Carla Creator');
    expect(screen.getByRole('button', { name: 'Filters' })).toHaveAttribute('aria-expanded', 'false');
    expect(window.location.search).toBe('?mode=member');

    window.history.go(-2);
    await waitFor(async () => expect(await search()).toHaveValue('mar'));
    await waitFor(async () => expect(await members()).toEqual(['Mario Member']));
  });

  it('have different texts for no match and no members', async () => {
    const { user } = open('', (db) => void (db.users = []));
    expect(await screen.findByText('No Members Found')).toBeVisible();
    expect(screen.getByText('Nothing to show yet')).toBeVisible();
    await user.type(await search(), 'zebra');
    expect(await screen.findByText('Try adjusting your search')).toBeVisible();
  });

  it('keep a space that is typed at the end of the term', async () => {
    const { user, callsTo } = open();
    await user.type(await search(), 'mario ');
    await waitFor(() => expect(window.location.search).toBe('?mode=member&q=mario+'));
    expect(await search()).toHaveValue('mario ');
    await waitFor(async () => expect(await members()).toEqual(['Mario Member']));
    expect(callsTo('GET', '/boards?searchType=member&searchTerm=mario')).toHaveLength(1);
  });
});

it('keeps the focus in the search on the way back from the members to the boards', async () => {
  const { user } = renderApp('/');
  await screen.findByText('1 board');
  await user.click(screen.getByRole('button', { name: 'Members' }));
  await members();
  await user.type(await search(), 'ada');
  await waitFor(() => expect(window.location.search).toBe('?mode=member&q=ada'));
  act(() => window.history.back());
  expect(await screen.findByPlaceholderText('Search boards...')).toHaveFocus();
  expect(await search()).toHaveValue('');
});

it('gives the focus to the button of the boards on the way back to them from a filter of the members', async () => {
  const { user } = renderApp('/');
  await screen.findByText('1 board');
  await user.click(screen.getByRole('button', { name: 'Members' }));
  await members();
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  await user.click(screen.getByRole('button', { name: 'Designer' }));
  await waitFor(() => expect(window.location.search).toBe('?mode=member&role=designer'));
  act(() => window.history.go(-2));
  await screen.findByText('1 board');
  expect(screen.getByRole('button', { name: 'Boards', pressed: true })).toHaveFocus();
});

it('leaves the focus to the next screen where a member’s profile is opened', async () => {
  const { user } = renderApp('/?mode=member', { as: 'outsider' });
  await members();
  const focused = vi.spyOn(screen.getByRole('button', { name: 'Boards' }), 'focus');
  await user.click(screen.getByRole('link', { name: 'Mario Member' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Mario Member' })).toBeVisible();
  expect(focused).not.toHaveBeenCalled();
});

it('drops what was typed for the other kind and not searched yet', async () => {
  renderApp('/');
  await screen.findByText('1 board');
  stopClock();
  const box = screen.getByRole('searchbox');
  const choose = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  fireEvent.change(box, { target: { value: 'porto' } });
  choose('Members');
  expect(box).toHaveValue('');
  choose('Boards');
  expect(box).toHaveValue('');
  await pass(300);
  expect(window.location.search).toBe('');
});
