import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ErrorPanel } from './error-panel';
import { QueryState, type QueryStateProps } from './query-state';

type Query = QueryStateProps<string[]>['query'];

const refetch = vi.fn();
const element = (query: Partial<Query>, isMissing = false) => (
  <QueryState
    query={{ isFetching: false, refetch, ...query }}
    loadingLabel="Loading names"
    skeleton={<p>Skeleton</p>}
    renderError={(retry) => <ErrorPanel title="Not loaded" {...retry} />}
    empty={<p>Nobody</p>}
    isMissing={isMissing}
  >
    {(names) => <p>{names.join(' and ')}</p>}
  </QueryState>
);

it.each<[string, Partial<Query>, string]>([
  ['nothing yet', { isFetching: true }, 'Skeleton'],
  ['an error', { error: 'broken' }, 'Not loaded'],
  ['an error during a refetch', { error: 'broken', isFetching: true }, 'Not loaded'],
  ['an empty list', { data: [] }, 'Nobody'],
  ['null', { data: null }, 'Nobody'],
  ['data', { data: ['Ana', 'Bo'] }, 'Ana and Bo'],
  ['data after a failed refetch', { data: ['Ana', 'Bo'], error: 'broken' }, 'Ana and Bo'],
])('shows exactly one state for %s', (_what, query, text) => {
  render(element(query));
  const shown = ['Skeleton', 'Not loaded', 'Nobody', 'Ana and Bo'].filter((candidate) =>
    screen.queryByText(candidate),
  );
  expect(shown).toEqual([text]);
});

it('shows the missing state instead of a 404 error', () => {
  render(element({ error: 'not found' }, true));
  expect(screen.getByText('Nobody')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('announces that it is loading', () => {
  render(element({ isFetching: true }));
  expect(screen.getByRole('status')).toHaveTextContent('Loading names');
});

it('refetches on Retry and keeps the focus during the request', async () => {
  const { rerender } = render(element({ error: 'broken' }));
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(refetch).toHaveBeenCalledOnce();
  rerender(element({ error: 'broken', isFetching: true }));
  expect(screen.getByRole('button', { name: 'Retry' })).toHaveFocus();
});
