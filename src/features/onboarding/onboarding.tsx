import { useEffect, useLayoutEffect, useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { hasCompleteProfile } from '@/domain/user';
import { paths } from '@/lib/addresses/paths';
import {
  clearReturnPath,
  readReturnPath,
  storeReturnPath,
  resolveReturnPath,
} from '@/lib/addresses/return-path';
import { ErrorPanel } from '@/ui/error-panel';
import { HiddenHeading } from '@/ui/page';
import { QueryState } from '@/ui/query-state';
import { Spinner } from '@/ui/spinner';
import { OnboardingSteps } from './onboarding-steps';
import { useUserLoad } from './use-user-load';

/** Onboarding: loads the user, shows their current step, and redirects them once the profile is complete. */
export function Onboarding() {
  const returnPath = useReturnPath();
  const load = useUserLoad();
  return (
    <QueryState
      query={load}
      skeleton={
        <div role="status" className="grid min-h-[60dvh] place-content-center justify-items-center gap-4">
          <Spinner className="size-8" />
          <p>Loading user data...</p>
        </div>
      }
      renderError={(retry) => (
        <>
          <HiddenHeading>Onboarding</HiddenHeading>
          <ErrorPanel title="Error loading user data. Please try again." {...retry} />
        </>
      )}
    >
      {(user) =>
        hasCompleteProfile(user) ? (
          <LeaveOnboarding to={returnPath ?? paths.home()} />
        ) : (
          // Remount per user, so that typed answers don't carry over to another profile.
          <OnboardingSteps key={user.id} user={user} returnPath={returnPath} />
        )
      }
    </QueryState>
  );
}

/** Redirects a user with a complete profile to the return path, once. */
function LeaveOnboarding({ to }: { to: string }) {
  const navigate = useNavigate();
  useEffect(() => {
    clearReturnPath();
    void navigate(to, { replace: true });
  }, [navigate, to]);
  return null;
}

/**
 * The return path after onboarding: the `redirect` parameter, the stored path, or `null`. The parameter is stored on
 * arrival, so that it survives a reload without it.
 */
function useReturnPath(): string | null {
  const [searchParams] = useSearchParams();
  const redirect = searchParams.get('redirect');
  const returnPath = useMemo(() => resolveReturnPath(redirect) ?? readReturnPath(), [redirect]);
  // A layout effect, because it must run before LeaveOnboarding's effect, which clears the path.
  useLayoutEffect(() => storeReturnPath(redirect), [redirect]);
  return returnPath;
}
