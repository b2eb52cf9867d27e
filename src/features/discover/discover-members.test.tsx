import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '@kit/render-app';

const search = () => screen.findByRole('searchbox');
const members = async () =>
  within(await screen.findByRole('list', { name: 'members' }))
    .getAllByRole('article')
    .map((card) => within(card).getByRole('link').textContent);

describe('members', () => {
  const open = (query = '', arrange?: NonNullable<Parameters<typeof renderApp>[1]>['arrange']) =>
    renderApp(`/?mode=member${query}`, arrange ? { arrange } : {});

  it('are filtered by one role at a time', async () => {
    const { user, callsTo } = open('', (db) => {
      db.users[1]!.profileQuestions.role = 'devops';
    });
    await user.click(await screen.findByRole('button', { name: 'Filters' }));
    const chips = within(screen.getByRole('group', { name: 'Role' })).getAllByRole('button');
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
    await user.type(screen.getByPlaceholderText('Search by name or username...'), 'zebra');
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
