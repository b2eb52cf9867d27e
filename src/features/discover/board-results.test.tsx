import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { DemoDb } from '@/demo/db';
import { answersAreIn } from '@kit/steps';
import { makeBoard } from '@kit/factories';
import { type Person } from '@kit/people';
import { renderApp } from '@kit/render-app';
import { callFails, callIsHeld } from '@kit/scenarios';

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
