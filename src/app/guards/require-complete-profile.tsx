import { useEffect, useState } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { errorText } from '@/api/errors';
import { useViewer } from '@/api/use-viewer';
import { paths } from '@/lib/addresses/paths';
import { storeReturnPath } from '@/lib/addresses/return-path';
import { ErrorPanel } from '@/ui/error-panel';
import { FullScreenSpinner } from '@/ui/spinner';
import { HiddenHeading } from '@/ui/page';
import { showToast } from '@/ui/toasts/toast-store';
import { COMPLETE_YOUR_PROFILE } from '../messages';

function ToOnboarding() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  // The requested path; the location changes while this is still mounted.
  const [wanted] = useState(pathname + search);
  useEffect(() => {
    storeReturnPath(wanted);
    showToast(COMPLETE_YOUR_PROFILE);
    void navigate(paths.onboarding(), { replace: true });
  }, [wanted, navigate]);
  return null;
}

/**
 * The routes inside need a complete profile. Used inside RequireSignedIn. Not a `QueryState`, which the guards would
 * make part of every first load; and a profile that is loaded may still mean a redirect.
 */
export function RequireCompleteProfile() {
  const viewer = useViewer();
  if (viewer.hasCompleteProfile) return <Outlet />;
  if (viewer.mustOnboard) return <ToOnboarding />;
  if (viewer.isLoading) return <FullScreenSpinner label="Loading your profile" />;
  return (
    <>
      <HiddenHeading>Your profile</HiddenHeading>
      <ErrorPanel
        title="Your profile could not be loaded"
        text={errorText(viewer.error)}
        onRetry={viewer.refetch}
        isRetrying={viewer.isFetching}
      />
    </>
  );
}
