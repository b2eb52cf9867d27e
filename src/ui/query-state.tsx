import type { ReactNode } from 'react';
import { LoadingRegion } from './skeleton';

/** The props that Retry needs (`ErrorPanel`). */
export interface RetryProps {
  onRetry: () => void;
  isRetrying: boolean;
}

export interface QueryStateProps<T> {
  query: { data?: T | null | undefined; error?: unknown; isFetching: boolean; refetch: () => unknown };
  /** Announced while the skeleton is shown. Omit it if the skeleton has its own `LoadingRegion`. */
  loadingLabel?: string;
  /** Has the layout of the loaded content, to avoid a layout shift. */
  skeleton: ReactNode;
  renderError: (retry: RetryProps) => ReactNode;
  /** Rendered for an empty list or missing data; nothing if omitted. */
  empty?: ReactNode;
  /** The server responded that the data doesn't exist. */
  isMissing?: boolean;
  children: (data: T) => ReactNode;
}

/**
 * Renders a query in each of its states: loading, failed with Retry, empty or missing, loaded. Loaded data stays on
 * screen during a refetch, even if the refetch fails. The error stays while Retry is in progress.
 */
export function QueryState<T>(props: QueryStateProps<T>) {
  const { query, loadingLabel, skeleton, renderError, empty = null, isMissing = false, children } = props;
  const { data, error, isFetching, refetch } = query;
  if (isMissing || data === null || (Array.isArray(data) && data.length === 0)) return empty;
  if (data !== undefined) return children(data);
  if (error !== undefined) return renderError({ onRetry: () => void refetch(), isRetrying: isFetching });
  return loadingLabel === undefined ? (
    skeleton
  ) : (
    <LoadingRegion label={loadingLabel}>{skeleton}</LoadingRegion>
  );
}
