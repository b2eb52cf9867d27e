import type { ReactNode } from 'react';
import { UserAvatar, VerifiedBadge } from '@/components/user-avatar';
import type { QuestionAnswer } from '@/domain/answers';
import type { User } from '@/domain/user';
import { longDate } from '@/lib/dates';
import { withBase } from '@/lib/addresses/base-path';
import { paths } from '@/lib/addresses/paths';
import { highlightParts, searchWords } from '@/domain/review/highlight';

interface ApplicantHeadingProps {
  user: User;
  /** Also hides the badge and the link to the profile. */
  isNameHidden?: boolean;
  as: 'h2' | 'p';
  name: ReactNode;
  /** Shown after the name; truncated. */
  beside?: ReactNode;
  /** The lines below the name. */
  children: ReactNode;
}

/** Picture, name and a link to the profile. */
export function ApplicantHeading(props: ApplicantHeadingProps) {
  const { user, isNameHidden = false, as: Name, name, beside, children } = props;
  return (
    <header className="flex flex-wrap items-start gap-x-4 gap-y-1">
      <UserAvatar person={user} />
      <div className="min-w-0 flex-1 basis-44">
        <div className="flex flex-wrap items-baseline gap-x-3">
          <Name className="flex min-w-0 items-center gap-1 text-lg font-semibold">
            <bdi className={Name === 'h2' ? 'min-w-0 line-clamp-2' : 'truncate'}>{name}</bdi>
            {!isNameHidden && user.verified && <VerifiedBadge />}
          </Name>
          {beside}
        </div>
        {children}
      </div>
      {!isNameHidden && user.id !== '' && (
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

interface TextOrNoneProps {
  text: string;
  term?: string;
  /** Shown instead of an empty text. */
  none?: string;
}

export function TextOrNone({ text, term = '', none = 'No answer' }: TextOrNoneProps) {
  if (text === '') return <span className="text-text-muted">{none}</span>;
  return <Highlighted text={text} term={term} />;
}

interface AnswersProps {
  answers: readonly QuestionAnswer[];
  term?: string;
}

export function Answers({ answers, term = '' }: AnswersProps) {
  if (answers.length === 0) return <p className="text-text-muted">No questions were asked.</p>;
  return (
    <dl className="in-[.compared]:contents">
      {answers.map(({ question, answer }, index) => (
        <div key={index} className="flex flex-col gap-1 border-t border-border py-3">
          <dt dir="auto" className="text-sm text-text-muted">
            {question}
          </dt>
          <dd dir="auto" className="max-w-prose as-written">
            <TextOrNone text={answer} term={term} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

export const NoneFound = () => (
  <p className="p-6 text-center text-text-muted">
    No applications found. Try adjusting your search or the filters.
  </p>
);

/** A text with the words of a search marked. */
export function Highlighted({ text, term }: { text: string; term: string }) {
  if (term.trim() === '') return text;
  return highlightParts(text, searchWords(term)).map(({ text: part, isMatch }, index) =>
    isMatch ? <mark key={index}>{part}</mark> : part,
  );
}
