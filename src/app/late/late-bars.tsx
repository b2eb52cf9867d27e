import { Link, useLocation } from 'react-router-dom';
import { useViewer } from '@/api/use-viewer';
import { paths } from '@/lib/addresses/paths';
import { Button } from '@/ui/button';
import { buttonStyle } from '@/ui/button-style';
import { Bar } from '../layout/bar';
import { matchRoute, type RouteName } from '../routes';

/** The screens that show this error themselves, besides those whose guard does. */
const SAY_IT: readonly RouteName[] = ['auth', 'onboarding', 'joinBoard', 'profile'];

/** Says that the viewer's profile could not be loaded, unless the screen itself does. */
export function LateBars() {
  const { pathname } = useLocation();
  const route = matchRoute(pathname);
  const isGuarded = route?.guard === 'complete-profile';
  // Somebody else's profile says nothing of the viewer's.
  const isSaid = route !== null && SAY_IT.includes(route.name) && !route.params.userId;
  return isGuarded || isSaid ? null : <UnknownViewer />;
}

/** Only where it is shown the profile is asked for: on the sign-in page, somebody new does not have one yet. */
function UnknownViewer() {
  const { isSignedIn, isLoading, isFetching, profile, mustOnboard, refetch } = useViewer();
  const { pathname, search } = useLocation();
  if (!isSignedIn || isLoading || profile !== null) return null;
  // Loading it again would not help somebody whom the backend does not know.
  if (mustOnboard) {
    return (
      <Bar>
        You have no profile yet, so some actions are missing.
        <Link to={paths.onboarding(pathname + search)} className={buttonStyle('ghost', 'small')}>
          Complete Profile
        </Link>
      </Bar>
    );
  }
  return (
    <Bar>
      Your profile could not be loaded, so some actions are missing.
      <Button variant="ghost" size="small" isBusy={isFetching} onClick={refetch}>
        Load profile
      </Button>
    </Bar>
  );
}
