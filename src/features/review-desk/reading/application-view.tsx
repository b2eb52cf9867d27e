import { CalendarDays, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { UserAvatar } from '@/components/user-avatar';
import { VerifiedBadge } from '@/components/verified-badge';
import { formatNumber } from '@/domain/format-number';
import { JOB_SEARCH_OPTIONS, optionLabel, workPreferenceLabel } from '@/domain/profile-options';
import type { Application } from '@/domain/review/application';
import { platformLabel } from '@/domain/social-platforms';
import type { User } from '@/domain/user';
import { cn } from '@/lib/cn';
import { longDate, timeAgo } from '@/lib/dates';
import { withBase } from '@/lib/base-path';
import { paths } from '@/lib/paths';
import { safeLink } from '@/lib/safe-link';
import { Highlighted } from './highlighted';

/** Created once, so that they do not render again for each applicant. */
const PLACE_ICON = <MapPin aria-hidden className="size-3.5 shrink-0" />;
const DATE_ICON = <CalendarDays aria-hidden className="size-3.5 shrink-0" />;

interface ApplicationViewProps {
  application: Application;
  /** What was searched for, to be marked. */
  term: string;
  /** Replaces the name in a blind pass, which hides picture and links too; null to show all. */
  alias: string | null;
  /** Shown between the applicant and the answers. */
  children?: ReactNode;
  /** Its parts are rows of the grid around it, level with those of others; answers are below their questions. */
  isInGrid?: boolean;
}

/** How many rows an application takes in a grid. */
export const applicationRows = ({ answers }: Application): number => 3 + Math.max(1, answers.length);

/** A whole application: the applicant, their profile and links, and the answers next to their questions. */
export function ApplicationView({
  application,
  term,
  alias,
  children,
  isInGrid = false,
}: ApplicationViewProps) {
  const { user, name, answers, request } = application;
  return (
    <div className={isInGrid ? 'contents' : 'flex flex-col gap-5'}>
      <header className="flex flex-wrap items-start gap-x-4 gap-y-1">
        <UserAvatar
          name={alias ?? user.name}
          username={alias === null ? user.username : ''}
          picture={alias === null ? user.profilePicture : null}
        />
        <div className="min-w-0 flex-1 basis-44">
          <h2 className="flex min-w-0 items-center gap-1 text-lg font-semibold">
            <bdi className="min-w-0 line-clamp-2">{alias ?? <Highlighted text={name} term={term} />}</bdi>
            {alias === null && user.verified && <VerifiedBadge />}
          </h2>
          <p className="truncate text-text-muted">
            {alias === null && user.username !== '' && `@${user.username} · `}
            <span title={longDate(request.createdAt) ?? undefined}>
              applied {timeAgo(request.createdAt) ?? 'at an unknown time'}
            </span>
          </p>
          {user.id === '' && <p className="text-danger">This account does not exist any more.</p>}
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
      {children}
      <Profile user={user} role={application.role} term={term} />
      {alias === null ? <Links user={user} isInGrid={isInGrid} /> : isInGrid && <div />}
      <section aria-label="Application Responses" className={isInGrid ? 'contents' : ''}>
        {answers.length === 0 ? (
          <p className="text-text-muted">No questions were asked.</p>
        ) : (
          <dl className={isInGrid ? 'contents' : 'flex flex-col'}>
            {answers.map(({ question, answer }, index) => (
              <div
                key={index}
                className={cn(
                  'grid grid-cols-[minmax(0,1fr)] content-start gap-x-6 gap-y-1 border-t border-border py-3',
                  !isInGrid && 'md:grid-cols-[minmax(0,14rem)_minmax(0,1fr)]',
                )}
              >
                <dt dir="auto" className="text-sm text-text-muted md:pt-0.5">
                  {question}
                </dt>
                <dd dir="auto" className="max-w-prose as-written">
                  {answer === '' ? (
                    <span className="text-text-muted">No answer</span>
                  ) : (
                    <Highlighted text={answer} term={term} />
                  )}
                </dd>
              </div>
            ))}
          </dl>
        )}
      </section>
    </div>
  );
}

function Profile({ user, role, term }: { user: User; role: string; term: string }) {
  const { yearsOfExperience, techStack, workPreference, lookingForOpportunities, salaryExpectations } =
    user.profileQuestions;
  const facts = [
    role,
    yearsOfExperience === null ? '' : `${formatNumber(yearsOfExperience)} yoe`,
    workPreferenceLabel(workPreference),
    optionLabel(JOB_SEARCH_OPTIONS, lookingForOpportunities),
    salaryExpectations.hidden || salaryExpectations.salary === null
      ? ''
      : `${formatNumber(salaryExpectations.salary)} USD per year`,
  ].filter((fact) => fact !== '');
  return (
    <section aria-label="Applicant" className="flex flex-col gap-3">
      {facts.length > 0 && (
        <ul className="flex flex-wrap gap-x-4 gap-y-1 wrap-anywhere">
          {facts.map((fact, index) => (
            <li key={index}>
              <Highlighted text={fact} term={term} />
            </li>
          ))}
        </ul>
      )}
      <p dir="auto" className="max-w-prose as-written">
        {user.bio.trim() === '' ? (
          <span className="text-text-muted">No bio available</span>
        ) : (
          <Highlighted text={user.bio.trim()} term={term} />
        )}
      </p>
      <div className="flex flex-wrap gap-2">
        <Badge icon={PLACE_ICON}>
          {user.location.trim() === '' ? (
            'Location not specified'
          ) : (
            <Highlighted text={user.location.trim()} term={term} />
          )}
        </Badge>
        <Badge icon={DATE_ICON}>Joined {longDate(user.createdAt) ?? 'Not available'}</Badge>
        {techStack.map((tech, index) => (
          <Badge key={index}>
            <Highlighted text={tech} term={term} />
          </Badge>
        ))}
      </div>
    </section>
  );
}

function Badge({ icon, children }: { icon?: ReactNode; children: ReactNode }) {
  return (
    <span className="inline-flex min-w-0 items-center gap-1.5 rounded-full border border-border bg-surface-sunken px-3 py-0.5 text-sm text-text-muted">
      {icon}
      <span className="min-w-0">{children}</span>
    </span>
  );
}

function Links({ user, isInGrid }: { user: User; isInGrid: boolean }) {
  const links = user.socialMedia
    .map(({ platform, url }) => ({ platform, href: safeLink(url) }))
    .filter((link): link is { platform: string; href: string } => link.href !== null);
  if (links.length === 0) return isInGrid && <div />;
  return (
    <ul aria-label="Links" className="flex flex-wrap gap-x-4 gap-y-1 wrap-anywhere">
      {links.map(({ platform, href }, index) => (
        <li key={index}>
          <a
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            title={href}
            className="inline-flex min-h-6 items-center underline underline-offset-4"
          >
            {platformLabel(platform)}
          </a>
        </li>
      ))}
    </ul>
  );
}
