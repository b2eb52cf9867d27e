import type { ReactNode } from 'react';
import { formatNumber } from '@/domain/format-number';
import { isPending } from '@/domain/join-request';
import { JOB_SEARCH_OPTIONS, optionLabel, workPreferenceLabel } from '@/domain/profile-options';
import type { Application } from '@/domain/review/application';
import { platformLabel } from '@/domain/social-platforms';
import type { User } from '@/domain/user';
import { waitedText } from '@/domain/waiting';
import { cn } from '@/lib/cn';
import { daysSince, longDate, timeAgo } from '@/lib/dates';
import { safeLink } from '@/lib/addresses/safe-link';
import {
  ApplicantBadges,
  ApplicantBio,
  ApplicantHeading,
  Badge,
  FoundText,
  Highlighted,
} from './applicant-parts';

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
  const days = isPending(request) ? daysSince(request.createdAt) : null;
  return (
    <div className={isInGrid ? 'contents' : 'flex flex-col gap-5'}>
      <ApplicantHeading user={user} alias={alias} as="h2" name={<Highlighted text={name} term={term} />}>
        <p className="text-text-muted wrap-anywhere">
          {alias === null && user.username !== '' && `@${user.username} · `}
          <span title={longDate(request.createdAt) ?? undefined}>
            {days
              ? `sent ${longDate(request.createdAt)}, no decision yet (${waitedText(days)})`
              : `applied ${timeAgo(request.createdAt) ?? 'at an unknown time'}`}
          </span>
        </p>
        {user.id === '' && <p className="text-danger">This account does not exist any more.</p>}
      </ApplicantHeading>
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
                  <FoundText text={answer} term={term} />
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
          {/* It may have changed since; the answers are what was sent. */}
          <li className="text-text-muted">Profile today</li>
          {facts.map((fact, index) => (
            <li key={index}>
              <Highlighted text={fact} term={term} />
            </li>
          ))}
        </ul>
      )}
      <ApplicantBio user={user} term={term} />
      <ApplicantBadges user={user} term={term}>
        {techStack.map((tech, index) => (
          <Badge key={index}>
            <Highlighted text={tech} term={term} />
          </Badge>
        ))}
      </ApplicantBadges>
    </section>
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
