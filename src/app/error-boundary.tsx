import { Component, type ReactNode } from 'react';
import { FailedScreen } from './failed-screen';

interface ErrorBoundaryState {
  error: unknown;
  hasFailed: boolean;
}

/** Shows what went wrong inside and offers a reload; what is outside stays usable. */
export class ErrorBoundary extends Component<{ children: ReactNode }, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { error: null, hasFailed: false };

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { error, hasFailed: true };
  }

  override render() {
    const { error, hasFailed } = this.state;
    if (!hasFailed) return this.props.children;
    const message =
      error instanceof Error && error.message !== '' ? error.message : 'An unexpected error occurred';
    return (
      <FailedScreen title="Oops! Something went wrong" documentTitle="Something went wrong" text={message}>
        Refresh Page
      </FailedScreen>
    );
  }
}
