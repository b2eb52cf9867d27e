import { useSyncExternalStore, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useViewer } from '@/api/use-viewer';
import { useNewVersion } from '@/lib/loading/new-version';
import { Button } from '@/ui/button';
import { NEW_VERSION, OFFLINE } from '../messages';
import { ReloadButton } from '../reload-button';
import { reportsMissingProfile } from '../routes';

function Bar({ children }: { children: ReactNode }) {
  return (
    <p
      role="status"
      className="flex flex-wrap items-center justify-center gap-2 border-b border-border bg-surface-sunken px-4 py-1 text-center text-sm"
    >
      {children}
    </p>
  );
}

function subscribeToConnection(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/**
 * Bars under the nav bar about the app as a whole: no network, a new version, or a profile that could not be
 * loaded.
 */
export function NoticeBars() {
  const { pathname } = useLocation();
  const isOnline = useSyncExternalStore(subscribeToConnection, () => navigator.onLine);
  return (
    <>
      {!isOnline && <Bar>{OFFLINE}</Bar>}
      {useNewVersion() && (
        <Bar>
          {NEW_VERSION}
          <ReloadButton variant="ghost" size="small" />
        </Bar>
      )}
      {!reportsMissingProfile(pathname) && <UnknownViewer />}
    </>
  );
}

function UnknownViewer() {
  const { isSignedIn, isLoading, profile, refetch } = useViewer();
  if (!isSignedIn || isLoading || profile !== null) return null;
  return (
    <Bar>
      Your profile could not be loaded, so some actions are missing.
      <Button variant="ghost" size="small" onClick={refetch}>
        Load profile
      </Button>
    </Bar>
  );
}
