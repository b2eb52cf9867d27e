import { useEffect, type ReactNode } from 'react';
import { ErrorBoundary as Boundary } from 'react-error-boundary';
import { useDocumentTitle } from '@/lib/hooks/use-document-title';
import { listen } from '@/lib/listen';
import { useNewVersion } from '@/lib/loading/new-version';
import { reloadOnce } from '@/lib/loading/reload-page';
import { LoadError, type FailedProps } from '@/ui/lazy-component';
import { MessagePage } from '@/ui/message-page';
import { NEW_VERSION, PAGE_NOT_LOADED } from './messages';
import { ReloadButton } from './reload-button';

interface FailedScreenProps {
  title: string;
  /** The document's title. */
  documentTitle?: string | undefined;
  text?: string | undefined;
  /** On the button that reloads; 'Reload' by default. */
  children?: ReactNode;
}

/** Replaces a screen that cannot be shown until the page is reloaded. */
function FailedScreen({ title, documentTitle = title, text, children }: FailedScreenProps) {
  useDocumentTitle(documentTitle);
  return (
    // Not atomic: screen readers announce the later text of its button alone.
    <div role="alert" aria-atomic={false}>
      <MessagePage
        title={title}
        text={text}
        // A reload, because Firefox remembers a failed import for the lifetime of the page.
        action={<ReloadButton variant="yellow">{children}</ReloadButton>}
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
export function PageFailed({ error, retry }: FailedProps) {
  // Errors thrown by the page itself are for the error boundary around it.
  if (!(error instanceof LoadError)) throw error;
  return <PageNotLoaded retry={retry} />;
}

function PageNotLoaded({ retry }: { retry: () => void }) {
  const isNewVersion = useNewVersion();
  const [title, text] = isNewVersion ? [NEW_VERSION] : PAGE_NOT_LOADED;
  useEffect(() => listen(window, ['online'], retry), [retry]);
  // The person has only just arrived, so nothing has been typed yet.
  useEffect(() => {
    if (isNewVersion) void reloadOnce();
  }, [isNewVersion]);
  return <FailedScreen title={title} text={text} />;
}
