import { useState, type ReactNode } from 'react';
import { formatNumber } from '@/domain/format-number';
import { isPending } from '@/domain/join-request';
import { JOB_SEARCH_OPTIONS, optionLabel, workPreferenceLabel } from '@/domain/profile-options';
import type { Application } from '@/domain/review/application';
import { platformLabel } from '@/domain/social-platforms';
import { waitedText } from '@/domain/waiting';
import { cn } from '@/lib/cn';
import { daysSince, longDate, timeAgo } from '@/lib/dates';
import { useToday } from '@/lib/hooks/use-today';
import { safeLink } from '@/lib/addresses/safe-link';
import { ACCOUNT_GONE } from '../messages';
import { Answers, ApplicantHeading, FoundText, Highlighted, joinedText, placeText } from './applicant-parts';
import { useDeskScreen } from './use-desk-commands';

const LINK = 'inline-flex min-h-6 items-center underline underline-offset-4';

interface ApplicationViewProps {
  application: Application;
  /** Shown between the applicant and the answers. */
  children?: ReactNode;
  /** Its parts are rows of the grid around it, level with those of others; answers are below their questions. */
  isInGrid?: boolean;
}

export const applicationRows = ({ answers }: Application): number => 2 + Math.max(1, answers.length);

/** A whole application: the applicant in a few lines, and the answers next to their questions. */
export function ApplicationView({ application, children, isInGrid = false }: ApplicationViewProps) {
  const { shownAs, areNamesHidden, term } = useDeskScreen().view;
  useToday();
  const shown = shownAs(application);
  const { id, user, name, answers, request } = shown;
  const days = isPending(request) ? daysSince(request.createdAt) : null;
  return (
    <div className={isInGrid ? 'contents' : 'flex flex-col gap-3'}>
      <ApplicantHeading
        user={user}
        isNameHidden={areNamesHidden}
        as="h2"
        name={<Highlighted text={name} term={areNamesHidden ? '' : term} />}
        beside={
          <p className="text-sm wrap-anywhere text-text-muted">
            {user.username !== '' && `@${user.username} · `}
            <span title={longDate(request.createdAt) ?? undefined}>
              {days
                ? `sent ${longDate(request.createdAt)}, no decision yet (${waitedText(days)})`
                : `applied ${timeAgo(request.createdAt) ?? 'at an unknown time'}`}
            </span>
          </p>
        }
      >
        {user.id === '' ? (
          <p className="text-danger">{ACCOUNT_GONE}</p>
        ) : (
          <Facts application={shown} term={term} />
        )}
      </ApplicantHeading>
      {children}
      <Bio key={id} text={user.bio.trim()} term={term} />
      <section aria-label="Application Responses" className={isInGrid ? 'contents' : ''}>
        <Answers
          answers={answers}
          term={term}
          look={{
            list: isInGrid ? 'contents' : 'flex flex-col',
            entry: cn(
              'grid grid-cols-[minmax(0,1fr)] content-start gap-x-6 gap-y-1 border-t border-border py-3',
              !isInGrid && 'md:grid-cols-[minmax(0,14rem)_minmax(0,1fr)]',
            ),
            question: 'text-sm md:pt-0.5',
          }}
        />
      </section>
    </div>
  );
}

/** What the profile says, and the links on it, in one or two lines. */
function Facts({ application, term }: { application: Application; term: string }) {
  const { user, role } = application;
  const { yearsOfExperience, techStack, workPreference, lookingForOpportunities, salaryExpectations } =
    user.profileQuestions;
  const { salary, hidden } = salaryExpectations;
  const facts = [
    role,
    yearsOfExperience === null ? '' : `${formatNumber(yearsOfExperience)} yoe`,
    workPreferenceLabel(workPreference),
    optionLabel(JOB_SEARCH_OPTIONS, lookingForOpportunities),
    hidden || salary === null ? '' : `${formatNumber(salary)} USD per year`,
    placeText(user),
    joinedText(user),
    ...techStack,
  ].filter((fact) => fact !== '');
  const links = user.socialMedia.flatMap(({ platform, url }) => {
    const href = safeLink(url);
    return href === null ? [] : [{ platform, href }];
  });
  return (
    <section aria-label="Applicant" className="flex flex-wrap gap-x-3 text-sm wrap-anywhere">
      <ul className="flex flex-wrap items-center gap-x-1">
        {/* It may have changed since; the answers are what was sent. */}
        <li className="mr-1 text-text-muted">Profile today</li>
        {facts.map((fact, index) => (
          <li key={index} className="not-last:after:text-text-muted not-last:after:content-['_·']">
            <Highlighted text={fact} term={term} />
          </li>
        ))}
      </ul>
      {links.length > 0 && (
        <ul aria-label="Links" className="flex flex-wrap gap-x-3">
          {links.map(({ platform, href }, index) => (
            <li key={index}>
              <a href={href} target="_blank" rel="noopener noreferrer" title={href} className={LINK}>
                {platformLabel(platform)}
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** About what fits into two lines. */
const FOLDED_LENGTH = 160;

/** Two lines of it, so that the answers begin higher; all of it while something is searched for in it. */
function Bio({ text, term }: { text: string; term: string }) {
  const [isWhole, setWhole] = useState(false);
  const isLong = text.length > FOLDED_LENGTH || text.split('\n').length > 2;
  const isFolded = isLong && !isWhole && term.trim() === '';
  return (
    <div className="max-w-prose">
      <p dir="auto" className={cn('as-written', isFolded && 'line-clamp-2 print:line-clamp-none')}>
        <FoundText text={text} term={term} none="No bio available" />
      </p>
      {isLong && term.trim() === '' && (
        <button
          type="button"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
          className={`${LINK} text-sm print:hidden`}
        >
          {isWhole ? 'Show less' : 'Show all'}
        </button>
      )}
    </div>
  );
}
