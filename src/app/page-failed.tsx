import { useEffect } from 'react';
import type { PartFailure } from '@/lib/loading/lazy-part';
import { useNewVersion } from '@/lib/loading/new-version';
import { reloadOnce } from '@/lib/loading/reload-page';
import { FailedScreen } from './failed-screen';
import { NEW_VERSION, PAGE_NOT_LOADED } from './messages';

/** Shown instead of a page whose code could not be loaded. Loading is tried again when the connection is back. */
export function PageFailed({ error }: PartFailure) {
  // Errors thrown by the page itself are for the error boundary around it.
  if (error !== null) throw error;
  return <PageNotLoaded />;
}

function PageNotLoaded() {
  const isNewVersion = useNewVersion();
  const [title, text] = isNewVersion ? [NEW_VERSION] : PAGE_NOT_LOADED;
  // The person has only just arrived, so nothing has been typed yet.
  useEffect(() => {
    if (isNewVersion) void reloadOnce();
  }, [isNewVersion]);
  return <FailedScreen title={title} text={text} />;
}
