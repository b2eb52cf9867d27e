import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { refetchOnReturn } from '@/api/base-api';
import { waitForResponses, typeAtOnce } from '@kit/steps';
import { makeBoard } from '@kit/people';
import { renderApp } from '@kit/render-app';
import { callFails, callIsHeld } from '@kit/scenarios';
import { pass, stopClock } from '@kit/stopped-clock';

const search = () => screen.findByRole('searchbox');
const members = async () =>
  within(await screen.findByRole('list', { name: 'members' }))
    .getAllByRole('article')
    .map((card) => within(card).getByRole('link').textContent);

describe('boards', () => {
  it('lists boards as cards that link to their page', async () => {
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

  it("searches after typing stops, and replaces the URL's history entry", async () => {
    const { callsTo, calls } = renderApp('/', {
      arrange: (db) => db.boards.push(makeBoard({ _id: 'board-2', name: 'Painters of Porto' })),
    });
    const entries = window.history.length;
    const box = await search();
    expect(box).toHaveAttribute('placeholder', 'Search boards...');
    typeAtOnce(box, 'porto');
    await waitFor(() => expect(screen.queryByText('Frontend Guild of Lisbon')).not.toBeInTheDocument());
    expect(screen.getByText('Painters of Porto')).toBeVisible();
    expect(callsTo('GET', '/boards?searchType=board&searchTerm=porto')).toHaveLength(1);
    expect(calls.filter((call) => call.path.includes('searchTerm'))).toHaveLength(1);
    expect(window.location.search).toBe('?q=porto');
    expect(window.history.length).toBe(entries);
  });

  it("finds boards by creator and type, which the server doesn't search", async () => {
    const { user } = renderApp('/', {
      arrange: (db) => db.boards.push(makeBoard({ _id: 'board-2', name: 'Painters', creator: 'member' })),
    });
    await user.type(await search(), 'carla designers');
    await waitFor(() => expect(screen.queryByText('Painters')).toBeNull());
    expect(screen.getByText('Frontend Guild of Lisbon')).toBeVisible();
  });

  it('explains boards to visitors only', async () => {
    const { unmount } = renderApp('/?q=lisbon');
    expect(await screen.findByText(/^A board is a group around one topic\./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign in to join' })).toHaveAttribute(
      'href',
      '/auth?redirect=%2F%3Fq%3Dlisbon',
    );
    unmount();
    renderApp('/', { as: 'member' });
    await screen.findByText('1 board');
    expect(screen.queryByText(/^A board is a group/)).toBeNull();
  });

  it('has different texts for no match and no boards', async () => {
    const { user } = renderApp('/', { arrange: (db) => void (db.boards = []) });
    expect(await screen.findByText('No Boards Found')).toBeVisible();
    expect(screen.getByText('Nothing to show yet')).toBeVisible();
    await user.type(await search(), 'zebra');
    expect(await screen.findByText('Try adjusting your search')).toBeVisible();
  });

  it.each(['/?q=zebra', '/?mode=member&q=zebra&role=sales&min=3'])(
    'clears the search at %s and focuses the search field',
    async (path) => {
      const { user } = renderApp(path);
      await user.click(await screen.findByRole('button', { name: 'Clear search' }));
      expect(await screen.findByText(/^[1-9]\d* (board|member)s?$/)).toBeVisible();
      expect(await search()).toHaveFocus();
      expect(await search()).toHaveValue('');
      expect(window.location.search).toBe(path.includes('member') ? '?mode=member' : '');
    },
  );

  it('keeps the boards when a refetch fails, and shows an error for a new search', async () => {
    const { user, store, callsTo } = renderApp('/');
    await screen.findByRole('link', { name: 'Frontend Guild of Lisbon' });
    const failure = callFails('get', '/boards');
    const stop = refetchOnReturn(store.dispatch);
    window.dispatchEvent(new Event('online'));
    stop();
    await waitFor(() => expect(callsTo('GET', '/boards?searchType=board')).toHaveLength(2));
    await waitForResponses({ store });
    expect(failure.count()).toBe(1);
    expect(screen.getByRole('link', { name: 'Frontend Guild of Lisbon' })).toBeVisible();
    expect(screen.getByText('1 board')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    await user.type(await search(), 'zebra');
    expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t load the boards');
  });

  it('invites a visitor to sign in when the backend responds with 401', async () => {
    callFails('get', '/boards', 401);
    renderApp('/?q=lisbon');
    expect(await screen.findByText('Sign in to see this')).toBeVisible();
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/auth?redirect=%2F%3Fq%3Dlisbon',
    );
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('shows the previous result until the new one has loaded', async () => {
    const { user } = renderApp('/');
    await screen.findByText('1 board');
    const held = callIsHeld('get', '/boards');
    await user.type(await search(), 'a');
    expect(await screen.findByText('Searching...')).toBeVisible();
    expect(screen.getByText('Frontend Guild of Lisbon')).toBeVisible();
    await user.type(await search(), 'zz');
    expect(screen.getByText('Frontend Guild of Lisbon')).toBeVisible();
    held.stop();
    expect(await screen.findByText('No Boards Found')).toBeVisible();
    await user.type(await search(), '{Backspace}{Backspace}');
    expect(await screen.findByText('Frontend Guild of Lisbon')).toBeVisible();
  });

  it('renders only the rows near the viewport with thousands of boards', async () => {
    renderApp('/', {
      arrange: (db) => {
        db.boards = Array.from({ length: 3000 }, (_, index) =>
          makeBoard({ _id: `b${index}`, name: `Board number ${index}` }),
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

it('keeps the focus in the search on Back from members to boards', async () => {
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

it('drops a typed term that was not searched yet when the mode changes', async () => {
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
