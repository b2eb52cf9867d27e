import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useUpdateMyProfileMutation } from '@/api/profile';
import { BookmarkButton } from '@/components/bookmark-button';
import { UserAvatar, VerifiedBadge } from '@/components/user-avatar';
import { isOpenToWork } from '@/domain/member';
import { LOOKING, NOT_LOOKING } from '@/domain/profile-options';
import { displayName, hasCompleteProfile, type User } from '@/domain/user';
import { paths } from '@/lib/addresses/paths';
import { pageHeading } from '@/lib/focus/page-heading';
import { SmallButton } from '@/ui/button';
import { Cover } from '@/ui/cover';
import { buttonStyle } from '@/ui/button-style';
import { Switch } from '@/ui/switch';
import { showNotice } from '@/ui/toasts/notice-store';
import { showToast } from '@/ui/toasts/toast-store';
import { questionsToSend } from './edit-profile-values';
import { NOT_UPDATED_ON_PAGE, UPDATED_ON_PAGE } from './messages';
import { EditProfileButton, EditProfileDialog, PrintProfileButton, ProfileMenu } from './profile-actions';
import { ProfileGaps } from './profile-gaps';
import { COVER } from './profile-skeleton';

interface ProfileHeaderProps {
  user: User;
  isOwner: boolean;
  /** The uid of a viewer who can bookmark this person; `null` for others. */
  bookmarker: string | null;
}

export function ProfileHeader({ user, isOwner, bookmarker }: ProfileHeaderProps) {
  const [editing, setEditing] = useState<{ startAt?: string } | null>(null);
  return (
    <>
      <header>
        {/* Boards require a complete profile. */}
        {isOwner && !hasCompleteProfile(user) && (
          <div className="mb-6 flex flex-wrap items-center justify-between gap-3 rounded-control border border-border bg-accent-soft px-4 py-3 print:hidden">
            <p className="tabular">
              Your profile is {user.profileCompletionPercentage}% complete. Finish it to join and create
              boards.
            </p>
            <Link to={paths.onboarding(paths.profile())} className={buttonStyle('yellow', 'small')}>
              Complete Profile
            </Link>
          </div>
        )}
        <div className="relative print:hidden">
          <Cover seed={user.username || user.name} className={COVER} />
          {isOwner && (
            // Changing the cover isn't supported yet.
            <SmallButton className="absolute top-3 right-3" onClick={() => showNotice('Coming Soon in V2!')}>
              Change Cover
            </SmallButton>
          )}
        </div>
        <div className="-mt-12 flex items-start justify-between gap-4 print:hidden">
          <UserAvatar person={user} size="large" className="ring-4 ring-surface" />
          {/* Below the cover, which would otherwise overlap a second row on narrow screens. */}
          <div className="mt-14 flex flex-wrap items-center justify-end gap-2">
            {isOwner ? (
              <>
                <EditProfileButton onOpen={() => setEditing({})} />
                <ProfileMenu user={user} />
              </>
            ) : (
              <>
                {bookmarker !== null && (
                  <BookmarkButton
                    uid={bookmarker}
                    target={{
                      kind: 'person',
                      id: user.id,
                      name: displayName(user),
                      username: user.username,
                      profilePicture: user.profilePicture,
                    }}
                  />
                )}
                <PrintProfileButton />
              </>
            )}
          </div>
        </div>
        <div className="mt-4 print:m-0">
          {/* Inline with the name, so that it directly follows a long one. */}
          <div className="text-2xl wrap-anywhere">
            <h1 ref={pageHeading} tabIndex={-1} className="mr-3 inline font-semibold tracking-tight">
              <bdi>{displayName(user)}</bdi>
            </h1>
            {user.verified && (
              <span className="mr-3 inline-block align-middle">
                <VerifiedBadge />
              </span>
            )}
            {/* Before the badge, which would push it aside when it appears. */}
            {isOwner && (
              <span className="mr-3 inline-block align-middle leading-none print:hidden">
                <OpenToWorkSwitch user={user} />
              </span>
            )}
            {isOpenToWork(user) && (
              <span className="inline-block rounded-full border border-border-strong bg-surface-raised px-3 py-0.5 align-middle text-sm font-semibold whitespace-nowrap">
                Open to Work
              </span>
            )}
          </div>
          {user.username !== '' && (
            <p className="mt-1 wrap-anywhere text-text-muted">
              <bdi>@{user.username}</bdi>
            </p>
          )}
          {/* Print only: on screen the owner doesn't need it, and others use the links. */}
          {isOwner && user.email !== '' && <p className="hidden wrap-anywhere print:block">{user.email}</p>}
          {isOwner && <ProfileGaps user={user} onAdd={(startAt) => setEditing({ startAt })} />}
        </div>
      </header>
      {editing !== null && <EditProfileDialog user={user} {...editing} onClose={() => setEditing(null)} />}
    </>
  );
}

function OpenToWorkSwitch({ user }: { user: User }) {
  const [update] = useUpdateMyProfileMutation();
  /** The new state while the request is in flight. */
  const [saving, setSaving] = useState<boolean | null>(null);

  async function change(isOn: boolean) {
    if (saving !== null) return;
    setSaving(isOn);
    // All fields are sent, because the backend may replace the whole object.
    const { profileQuestions: stored } = user;
    const lookingForOpportunities = isOn ? LOOKING : NOT_LOOKING;
    const profileQuestions = questionsToSend({ ...stored, lookingForOpportunities }, stored);
    const { error } = await update({ userId: user.id, changes: { profileQuestions } });
    if (error === undefined) showNotice(UPDATED_ON_PAGE);
    else showToast(NOT_UPDATED_ON_PAGE);
    setSaving(null);
  }

  return (
    <Switch
      label="Show as open to work"
      checked={saving ?? user.profileQuestions.lookingForOpportunities === LOOKING}
      aria-busy={saving !== null || undefined}
      onChange={(event) => void change(event.target.checked)}
    />
  );
}
