import { Component, type ReactNode } from 'react';
import { isMissingCode, reloadOnce } from '@/lib/reload-once';
import { Button } from '@/ui/button';

interface ErrorBoundaryState {
  error: unknown;
  hasFailed: boolean;
  /** The page is about to be loaded anew; nothing to say. */
  isReloading: boolean;
}

/** Shows what broke inside and offers a fresh start; what is outside stays usable (spec section 2, 'Generic error boundary'). */
export class ErrorBoundary extends Component<{ children: ReactNode }, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { error: null, hasFailed: false, isReloading: false };

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { error, hasFailed: true, isReloading: isMissingCode(error) };
  }

  override componentDidCatch(): void {
    // Not above: React may derive the state more than once for one error.
    if (this.state.isReloading && !reloadOnce()) this.setState({ isReloading: false });
  }

  override render() {
    const { error, hasFailed, isReloading } = this.state;
    if (!hasFailed) return this.props.children;
    if (isReloading) return null;
    const message =
      error instanceof Error && error.message !== '' ? error.message : 'An unexpected error occurred';
    return (
      <div role="alert" className="mx-auto my-16 max-w-prose px-6 text-center">
        <h1 tabIndex={-1} className="text-xl font-semibold">
          Oops! Something went wrong
        </h1>
        <p className="mt-2 text-text-muted">{message}</p>
        <Button variant="secondary" className="mt-6" onClick={() => window.location.reload()}>
          Refresh Page
        </Button>
      </div>
    );
  }
}
