import type { ReactNode } from 'react';
import { errorText, isAborted, isUnauthorized } from '@/api/errors';
import { SignInInvitation } from '@/components/link-buttons';
import { pluralize } from '@/domain/text';
import { useAuth } from '@/identity/use-session';
import { Button } from '@/ui/button';
import { SkeletonGrid } from '@/ui/plain-grid';
import { cn } from '@/lib/cn';
import { EmptyState } from '@/ui/empty-state';
import { ErrorPanel } from '@/ui/error-panel';
import type { QueryStateProps } from '@/ui/query-state';
import { VirtualGrid } from '@/ui/virtual-grid';
import { ResultCount } from './discover-skeleton';

interface OrderSelectProps {
  /** Pairs of value and label; '' is the server's order. */
  orders: readonly (readonly [string, string])[];
  /** The value from the URL; an unknown value counts as ''. */
  order: string;
  onChange: (order: string) => void;
}

export function OrderSelect({ orders, order, onChange }: OrderSelectProps) {
  return (
    <select
      aria-label="Order"
      value={orders.some(([value]) => value === order) ? order : ''}
      onChange={(event) => onChange(event.target.value)}
      className="h-8 shrink-0 rounded-control border border-border-strong bg-surface-raised pr-8 pl-3 text-sm text-text"
    >
      {orders.map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}

interface ResultsProps<T extends { id: string }> {
  /** Used for a count such as '24 boards'. */
  noun: 'board' | 'member';
  /** Undefined before the first response; the previous search's items while the next search is in flight. */
  items: readonly T[] | undefined;
  /** `currentData` is the response of the current search. */
  query: QueryStateProps<unknown>['query'] & { currentData?: unknown };
  emptyTitle: string;
  isNarrowed: boolean;
  onClear: () => void;
  rowHeightPx: number;
  skeleton: ReactNode;
  renderItem: (item: T) => ReactNode;
}

/**
 * The results of a search. It isn't a `QueryState`: the previous results stay dimmed while a search is in flight, an
 * error replaces them, and a rejected visitor is invited to sign in.
 */
export function Results<T extends { id: string }>(props: ResultsProps<T>) {
  const { noun, items, query, emptyTitle, isNarrowed, onClear, rowHeightPx, skeleton, renderItem } = props;
  const { isLoggedIn } = useAuth();
  const hasFailed = query.error !== undefined && !isAborted(query.error);

  if (hasFailed && isUnauthorized(query.error) && !isLoggedIn) {
    return <SignInInvitation text={`You need to be signed in to search ${noun}s.`} />;
  }
  if (hasFailed && (query.currentData === undefined || isUnauthorized(query.error))) {
    return (
      <ErrorPanel
        title={`We couldn’t load the ${noun}s`}
        text={errorText(query.error)}
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
      />
    );
  }
  const count = items?.length ?? 0;
  // An empty previous result doesn't predict the current one.
  const isLoading = items === undefined || (query.isFetching && count === 0);
  return (
    <>
      <ResultCount role="status">
        {isLoading ? `Loading ${noun}s...` : query.isFetching ? 'Searching...' : pluralize(count, noun)}
      </ResultCount>
      <div
        aria-busy={query.isFetching}
        className={cn('transition-opacity duration-150', !isLoading && query.isFetching && 'opacity-60')}
      >
        {isLoading ? (
          <SkeletonGrid>{skeleton}</SkeletonGrid>
        ) : count === 0 ? (
          <EmptyState
            title={emptyTitle}
            text={isNarrowed ? 'Try adjusting your search' : 'Nothing to show yet'}
            action={
              isNarrowed ? (
                <Button variant="secondary" onClick={onClear}>
                  Clear search
                </Button>
              ) : undefined
            }
          />
        ) : (
          <VirtualGrid
            label={`${noun}s`}
            items={items}
            keyOf={({ id }) => id}
            rowHeightPx={rowHeightPx}
            renderItem={renderItem}
          />
        )}
      </div>
    </>
  );
}
