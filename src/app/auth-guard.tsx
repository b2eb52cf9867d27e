import { Fragment, useEffect, useState, type ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { Navigate, Outlet, useLocation, useNavigate } from 'react-router-dom';
import { errorText } from '@/api/errors';
import { useViewer } from '@/api/use-viewer';
import { useAuth, useSession, useSessionState } from '@/identity/use-session';
import { redirected } from '@/identity/session-slice';
import { paths } from '@/lib/addresses/paths';
import { storeReturnPath } from '@/lib/addresses/return-path';
import { ErrorPanel } from '@/ui/error-panel';
import { FullScreenSpinner } from '@/ui/spinner';
import { HiddenHeading } from '@/ui/page';
import { failure, showToast } from '@/ui/toasts/toast-store';

export const COMPLETE_YOUR_PROFILE = failure(
  'Complete your profile',
  'Please complete your profile to access the dashboard',
);

/**
 * The layout route around pages.
 * @param requires omitted for pages that visitors may open, including the sign-in page
 */
export function AuthGuard({ requires }: { requires?: 'sign-in' | 'complete-profile' }) {
  if (requires === undefined) return <OpenPage />;
  return <SignedIn>{requires === 'sign-in' ? <Outlet /> : <CompleteProfile />}</SignedIn>;
}

function useCurrentPath() {
  const { pathname, search, hash } = useLocation();
  return { pathname, fullPath: pathname + search + hash };
}

/** Redirects to the sign-in page once after a sign-out in this tab. */
function OpenPage() {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { reason, isRedirectPending } = useSessionState();
  const { pathname, fullPath } = useCurrentPath();

  useEffect(() => {
    if (!isRedirectPending) return;
    dispatch(redirected());
    // Adds a history entry, because Back may return to this page: visitors can open it.
    if (pathname !== paths.auth()) void navigate(paths.auth(reason === 'ended' ? fullPath : null));
  }, [isRedirectPending, reason, pathname, fullPath, dispatch, navigate]);

  return <Outlet />;
}

/**
 * Requires a sign-in. Until the identity service has reported, a valid stored token is enough. Without a stored account the
 * user is redirected at once; the sign-in page loads the service.
 */
function SignedIn({ children }: { children: ReactNode }) {
  const session = useSession();
  const { uid, isLoggedIn } = useAuth();
  const { status, reason, isRedirectPending } = useSessionState();
  const { fullPath } = useCurrentPath();
  // Retries a check that failed on an earlier page before showing the error.
  const [isErrorStale, setIsErrorStale] = useState(status === 'error');
  if (isErrorStale && status !== 'error') setIsErrorStale(false);

  const isVisitor = status === 'signedOut' || (status === 'unknown' && !isLoggedIn);
  const needsCheck = !isVisitor && status !== 'storedToken';
  useEffect(() => {
    if (needsCheck) void session.ensureChecked();
  }, [session, needsCheck]);

  if (isErrorStale || (status === 'unknown' && isLoggedIn))
    return <FullScreenSpinner label="Checking your sign-in" />;
  // The history state survives a reload, and no link can forge it.
  if (status === 'error') return <Navigate to={paths.error()} replace state={{ returnPath: fullPath }} />;
  if (isVisitor) {
    // After Sign Out, the sign-in page doesn't return here.
    const hasPressedSignOut = isRedirectPending && reason === 'pressed';
    return <Navigate to={paths.auth(hasPressedSignOut ? null : fullPath)} replace />;
  }
  // Remount per user, so that typed values and open dialogs don't carry over to another account.
  return <Fragment key={uid}>{children}</Fragment>;
}

/** Requires a complete profile. An incomplete one redirects, so this isn't a `QueryState`. */
function CompleteProfile() {
  const viewer = useViewer();
  if (viewer.hasCompleteProfile) return <Outlet />;
  if (viewer.mustOnboard) return <ToOnboarding />;
  if (viewer.isLoading) return <FullScreenSpinner label="Loading your profile" />;
  return (
    <>
      <HiddenHeading>Your profile</HiddenHeading>
      <ErrorPanel
        title="We couldn’t load your profile"
        text={errorText(viewer.error)}
        onRetry={viewer.refetch}
        isRetrying={viewer.isFetching}
      />
    </>
  );
}

function ToOnboarding() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  // Keeps the path, because the location changes while this is mounted.
  const [returnPath] = useState(pathname + search);
  useEffect(() => {
    storeReturnPath(returnPath);
    showToast(COMPLETE_YOUR_PROFILE);
    void navigate(paths.onboarding(), { replace: true });
  }, [returnPath, navigate]);
  return null;
}
