import type { ReactNode } from 'react';
import { ErrorPanel } from './error-panel';
import { LoadingRegion } from './skeleton';

export interface QueryStateProps<T extends readonly unknown[]> {
  query: { data?: T | undefined; error?: unknown; isFetching: boolean; refetch: () => unknown };
  /** Announced while the skeleton is shown. */
  loadingLabel: string;
  /** Has the shape of the list, so that nothing moves when the list arrives. */
  skeleton: ReactNode;
  errorTitle: string;
  /** Says what went wrong (`errorText` of api/errors). */
  errorText: (error: unknown) => string;
  /** Shown instead of an empty list. */
  empty: ReactNode;
  children: (data: T) => ReactNode;
}

/**
 * A list in each of its states: loading, failed with Retry, empty, there. What has been loaded stays while it is
 * loaded again, even if that fails, and the error stays while Retry is in progress.
 */
export function QueryState<T extends readonly unknown[]>(props: QueryStateProps<T>) {
  const { query, loadingLabel, skeleton, errorTitle, errorText, empty, children } = props;
  const { data, error } = query;
  if (data !== undefined) return data.length === 0 ? empty : children(data);
  if (error === undefined) return <LoadingRegion label={loadingLabel}>{skeleton}</LoadingRegion>;
  return (
    <ErrorPanel
      title={errorTitle}
      text={errorText(error)}
      onRetry={() => void query.refetch()}
      isRetrying={query.isFetching}
    />
  );
}
