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
  /** On the button that reloads; 'Reload' by default. */
  children?: ReactNode;
}

/** Replaces a screen that cannot be shown until the page is reloaded. */
function FailedScreen({ title, documentTitle = title, text, children = 'Reload' }: FailedScreenProps) {
  useDocumentTitle(documentTitle);
  return (
    <div role="alert">
      <MessagePage
        title={title}
        text={text}
        // A reload, because Firefox remembers a failed import for the lifetime of the page.
        action={
          <Button variant="yellow" onClick={() => window.location.reload()}>
            {children}
          </Button>
        }
      />
    </div>
  );
}

/** Shows what went wrong inside and offers a reload; what is outside stays usable. */
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

/** Replaces a page whose code could not be loaded. */
export function PageFailed({ error }: FailedProps) {
  // Errors thrown by the page itself are for the error boundary around it.
  if (!(error instanceof LoadError)) throw error;
  return (
    <FailedScreen title="This page could not be loaded" text="Check your connection, then reload the page." />
  );
}
