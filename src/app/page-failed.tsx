import { useEffect } from 'react';
import type { PartFailure } from '@/lib/lazy-part';
import { useDocumentTitle } from '@/lib/use-document-title';
import { Button } from '@/ui/button';
import { MessagePage } from '@/ui/message-page';
import { NEW_VERSION, PAGE_NOT_LOADED } from './messages';
import { useNewVersion, useReloadForNewVersion } from './new-version';

/** Stands for a page whose code could not be loaded. It is loaded again when the connection is back. */
export function PageFailed({ error }: PartFailure) {
  // What a page throws is for the error boundary around it.
  if (error !== null) throw error;
  return <PageNotLoaded />;
}

function PageNotLoaded() {
  const isNewVersion = useNewVersion();
  const reload = useReloadForNewVersion();
  const message = isNewVersion ? NEW_VERSION : PAGE_NOT_LOADED;
  useDocumentTitle(message.title);
  useEffect(reload);
  return (
    <div role="alert">
      <MessagePage
        title={message.title}
        text={message.text}
        action={
          // Not another import: Firefox remembers for as long as the page lives that it has failed.
          <Button variant="yellow" onClick={() => window.location.reload()}>
            Reload
          </Button>
        }
      />
    </div>
  );
}
