import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { hasCompleteProfile } from '@/domain/user';
import { paths } from '@/lib/addresses/paths';
import { clearReturnPath } from '@/lib/addresses/return-path';
import { ErrorPanel } from '@/ui/error-panel';
import { HiddenHeading } from '@/ui/page';
import { QueryState } from '@/ui/query-state';
import { Spinner } from '@/ui/spinner';
import { OnboardingSteps } from './onboarding-steps';
import { useReturnPath } from './use-return-path';
import { useUserLoad } from './use-user-load';

/** Onboarding: loads the person, shows their current step, and redirects them once the profile is complete. */
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
          // Keyed: answers typed by one person never end up in another's profile.
          <OnboardingSteps key={user.id} user={user} returnPath={returnPath} />
        )
      }
    </QueryState>
  );
}

/** Redirects a person with a complete profile to where they wanted to go, once. */
function LeaveOnboarding({ to }: { to: string }) {
  const navigate = useNavigate();
  useEffect(() => {
    clearReturnPath();
    void navigate(to, { replace: true });
  }, [navigate, to]);
  return null;
}
