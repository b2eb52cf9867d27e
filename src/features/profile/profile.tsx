import { Link, useSearchParams } from 'react-router-dom';
import { errorText } from '@/api/errors';
import { displayName } from '@/domain/user';
import { useAuth } from '@/identity/session-selectors';
import { paths } from '@/lib/paths';
import { useDocumentTitle } from '@/lib/use-document-title';
import { buttonStyle } from '@/ui/button-style';
import { ErrorPanel } from '@/ui/error-panel';
import { MessagePage } from '@/ui/message-page';
import { HiddenHeading } from '@/ui/page';
import { BoardsCreated } from './boards-created';
import { ProfileDetails } from './profile-details';
import { printSize } from './print-size';
import { ProfileHeader } from './profile-header';
import { PublicViewNote, useFocusOnSwitch } from './public-view';
import { ProfileSkeleton } from './profile-skeleton';
import { useShownProfile } from './use-shown-profile';

/** A profile page. @param userId from the path; undefined for the viewer's own */
export function Profile({ userId }: { userId: string | undefined }) {
  const shown = useShownProfile(userId);
  const [params] = useSearchParams();
  const { uid } = useAuth();
  const isOwn = shown.state === 'shown' && shown.isOwner;
  const isFromOutside = isOwn && params.get('view') === 'public';
  useFocusOnSwitch(isFromOutside);
  const person = shown.state === 'shown' ? shown.user : shown.state === 'loading' ? shown.known : null;
  const untitled = shown.state === 'missing' ? 'Profile not found' : 'Profile';
  useDocumentTitle(person === null ? untitled : displayName(person));

  if (shown.state === 'loading') return <ProfileSkeleton known={shown.known} />;
  if (shown.state === 'missing') {
    return (
      <MessagePage
        title="No profile data available"
        text="This profile does not exist, or it has been removed."
        action={
          <Link to={paths.home()} className={buttonStyle('yellow')}>
            Back to Home
          </Link>
        }
      />
    );
  }
  if (shown.state === 'failed') {
    return (
      <>
        <HiddenHeading>Profile</HiddenHeading>
        <ErrorPanel
          title="The profile could not be loaded"
          text={errorText(shown.error)}
          onRetry={shown.retry}
        />
      </>
    );
  }
  const { user } = shown;
  const isOwner = isOwn && !isFromOutside;
  return (
    // Keyed: nothing typed or opened on one profile carries over to the next.
    <div key={user.id} className="printed-page" data-print-size={printSize(user)}>
      {isFromOutside && <PublicViewNote />}
      <ProfileHeader user={user} isOwner={isOwner} bookmarker={isOwn ? null : uid} />
      <ProfileDetails user={user} />
      <BoardsCreated userId={user.id} isOwner={isOwner} />
    </div>
  );
}
