import type { User } from '@/domain/user';
import { ActionPlaces, OpenToWorkPlace } from './header-places';
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
  return (
    <ProfileTop
      user={user}
      isOwner={isOwner}
      coverAction={null}
      actions={isOwner && !hasFailed ? <ActionPlaces isOwner /> : <PrintProfileButton />}
      bookmark={null}
      openToWork={
        hasFailed ? (
          <span className="text-sm leading-normal text-text-muted">
            You can edit this as soon as the server answers.
          </span>
        ) : (
          <OpenToWorkPlace />
        )
      }
    />
  );
}
