import { skipToken } from '@reduxjs/toolkit/query';
import { Link, useSearchParams } from 'react-router-dom';
import { errorText, isNotFound } from '@/api/errors';
import { useGetProfileQuery } from '@/api/profile';
import { useCachedUser } from '@/api/use-cached';
import { useViewer } from '@/api/use-viewer';
import { HomeLink } from '@/components/link-buttons';
import { PROFILE_POLLING_MS } from '@/domain/limits';
import { displayName } from '@/domain/user';
import { useAuth } from '@/identity/use-session';
import { paths } from '@/lib/addresses/paths';
import { useFocusAfterRemoval } from '@/lib/focus/use-focus-after-removal';
import { useDocumentTitle } from '@/lib/hooks/use-document-title';
import { buttonStyle } from '@/ui/button-style';
import { ErrorPanel } from '@/ui/error-panel';
import { MessagePage } from '@/ui/message-page';
import { HiddenHeading } from '@/ui/page';
import { QueryState } from '@/ui/query-state';
import { BoardsCreated } from './boards-created';
import { ProfileDetails } from './profile-details';
import { ProfileHeader } from './profile-header';
import { ProfileSkeleton } from './profile-skeleton';

/** The viewer's profile, or another person's by id. Its data is `null` if it doesn't exist. */
function useShownProfile(userId: string | undefined) {
  const viewer = useViewer();
  const isOwner = userId === undefined || userId === viewer.id;
  const other = useGetProfileQuery(isOwner ? skipToken : userId, {
    pollingInterval: PROFILE_POLLING_MS,
    refetchOnMountOrArgChange: false,
  });

  if (isOwner) {
    const { profile, isLoading, isFetching, error, refetch, mustOnboard } = viewer;
    const data = profile ?? (isLoading || error !== undefined ? undefined : null);
    return { data, error, isFetching, refetch, isOwner, mustOnboard };
  }
  // `currentData`, so that the previous person isn't shown while the next one is loading.
  const { currentData: data, error, isFetching, refetch } = other;
  return { data, error, isFetching, refetch, isOwner, mustOnboard: false };
}

const heading = () => document.querySelector<HTMLElement>('main h1');

/** A profile page. @param userId from the path; undefined for the viewer's profile */
export function Profile({ userId }: { userId: string | undefined }) {
  const { isOwner: isOwn, mustOnboard, ...query } = useShownProfile(userId);
  const { data, error } = query;
  const cached = useCachedUser(userId);
  const [params] = useSearchParams();
  const { uid } = useAuth();
  const isPublicView = isOwn && Boolean(data) && params.get('view') === 'public';
  // The pressed link unmounts in both directions.
  useFocusAfterRemoval(isPublicView ? 1 : 0, heading);
  useFocusAfterRemoval(isPublicView ? 0 : 1, heading);
  const isMissing = data === null || (data === undefined && isNotFound(error));
  const person = data ?? (error === undefined ? cached : null);
  useDocumentTitle(isMissing ? 'Profile not found' : person && displayName(person));

  return (
    <QueryState
      query={query}
      skeleton={<ProfileSkeleton cached={cached} />}
      renderError={(retry) => (
        <>
          <HiddenHeading>Profile</HiddenHeading>
          <ErrorPanel title="We couldn’t load this profile" text={errorText(error)} {...retry} />
        </>
      )}
      isMissing={isMissing}
      empty={
        <MessagePage
          title="No profile data available"
          text="This profile doesn’t exist or has been removed."
          actions={
            <>
              {mustOnboard && (
                <Link to={paths.onboarding(paths.profile())} className={buttonStyle('yellow')}>
                  Complete Profile
                </Link>
              )}
              <HomeLink variant={mustOnboard ? 'secondary' : 'yellow'}>Back to Home</HomeLink>
            </>
          }
        />
      }
    >
      {(user) => (
        // Remount per user, so that typed values and open dialogs don't carry over to another profile.
        <div key={user.id}>
          {isPublicView && <PublicViewNote />}
          <ProfileHeader user={user} isOwner={isOwn && !isPublicView} bookmarker={isOwn ? null : uid} />
          <ProfileDetails user={user} />
          <BoardsCreated user={user} isOwner={isOwn && !isPublicView} />
        </div>
      )}
    </QueryState>
  );
}

function PublicViewNote() {
  return (
    <div className="mb-6 flex flex-wrap items-center justify-between gap-3 rounded-control border border-border bg-surface-sunken px-4 py-3 print:hidden">
      <p role="status" className="min-w-0 flex-1 basis-64">
        This is how others see your profile. It leaves out your email, wallet address and hidden salary.
      </p>
      <Link to={paths.profile()} className={buttonStyle('secondary', 'small')}>
        Back to your profile
      </Link>
    </div>
  );
}
