import type { ReactNode } from 'react';
import { LoadingRegion } from './skeleton';

/** What Retry needs (`ErrorPanel`). */
export interface RetryProps {
  onRetry: () => void;
  isRetrying: boolean;
}

export interface QueryStateProps<T> {
  query: { data?: T | null | undefined; error?: unknown; isFetching: boolean; refetch: () => unknown };
  /** Announced while the skeleton is shown. Omitted where the skeleton has a `LoadingRegion` of its own. */
  loadingLabel?: string;
  /** Has the shape of what is loading, so that nothing moves when it arrives. */
  skeleton: ReactNode;
  renderError: (retry: RetryProps) => ReactNode;
  /** Shown instead of an empty list, or of something that does not exist; nothing if omitted. */
  empty?: ReactNode;
  /** The server has said that it does not exist. */
  isMissing?: boolean;
  children: (data: T) => ReactNode;
}

/**
 * A list or a single thing in each of its states: loading, failed with Retry, empty or missing, there. What has been
 * loaded stays while it is loaded again, even if that fails, and the error stays while Retry is in progress.
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
