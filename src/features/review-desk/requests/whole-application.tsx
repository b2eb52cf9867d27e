import { CalendarDays, MapPin } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { PlatformIcon } from '@/components/social-links';
import { splitAnswer } from '@/domain/answers';
import type { Board } from '@/domain/board';
import type { JoinRequest } from '@/domain/join-request';
import { platformLabel } from '@/domain/social-links';
import { displayName, type SocialLink, type User } from '@/domain/user';
import { safeLink } from '@/lib/addresses/safe-link';
import { NOBODY_WOULD_JOIN } from '../messages';
import { Answers, ApplicantHeading, TextOrNone, joinedText, placeText } from '../reading/applicant-parts';

/** The platforms that are always shown, in the same order, greyed out where the applicant has none. */
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

/** Created once, so that they do not render again for each applicant. */
const PLACE_ICON = <MapPin aria-hidden className="size-3.5 shrink-0" />;
const DATE_ICON = <CalendarDays aria-hidden className="size-3.5 shrink-0" />;

function Badge({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <span className="inline-flex min-w-0 items-center gap-1.5 rounded-full border border-border bg-surface-sunken px-3 py-0.5 text-sm text-text-muted">
      {icon}
      <span className="min-w-0">{children}</span>
    </span>
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
          <PlatformLink key={platform} platform={platform} href={linkTo(platform, user.socialMedia)} />
        ))}
      </ul>
      {user.id !== '' && (
        <div className="flex flex-wrap gap-2">
          <Badge icon={PLACE_ICON}>{placeText(user)}</Badge>
          <Badge icon={DATE_ICON}>{joinedText(user)}</Badge>
        </div>
      )}
    </section>
  );
}

export function ApplicationResponses({ request, board }: { request: JoinRequest; board: Board }) {
  const answers = request.answers.map((stored) => splitAnswer(stored, board.questions));
  return (
    <section aria-labelledby="responses-heading" className="flex flex-col gap-3">
      <h3 id="responses-heading" className="text-lg font-semibold">
        Application Responses
      </h3>
      <Answers answers={answers} />
    </section>
  );
}
