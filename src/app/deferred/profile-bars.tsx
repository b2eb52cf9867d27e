import { Link, useLocation } from 'react-router-dom';
import { useViewer } from '@/api/use-viewer';
import { paths } from '@/lib/addresses/paths';
import { Button } from '@/ui/button';
import { buttonStyle } from '@/ui/button-style';
import { Bar } from '../layout/bar';
import { matchRoute, type RouteName } from '../routes';

/** Routes whose screens show this error themselves. Guards show it too. */
const ROUTES_WITH_ERROR: readonly RouteName[] = ['auth', 'onboarding', 'joinBoard', 'profile'];

/** Shows that the viewer's profile failed to load, unless the screen does. */
export function ProfileBars() {
  const { pathname } = useLocation();
  const route = matchRoute(pathname);
  const isGuarded = route?.guard === 'complete-profile';
  // Another user's profile page doesn't show the error.
  const isShownByScreen = route !== null && ROUTES_WITH_ERROR.includes(route.name) && !route.params.userId;
  return isGuarded || isShownByScreen ? null : <UnknownViewer />;
}

/** A component of its own, because `useViewer` requests the profile, which must not happen on the sign-in page. */
function UnknownViewer() {
  const { isSignedIn, isLoading, isFetching, profile, mustOnboard, refetch } = useViewer();
  const { pathname, search } = useLocation();
  if (!isSignedIn || isLoading || profile !== null) return null;
  // A refetch would not help, because the backend has no profile.
  if (mustOnboard) {
    return (
      <Bar>
        Complete your profile to use boards.
        <Link to={paths.onboarding(pathname + search)} className={buttonStyle('ghost', 'small')}>
          Complete Profile
        </Link>
      </Bar>
    );
  }
  return (
    <Bar>
      We couldn’t load your profile, so some actions are missing.
      <Button variant="ghost" size="small" isBusy={isFetching} onClick={refetch}>
        Load profile
      </Button>
    </Bar>
  );
}
