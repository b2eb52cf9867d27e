import type { ReactNode } from 'react';
import { UserAvatar } from '@/components/user-avatar';
import { VerifiedBadge } from '@/components/verified-badge';
import type { User } from '@/domain/user';
import { longDate } from '@/lib/dates';
import { withBase } from '@/lib/addresses/base-path';
import { paths } from '@/lib/addresses/paths';
import { highlightParts, searchWords } from '@/domain/review/highlight';

interface ApplicantHeadingProps {
  user: User;
  /** Replaces the name, and hides picture, badge and profile; null to show them. */
  alias?: string | null;
  as: 'h2' | 'p';
  name: ReactNode;
  /** Behind the name, as far as there is room. */
  beside?: ReactNode;
  /** The lines below the name. */
  children: ReactNode;
}

/** Picture, name and a link to the profile. */
export function ApplicantHeading({
  user,
  alias = null,
  as: Name,
  name,
  beside,
  children,
}: ApplicantHeadingProps) {
  return (
    <header className="flex flex-wrap items-start gap-x-4 gap-y-1">
      <UserAvatar
        name={alias ?? user.name}
        username={alias === null ? user.username : ''}
        picture={alias === null ? user.profilePicture : null}
      />
      <div className="min-w-0 flex-1 basis-44">
        <div className="flex flex-wrap items-baseline gap-x-3">
          <Name className="flex min-w-0 items-center gap-1 text-lg font-semibold">
            <bdi className={Name === 'h2' ? 'min-w-0 line-clamp-2' : 'truncate'}>{alias ?? name}</bdi>
            {alias === null && user.verified && <VerifiedBadge />}
          </Name>
          {beside}
        </div>
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

export const placeText = ({ location }: User) => location.trim() || 'Location not specified';

export const joinedText = ({ createdAt }: User) => `Joined ${longDate(createdAt) ?? 'Not available'}`;

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
