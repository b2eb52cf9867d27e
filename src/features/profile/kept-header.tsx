import type { User } from '@/domain/user';
import { cn } from '@/lib/cn';
import { EditPlace, GapPlace, OwnerPlaces } from './header-places';
import { MissingNote } from './missing-note';
import { PrintProfileButton } from './print-profile-button';
import { ProfileTop } from './profile-top';

interface KeptHeaderProps {
  user: User;
  isOwner: boolean;
  /** There is no answer, and none is on its way. */
  hasFailed: boolean;
}

/** The viewer's own profile as this device has kept it, with nothing that changes it: that goes by what the server has. */
export function KeptHeader({ user, isOwner, hasFailed }: KeptHeaderProps) {
  const room = cn('contents', hasFailed && 'invisible');
  return (
    <ProfileTop
      user={user}
      isOwner={isOwner}
      coverAction={null}
      actions={
        <>
          <PrintProfileButton />
          {isOwner && (
            <div className={room}>
              <EditPlace />
            </div>
          )}
        </>
      }
      bookmark={null}
      ownerActions={
        <div className="relative">
          {hasFailed && (
            <p className="absolute text-sm text-text-muted">
              You can edit this as soon as the server answers.
            </p>
          )}
          <div className={room}>
            <OwnerPlaces />
          </div>
        </div>
      }
      missing={
        <div className={room}>
          <MissingNote user={user} renderGap={(text) => <GapPlace text={text} />} />
        </div>
      }
    />
  );
}
