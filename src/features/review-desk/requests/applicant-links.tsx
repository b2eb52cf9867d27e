import { memo } from 'react';
import { PlatformIcon } from '@/components/platform-icon';
import { platformLabel } from '@/domain/social-platforms';
import type { SocialLink } from '@/domain/user';
import { safeLink } from '@/lib/safe-link';

/** The platforms that the review dialog always shows, greyed out where the applicant has none. */
const PLATFORMS = ['twitter', 'telegram', 'linkedin', 'instagram', 'github', 'youtube'] as const;

/** Twitter is also known as X. */
const X = 'x';

function linkTo(platform: string, links: readonly SocialLink[]): string | null {
  const candidates = links.filter((link) => {
    const name = link.platform.trim().toLowerCase();
    return (name === X ? 'twitter' : name) === platform;
  });
  return candidates.map(({ url }) => safeLink(url)).find((href) => href !== null) ?? null;
}

const BOX = 'grid size-9 place-items-center rounded-control';

/** An applicant's pages on six platforms, always in the same order; greyed out where there is none. */
export function ApplicantLinks({ links }: { links: readonly SocialLink[] }) {
  return (
    <ul role="list" aria-label="Social profiles" className="-ml-2 flex flex-wrap gap-1">
      {PLATFORMS.map((platform) => (
        <PlatformLink key={platform} platform={platform} href={linkTo(platform, links)} />
      ))}
    </ul>
  );
}

/** Memoized: most applicants lack the same ones. */
const PlatformLink = memo(function PlatformLink({
  platform,
  href,
}: {
  platform: string;
  href: string | null;
}) {
  const label = platformLabel(platform);
  return (
    <li>
      {href === null ? (
        <span title={`No ${label}`} className={`${BOX} text-text-muted opacity-40`}>
          <PlatformIcon platform={platform} />
          <span className="sr-only">No {label}</span>
        </span>
      ) : (
        <a
          href={href}
          target="_blank"
          rel="noopener noreferrer"
          title={label}
          aria-label={`${label} (opens in a new tab)`}
          className={`${BOX} hover:bg-surface-sunken`}
        >
          <PlatformIcon platform={platform} />
        </a>
      )}
    </li>
  );
});
