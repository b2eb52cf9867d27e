import { useState } from 'react';
import { BookmarkButton } from '@/components/bookmark-button';
import { displayName, type User } from '@/domain/user';
import { Button } from '@/ui/button';
import { showNotice } from '@/ui/toasts/notice-store';
import { EditProfileButton, EditProfileDialog, PrintProfileButton, ProfileMenu } from './profile-actions';
import { OpenToWorkSwitch } from './open-to-work-switch';
import { ProfileGaps } from './profile-gaps';
import { ProfileTop } from './profile-top';

interface ProfileHeaderProps {
  user: User;
  isOwner: boolean;
  /** Auth uid of a viewer who can bookmark this person; null for others. */
  bookmarker: string | null;
}

/** Cover, avatar, names and links, and what the owner can do. */
export function ProfileHeader({ user, isOwner, bookmarker }: ProfileHeaderProps) {
  const [editing, setEditing] = useState<{ startAt?: string } | null>(null);
  return (
    <>
      <ProfileTop
        user={user}
        isOwner={isOwner}
        coverAction={isOwner && <ChangeCoverButton />}
        actions={
          isOwner ? (
            <>
              <EditProfileButton onOpen={() => setEditing({})} />
              <ProfileMenu user={user} />
            </>
          ) : (
            <PrintProfileButton />
          )
        }
        bookmark={
          bookmarker && (
            <BookmarkButton
              uid={bookmarker}
              target={{ kind: 'person', id: user.id, name: displayName(user) }}
            />
          )
        }
        openToWork={<OpenToWorkSwitch user={user} />}
        gaps={<ProfileGaps user={user} onAdd={(startAt) => setEditing({ startAt })} />}
      />
      {editing !== null && <EditProfileDialog user={user} {...editing} onClose={() => setEditing(null)} />}
    </>
  );
}

/** Covers cannot be changed yet; the button says so. */
function ChangeCoverButton() {
  return (
    <Button
      variant="secondary"
      size="small"
      className="absolute top-3 right-3"
      onClick={() => showNotice('Coming Soon in V2!')}
    >
      Change Cover
    </Button>
  );
}
