import { Component, type ReactNode } from 'react';
import { useDocumentTitle } from '@/lib/hooks/use-document-title';
import { MessagePage } from '@/ui/message-page';
import { ReloadButton } from './reload-button';

interface ErrorBoundaryState {
  error: unknown;
  hasFailed: boolean;
}

function BrokenScreen({ message }: { message: string }) {
  useDocumentTitle('Something went wrong');
  return (
    <div role="alert">
      <MessagePage
        title="Oops! Something went wrong"
        text={message}
        action={<ReloadButton variant="yellow">Refresh Page</ReloadButton>}
      />
    </div>
  );
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
    return <BrokenScreen message={message} />;
  }
}
