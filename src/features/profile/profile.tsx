import { Link, useSearchParams } from 'react-router-dom';
import { errorText, isNotFound } from '@/api/errors';
import { useCachedUser } from '@/api/use-cached-user';
import { HomeLink } from '@/components/link-buttons';
import { displayName } from '@/domain/user';
import { useAuth } from '@/identity/session-selectors';
import { paths } from '@/lib/addresses/paths';
import { useDocumentTitle } from '@/lib/hooks/use-document-title';
import { buttonStyle } from '@/ui/button-style';
import { ErrorPanel } from '@/ui/error-panel';
import { MessagePage } from '@/ui/message-page';
import { HiddenHeading } from '@/ui/page';
import { QueryState } from '@/ui/query-state';
import { BoardsCreated } from './boards-created';
import { ProfileDetails } from './profile-details';
import { ProfileHeader } from './profile-header';
import { PublicViewNote, useFocusOnSwitch } from './public-view';
import { ProfileSkeleton } from './profile-skeleton';
import { useShownProfile } from './use-shown-profile';

/** A profile page. @param userId from the path; undefined for the viewer's own */
export function Profile({ userId }: { userId: string | undefined }) {
  const { isOwner: isOwn, mustOnboard, ...query } = useShownProfile(userId);
  const { data, error } = query;
  const known = useCachedUser(userId);
  const [params] = useSearchParams();
  const { uid } = useAuth();
  const isFromOutside = isOwn && Boolean(data) && params.get('view') === 'public';
  useFocusOnSwitch(isFromOutside);
  const isMissing = data === null || (data === undefined && isNotFound(error));
  const person = data ?? (error === undefined ? known : null);
  useDocumentTitle(isMissing ? 'Profile not found' : person && displayName(person));

  return (
    <QueryState
      query={query}
      skeleton={<ProfileSkeleton known={known} hasBookmark={!isOwn && uid !== null} />}
      renderError={(retry) => (
        <>
          <HiddenHeading>Profile</HiddenHeading>
          <ErrorPanel title="The profile could not be loaded" text={errorText(error)} {...retry} />
        </>
      )}
      isMissing={isMissing}
      empty={
        <MessagePage
          title="No profile data available"
          text="This profile does not exist, or it has been removed."
          action={
            mustOnboard && (
              <Link to={paths.onboarding(paths.profile())} className={buttonStyle('yellow')}>
                Complete Profile
              </Link>
            )
          }
          secondaryAction={<HomeLink variant={mustOnboard ? 'secondary' : 'yellow'}>Back to Home</HomeLink>}
        />
      }
    >
      {(user) => (
        // Keyed: nothing typed or opened on one profile carries over to the next.
        <div key={user.id}>
          {isFromOutside && <PublicViewNote />}
          <ProfileHeader user={user} isOwner={isOwn && !isFromOutside} bookmarker={isOwn ? null : uid} />
          <ProfileDetails user={user} />
          <BoardsCreated userId={user.id} isOwner={isOwn && !isFromOutside} />
        </div>
      )}
    </QueryState>
  );
}
