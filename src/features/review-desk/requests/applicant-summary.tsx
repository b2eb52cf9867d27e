import { CalendarDays, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { UserAvatar } from '@/components/user-avatar';
import { VerifiedBadge } from '@/components/verified-badge';
import { displayName, type User } from '@/domain/user';
import { longDate } from '@/lib/dates';
import { withBase } from '@/lib/base-path';
import { paths } from '@/lib/paths';
import { ApplicantLinks } from './applicant-links';

/** Created once, so that they do not render again for each applicant. */
const PLACE_ICON = <MapPin aria-hidden className="size-3.5 shrink-0" />;
const DATE_ICON = <CalendarDays aria-hidden className="size-3.5 shrink-0" />;

/** The applicant. */
export function ApplicantSummary({ user }: { user: User }) {
  return (
    <section aria-label="Applicant" className="flex flex-col gap-4">
      {user.id === '' && (
        <p role="alert">This account does not exist any more. Nobody would join the board.</p>
      )}
      <div className="flex flex-wrap items-start gap-x-4 gap-y-1">
        <UserAvatar name={user.name} username={user.username} picture={user.profilePicture} />
        <div className="min-w-0 flex-1 basis-44">
          <p className="flex min-w-0 items-center gap-1 text-lg font-semibold">
            <bdi className="truncate">{displayName(user)}</bdi>
            {user.verified && <VerifiedBadge />}
          </p>
          {user.username !== '' && <p className="truncate text-text-muted">@{user.username}</p>}
        </div>
        {user.id !== '' && (
          <a
            href={withBase(paths.profile(user.id))}
            target="_blank"
            rel="noopener"
            className="min-h-6 shrink-0 underline underline-offset-4"
          >
            View profile
          </a>
        )}
      </div>
      <p dir="auto" className="max-w-prose as-written">
        {user.bio.trim() || <span className="text-text-muted">No bio available</span>}
      </p>
      <ApplicantLinks links={user.socialMedia} />
      <div className="flex flex-wrap gap-2">
        <Badge icon={PLACE_ICON}>{user.location.trim() || 'Location not specified'}</Badge>
        <Badge icon={DATE_ICON}>Joined {longDate(user.createdAt) ?? 'Not available'}</Badge>
      </div>
    </section>
  );
}

function Badge({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <span className="inline-flex min-w-0 items-center gap-1.5 rounded-full border border-border bg-surface-sunken px-3 py-0.5 text-sm text-text-muted">
      {icon}
      <span className="min-w-0">{children}</span>
    </span>
  );
}
