import { Component, type ReactNode } from 'react';
import { isMissingCode, reloadOnce } from '@/lib/reload-once';
import { useDocumentTitle } from '@/lib/use-document-title';
import { Button } from '@/ui/button';
import { MessagePage } from '@/ui/message-page';

interface ErrorBoundaryState {
  error: unknown;
  hasFailed: boolean;
  /** The page is about to be loaded anew; nothing to say. */
  isReloading: boolean;
}

function BrokenScreen({ message }: { message: string }) {
  useDocumentTitle('Something went wrong');
  return (
    <div role="alert">
      <MessagePage
        title="Oops! Something went wrong"
        text={message}
        action={
          <Button variant="yellow" onClick={() => window.location.reload()}>
            Refresh Page
          </Button>
        }
      />
    </div>
  );
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
    return <BrokenScreen message={message} />;
  }
}
