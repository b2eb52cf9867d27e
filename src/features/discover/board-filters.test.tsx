import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { DemoDb } from '@/demo/db';
import { answersAreIn } from '@kit/steps';
import { makeBoard } from '@kit/factories';
import { type Person } from '@kit/people';
import { renderApp } from '@kit/render-app';
import { callAnswers, callFails, callIsHeld } from '@kit/scenarios';

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
const types = () => within(screen.getByRole('group', { name: 'Board type' }));
const chips = () =>
  types()
    .getAllByRole('button')
    .map((chip) => `${chip.textContent} ${chip.getAttribute('aria-pressed')}`);

describe('the types of boards', () => {
  it('narrow the list to one, by the call and in the answer, and in the URL', async () => {
    const { user, callsTo } = renderApp('/', { arrange: threeBoards });
    await screen.findByRole('group', { name: 'Board type' });
    await screen.findByText('3 boards');
    expect(chips()).toEqual(['designers false', 'developers false']);
    await user.click(types().getByRole('button', { name: 'designers' }));
    await screen.findByText('2 boards');
    expect(names()).toEqual(['Mica', 'Zinc']);
    expect(window.location.search).toBe('?type=designers');
    expect(callsTo('GET', '/boards?searchType=board&tags=designers')).toHaveLength(1);
    // The other types stay, so that one can change one's mind.
    expect(chips()).toEqual(['designers true', 'developers false']);
    await user.click(types().getByRole('button', { name: 'designers' }));
    await screen.findByText('3 boards');
    expect(window.location.search).toBe('');
    window.history.back();
    await screen.findByText('2 boards');
  });

  it('narrow the answer of a server that ignores them', async () => {
    callAnswers('get', '/boards', [
      { _id: 'b1', name: 'Zinc', boardType: ['designers'] },
      { _id: 'b2', name: 'Amber', boardType: ['developers'] },
    ]);
    renderApp('/?type=developers');
    await screen.findByText('1 board');
    expect(names()).toEqual(['Amber']);
  });

  it('keep the one from the URL, and the focus on it, when it is pressed off', async () => {
    const { user } = renderApp('/?type=developers', { arrange: threeBoards });
    await screen.findByText('2 boards');
    await screen.findByRole('group', { name: 'Board type' });
    const held = callIsHeld('get', '/boards');
    const chip = types().getByRole('button', { name: 'developers' });
    await user.click(chip);
    await screen.findByText('Searching...');
    expect(chips()).toEqual(['developers false', 'designers false']);
    expect(chip).toHaveFocus();
    held.stop();
    await screen.findByText('3 boards');
    expect(chips()).toEqual(['designers false', 'developers false']);
    expect(chip).toHaveFocus();
  });

  it('stay while a search is running', async () => {
    const { user } = renderApp('/', { arrange: threeBoards });
    await screen.findByText('3 boards');
    const held = callIsHeld('get', '/boards');
    await user.type(screen.getByRole('searchbox'), 'zin');
    await screen.findByText('Searching...');
    expect(chips()).toEqual(['designers false', 'developers false']);
    held.stop();
    await screen.findByText('1 board');
    expect(chips()).toEqual(['designers false']);
  });

  it('are kept while somebody types, and forgotten when the mode changes', async () => {
    const { user } = renderApp('/?type=designers&sort=name', { arrange: threeBoards });
    await screen.findByText('2 boards');
    await user.type(screen.getByRole('searchbox'), 'mi');
    await waitFor(() => expect(window.location.search).toBe('?type=designers&sort=name&q=mi'));
    await screen.findByText('1 board');
    await user.click(screen.getByRole('button', { name: 'Members' }));
    expect(window.location.search).toBe('?mode=member');
  });
});

describe('the order of boards', () => {
  it('is the server’s until one is chosen, and is kept in the URL', async () => {
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

describe('the viewer’s relation to a board', () => {
  it.each<[Person | undefined, string | null]>([
    ['creator', 'Yours'],
    ['member', 'Member'],
    ['applicant', 'Applied'],
    ['outsider', null],
    [undefined, null],
  ])('%s reads %s', async (as, expected) => {
    const app = renderApp('/', as === undefined ? {} : { as });
    const card = within(await screen.findByRole('article'));
    if (expected !== null) await card.findByText(expected);
    await answersAreIn(app);
    const shown = ['Yours', 'Member', 'Applied', 'Rejected'].filter((label) => card.queryByText(label));
    expect(shown).toEqual(expected === null ? [] : [expected]);
  });

  it('does not request a profile again that could not be loaded', async () => {
    callFails('get', '/profile', 403);
    const boards = callIsHeld('get', '/boards');
    const app = renderApp('/', { as: 'creator', arrange: threeBoards });
    await screen.findByText(/Your profile could not be loaded/);
    boards.stop();
    expect(await screen.findByText('3 boards')).toBeVisible();
    await answersAreIn(app);
    expect(app.callsTo('GET', '/profile')).toHaveLength(1);
  });

  it('makes no call', async () => {
    // An unfinished profile has no link to boards, whose dot is what loads the applications otherwise.
    const app = renderApp('/', { as: 'newcomer' });
    await screen.findByRole('article');
    await answersAreIn(app);
    expect(app.callsTo('GET', '/join-requests/user')).toEqual([]);
    expect(app.callsTo('GET', '/profile')).toHaveLength(1);
  });
});
