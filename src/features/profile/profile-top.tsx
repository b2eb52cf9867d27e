import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { SocialLinks } from '@/components/social-links';
import { UserAvatar } from '@/components/user-avatar';
import { VerifiedBadge } from '@/components/verified-badge';
import { isOpenToWork } from '@/domain/member';
import { displayName, hasCompleteProfile, type User } from '@/domain/user';
import { paths } from '@/lib/addresses/paths';
import { pageHeading } from '@/lib/focus/page-heading';
import { buttonStyle } from '@/ui/button-style';
import { COVER } from './profile-layout';

interface ProfileTopProps {
  user: User;
  isOwner: boolean;
  /** Null where this viewer has none. */
  coverAction: ReactNode;
  actions: ReactNode;
  /** Null for the owner and for visitors. */
  bookmark: ReactNode;
  /** The owner's switch for the badge behind the name. */
  openToWork: ReactNode;
  /** The fields that the owner has left empty. */
  gaps?: ReactNode;
}

/** Cover, avatar, names and links of a person, with slots for what the viewer can do. */
export function ProfileTop(props: ProfileTopProps) {
  const { user, isOwner, coverAction, actions, bookmark, openToWork, gaps } = props;
  return (
    <header>
      <div className="print:hidden">{isOwner && <UnfinishedNote user={user} />}</div>
      <div className={COVER}>{coverAction}</div>
      <div className="-mt-12 flex items-start justify-between gap-4 px-4 sm:px-6 print:hidden">
        <UserAvatar
          name={user.name}
          username={user.username}
          picture={user.profilePicture}
          size="large"
          className="ring-4 ring-surface"
        />
        {/* From below the cover downwards: a second row on narrow screens must not be behind it. */}
        <div className="mt-14 flex flex-wrap justify-end gap-2">{actions}</div>
      </div>
      <div className="mt-4 px-4 sm:px-6 print:m-0 print:p-0">
        {/* Inline with the name, so that it comes right after a long one. */}
        <div className="text-2xl wrap-anywhere">
          <h1 ref={pageHeading} tabIndex={-1} className="mr-3 inline font-semibold tracking-tight">
            <bdi>{displayName(user)}</bdi>
          </h1>
          {user.verified && (
            <span className="mr-3 inline-block align-middle">
              <VerifiedBadge />
            </span>
          )}
          {isOpenToWork(user) && (
            <span className="mr-3 inline-block rounded-full border border-border-strong bg-surface-raised px-3 py-0.5 align-middle text-sm font-semibold whitespace-nowrap">
              Open to Work
            </span>
          )}
          {isOwner && (
            <span className="inline-block align-middle leading-none print:hidden">{openToWork}</span>
          )}
        </div>
        {user.username !== '' && (
          <p className="mt-1 wrap-anywhere text-text-muted">
            <bdi>@{user.username}</bdi>
          </p>
        )}
        {bookmark !== null && <div className="mt-3 print:hidden">{bookmark}</div>}
        {/* On paper only: on screen the owner knows it, and others have the links. */}
        {isOwner && user.email !== '' && <p className="hidden wrap-anywhere print:block">{user.email}</p>}
        <div className="mt-3">
          <SocialLinks links={user.socialMedia} />
        </div>
        {isOwner && <div className="print:hidden">{gaps}</div>}
      </div>
    </header>
  );
}

/** Links owners with an unfinished onboarding back to it; until it is finished they cannot use boards. */
function UnfinishedNote({ user }: { user: User }) {
  if (hasCompleteProfile(user)) return null;
  return (
    <div className="mb-6 flex flex-wrap items-center justify-between gap-3 rounded-control border border-border bg-accent-soft px-4 py-3">
      <p className="tabular">
        Your profile is {user.profileCompletionPercentage}% complete. Finish it to join and create boards.
      </p>
      <Link to={paths.onboarding(paths.profile())} className={buttonStyle('secondary', 'small')}>
        Complete Profile
      </Link>
    </div>
  );
}
