import { useEffect } from 'react';
import type { PartFailure } from '@/lib/lazy-part';
import { useNewVersion } from '@/lib/new-version';
import { reloadOnce } from '@/lib/reload-once';
import { useDocumentTitle } from '@/lib/use-document-title';
import { MessagePage } from '@/ui/message-page';
import { NEW_VERSION, PAGE_NOT_LOADED } from './messages';
import { ReloadButton } from './reload-button';

/** Stands for a page whose code could not be loaded. It is loaded again when the connection is back. */
export function PageFailed({ error }: PartFailure) {
  // What a page throws is for the error boundary around it.
  if (error !== null) throw error;
  return <PageNotLoaded />;
}

function PageNotLoaded() {
  const isNewVersion = useNewVersion();
  const [title, text] = isNewVersion ? [NEW_VERSION] : PAGE_NOT_LOADED;
  useDocumentTitle(title);
  // The person has just come here: nothing has been typed.
  useEffect(() => {
    if (isNewVersion) reloadOnce();
  }, [isNewVersion]);
  return (
    <div role="alert">
      <MessagePage
        title={title}
        text={text}
        action={
          // Not another import: Firefox remembers for as long as the page lives that one has failed.
          <ReloadButton variant="yellow" />
        }
      />
    </div>
  );
}
