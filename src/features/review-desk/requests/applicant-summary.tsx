import { CalendarDays, MapPin } from 'lucide-react';
import { PlatformIcon } from '@/components/social-links';
import { describeLink, platformLabel } from '@/domain/social-links';
import { displayName, type SocialLink, type User } from '@/domain/user';
import { safeLink } from '@/lib/addresses/safe-link';
import { NOBODY_WOULD_JOIN } from '../messages';
import { ApplicantHeading, joinedText, placeText, TextOrNone } from '../reading/applicant-parts';

/** The platforms that are always shown, greyed out if the applicant has no link to them. */
const PLATFORMS = ['twitter', 'telegram', 'linkedin', 'instagram', 'github', 'youtube'] as const;

/** The applicant's first valid link to a platform. Twitter is also known as X. */
function linkTo(platform: string, links: readonly SocialLink[]): string | undefined {
  const names = platform === 'twitter' ? ['twitter', 'x'] : [platform];
  const candidates = links.filter((link) => names.includes(link.platform.trim().toLowerCase()));
  return candidates.flatMap(({ url }) => safeLink(url) ?? [])[0];
}

const BOX = 'grid size-9 place-items-center rounded-control';
const BADGE =
  'inline-flex min-w-0 items-center gap-1.5 rounded-full border border-border bg-surface-sunken px-3 py-0.5 text-sm text-text-muted';

function PlatformLink({ platform, href }: { platform: string; href: string | undefined }) {
  if (href === undefined) {
    const label = platformLabel(platform);
    return (
      <span title={`No ${label}`} className={`${BOX} text-text-muted opacity-40`}>
        <PlatformIcon platform={platform} />
        <span className="sr-only">No {label}</span>
      </span>
    );
  }
  const { label, isOnPlatform } = describeLink(platform, href);
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      title={label}
      aria-label={`${label} (opens in a new tab)`}
      className={`${BOX} hover:bg-surface-sunken`}
    >
      <PlatformIcon platform={isOnPlatform ? platform : ''} />
    </a>
  );
}

export function ApplicantSummary({ user }: { user: User }) {
  return (
    <section aria-label="Applicant" className="flex flex-col gap-4">
      {user.id === '' && <p role="alert">{NOBODY_WOULD_JOIN}</p>}
      <ApplicantHeading user={user} as="p" name={displayName(user)}>
        {user.username !== '' && <p className="truncate text-text-muted">@{user.username}</p>}
      </ApplicantHeading>
      <p dir="auto" className="max-w-prose as-written">
        <TextOrNone text={user.bio.trim()} none="No bio available" />
      </p>
      <ul role="list" aria-label="Social profiles" className="-ml-2 flex flex-wrap gap-1">
        {PLATFORMS.map((platform) => (
          <li key={platform}>
            <PlatformLink platform={platform} href={linkTo(platform, user.socialMedia)} />
          </li>
        ))}
      </ul>
      {user.id !== '' && (
        <div className="flex flex-wrap gap-2">
          <span className={BADGE}>
            <MapPin aria-hidden className="size-3.5 shrink-0" />
            {placeText(user)}
          </span>
          <span className={BADGE}>
            <CalendarDays aria-hidden className="size-3.5 shrink-0" />
            {joinedText(user)}
          </span>
        </div>
      )}
    </section>
  );
}
