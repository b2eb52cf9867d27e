import { CalendarDays, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { UserAvatar } from '@/components/user-avatar';
import { VerifiedBadge } from '@/components/verified-badge';
import type { User } from '@/domain/user';
import { withBase } from '@/lib/addresses/base-path';
import { longDate } from '@/lib/dates';
import { paths } from '@/lib/addresses/paths';
import { highlightParts, searchWords } from '@/domain/review/highlight';

/** Created once, so that they do not render again for each applicant. */
const PLACE_ICON = <MapPin aria-hidden className="size-3.5 shrink-0" />;
const DATE_ICON = <CalendarDays aria-hidden className="size-3.5 shrink-0" />;

interface ApplicantHeadingProps {
  user: User;
  /** Replaces the name, and hides picture, badge and profile; null to show them. */
  alias?: string | null;
  /** The element of the name. */
  as: 'h2' | 'p';
  name: ReactNode;
  /** The lines below the name. */
  children: ReactNode;
}

/** Picture, name and a link to the profile. */
export function ApplicantHeading({ user, alias = null, as: Name, name, children }: ApplicantHeadingProps) {
  return (
    <header className="flex flex-wrap items-start gap-x-4 gap-y-1">
      <UserAvatar
        name={alias ?? user.name}
        username={alias === null ? user.username : ''}
        picture={alias === null ? user.profilePicture : null}
      />
      <div className="min-w-0 flex-1 basis-44">
        <Name className="flex min-w-0 items-center gap-1 text-lg font-semibold">
          <bdi className={Name === 'h2' ? 'min-w-0 line-clamp-2' : 'truncate'}>{alias ?? name}</bdi>
          {alias === null && user.verified && <VerifiedBadge />}
        </Name>
        {children}
      </div>
      {alias === null && user.id !== '' && (
        <a
          href={withBase(paths.profile(user.id))}
          target="_blank"
          rel="noopener"
          className="min-h-6 shrink-0 underline underline-offset-4"
        >
          View profile
        </a>
      )}
    </header>
  );
}

interface FoundProps {
  user: User;
  /** What was searched for, to be marked. */
  term?: string;
}

export function ApplicantBio({ user, term = '' }: FoundProps) {
  return (
    <p dir="auto" className="max-w-prose as-written">
      <FoundText text={user.bio.trim()} term={term} none="No bio available" />
    </p>
  );
}

/** Where the applicant is, and since when they are here. @param children further badges */
export function ApplicantBadges({ user, term = '', children }: FoundProps & { children?: ReactNode }) {
  const place = user.location.trim();
  return (
    <div className="flex flex-wrap gap-2">
      <Badge icon={PLACE_ICON}>
        {place === '' ? 'Location not specified' : <Highlighted text={place} term={term} />}
      </Badge>
      <Badge icon={DATE_ICON}>Joined {longDate(user.createdAt) ?? 'Not available'}</Badge>
      {children}
    </div>
  );
}

export function Badge({ icon, children }: { icon?: ReactNode; children: ReactNode }) {
  return (
    <span className="inline-flex min-w-0 items-center gap-1.5 rounded-full border border-border bg-surface-sunken px-3 py-0.5 text-sm text-text-muted">
      {icon}
      <span className="min-w-0">{children}</span>
    </span>
  );
}

/** An answer, or another text of the applicant. @param none shown where there is no text */
export function FoundText({
  text,
  term = '',
  none = 'No answer',
}: {
  text: string;
  term?: string;
  none?: string;
}) {
  if (text === '') return <span className="text-text-muted">{none}</span>;
  return <Highlighted text={text} term={term} />;
}

/** A text with the words of a search marked. */
export function Highlighted({ text, term }: { text: string; term: string }) {
  if (term.trim() === '') return text;
  return highlightParts(text, searchWords(term)).map(({ text: part, isMatch }, index) =>
    isMatch ? <mark key={index}>{part}</mark> : part,
  );
}
