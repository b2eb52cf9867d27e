import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { Link, useLocation } from 'react-router-dom';
import { baseApi } from '@/api/base-api';
import { removeCachedBefore, useOldestCachedAt } from '@/api/offline-data';
import type { ApiDispatch } from '@/api/refetch';
import { useViewer } from '@/api/use-viewer';
import { paths } from '@/lib/addresses/paths';
import { daysSince, monthAndDay } from '@/lib/dates';
import { listen } from '@/lib/listen';
import { useStore } from '@/lib/stores/create-store';
import { QuietButton } from '@/ui/button';
import { buttonStyle } from '@/ui/button-style';
import { matchRoute, type RouteName } from '../routes';
import { reloadIntoNewVersion, waitingWorker } from '../service-worker';

/** A notice under the nav bar. The layout puts it into a live region. */
function Bar({ children }: { children: ReactNode }) {
  return (
    <p className="flex flex-wrap items-center justify-center gap-2 border-b border-border bg-surface-sunken px-4 py-1 text-center text-sm">
      {children}
    </p>
  );
}

/** '14:05', with the day if it isn't today. @param time in ms since 1970 */
function timeText(time: number): string {
  const iso = new Date(time).toISOString();
  const days = daysSince(iso) ?? 0;
  const day = days === 0 ? '' : days === 1 ? 'yesterday, ' : `${monthAndDay(iso)}, `;
  // `toTimeString` starts with '14:05:59' in every browser.
  return day + new Date(time).toTimeString().slice(0, 5);
}

/** How often the app tries to replace cached data. */
const REFRESH_MS = 30_000;

function OfflineBar({ cachedAt }: { cachedAt: number }) {
  const dispatch = useDispatch<ApiDispatch>();
  const [isRefreshing, setIsRefreshing] = useState(false);
  const refresh = useCallback(async () => {
    const start = Date.now();
    setIsRefreshing(true);
    // Refetches all mounted queries at once; invalidated tags would wait for running ones.
    dispatch(baseApi.internalActions.onOnline());
    const results = await Promise.all(dispatch(baseApi.util.getRunningQueriesThunk()));
    setIsRefreshing(false);
    if (!results.some(({ isError }) => isError)) removeCachedBefore(start);
  }, [dispatch]);
  useEffect(() => listen(window, ['online'], () => void refresh()), [refresh]);
  useEffect(() => {
    const timer = setInterval(() => void refresh(), REFRESH_MS);
    return () => clearInterval(timer);
  }, [refresh]);
  return (
    <Bar>
      You're offline. Showing data from {timeText(cachedAt)}.
      <QuietButton isBusy={isRefreshing} onClick={() => void refresh()}>
        Refresh
      </QuietButton>
    </Bar>
  );
}

/** Routes whose screens show an error if the profile fails to load. Guards show it too. */
const ROUTES_WITH_PROFILE_ERROR: readonly RouteName[] = ['auth', 'onboarding', 'joinBoard', 'profile'];

/** Shows that the viewer's profile is missing. A separate component, because `useViewer` requests the profile. */
function ProfileBar() {
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
      <QuietButton isBusy={isFetching} onClick={refetch}>
        Load profile
      </QuietButton>
    </Bar>
  );
}

/** Notices about the whole app. */
export function Bars() {
  const cachedAt = useOldestCachedAt();
  const hasNewVersion = useStore(waitingWorker) !== null;
  const route = matchRoute(useLocation().pathname);
  // Another user's profile page doesn't show the error.
  const isShownByScreen =
    route !== null && ROUTES_WITH_PROFILE_ERROR.includes(route.name) && !route.params.userId;
  return (
    <>
      {cachedAt !== null && <OfflineBar cachedAt={cachedAt} />}
      {hasNewVersion && (
        <Bar>
          A new version is available.
          <QuietButton onClick={reloadIntoNewVersion}>Reload</QuietButton>
        </Bar>
      )}
      {route?.guard !== 'complete-profile' && !isShownByScreen && <ProfileBar />}
    </>
  );
}
