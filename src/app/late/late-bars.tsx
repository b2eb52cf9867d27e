import { useLocation } from 'react-router-dom';
import { useViewer } from '@/api/use-viewer';
import { Button } from '@/ui/button';
import { Bar } from '../layout/bar';
import { routeNeeds } from '../route-needs';
import { routeOf, type RouteName } from '../routes';
import { useIsShowingKept } from './as-of';

/**
 * The screens that say it themselves: always, or only at the address without an id. Where a complete profile is needed,
 * the guard does.
 */
const SAY_IT: Partial<Record<RouteName, 'always' | 'withoutId'>> = {
  auth: 'always',
  onboarding: 'always',
  joinBoard: 'always',
  profile: 'withoutId',
};

/** Whether the screen at this path says itself that the viewer's profile could not be loaded. */
function reportsMissingProfile({ name, params }: NonNullable<ReturnType<typeof routeOf>>): boolean {
  const where = SAY_IT[name];
  return where === 'always' || (where === 'withoutId' && !Object.values(params).some(Boolean));
}

/** Says that the viewer's profile could not be loaded, or is the one that was kept, where the screen itself does not. */
export function LateBars() {
  const { pathname } = useLocation();
  const isShowingKept = useIsShowingKept();
  const route = routeOf(pathname);
  // The guard has let somebody through who had a complete profile.
  if (route !== null && routeNeeds[route.name].access === 'completeProfile') return <KeptViewer />;
  return isShowingKept || (route !== null && reportsMissingProfile(route)) ? null : <UnknownViewer />;
}

function KeptViewer() {
  return useViewer().kept?.mark;
}

/** Only where it is shown the profile is asked for: on the sign-in page, somebody new does not have one yet. */
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
