import type { ReactNode } from 'react';
import { ErrorBoundary as Boundary } from 'react-error-boundary';
import { useDocumentTitle } from '@/lib/hooks/use-document-title';
import { Button } from '@/ui/button';
import { LoadError, type FailedProps } from '@/ui/lazy-component';
import { MessagePage } from '@/ui/message-page';

interface FailedScreenProps {
  title: string;
  /** The document's title. */
  documentTitle?: string | undefined;
  text?: string | undefined;
  /** The text of the reload button. */
  children?: ReactNode;
}

/** Replaces a screen that needs a reload. */
function FailedScreen({ title, documentTitle = title, text, children = 'Reload' }: FailedScreenProps) {
  useDocumentTitle(documentTitle);
  return (
    <div role="alert">
      <MessagePage
        title={title}
        text={text}
        // Reloads the page, because Firefox caches a failed import until then.
        actions={
          <Button variant="yellow" onClick={() => window.location.reload()}>
            {children}
          </Button>
        }
      />
    </div>
  );
}

/** Replaces a broken screen with the error and a reload button. */
export function ErrorBoundary({ children }: { children: ReactNode }) {
  return (
    <Boundary
      fallbackRender={({ error }) => (
        <FailedScreen
          title="Oops! Something went wrong"
          documentTitle="Something went wrong"
          text={
            error instanceof Error && error.message !== '' ? error.message : 'An unexpected error occurred'
          }
        >
          Refresh Page
        </FailedScreen>
      )}
    >
      {children}
    </Boundary>
  );
}

/** Replaces a page whose code failed to load. */
export function PageFailed({ error }: FailedProps) {
  // The error boundary handles errors that the page throws.
  if (!(error instanceof LoadError)) throw error;
  return (
    <FailedScreen title="We couldn’t load this page" text="Check your connection, then reload the page." />
  );
}
