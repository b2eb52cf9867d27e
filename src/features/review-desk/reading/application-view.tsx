import type { ReactNode } from 'react';
import { formatNumber } from '@/domain/text';
import { isPending, waitedText } from '@/domain/join-request';
import { JOB_SEARCH_OPTIONS, optionLabel, workPreferenceLabel } from '@/domain/profile-options';
import type { Application } from '@/domain/review/application';
import { platformLabel } from '@/domain/social-links';
import type { User } from '@/domain/user';
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
  const { user, name, answers, request } = shown;
  const days = isPending(request) ? daysSince(request.createdAt) : null;
  const more = user.id === '' ? null : <Profile user={user} term={term} />;
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
          <MainFacts application={shown} term={term} />
        )}
      </ApplicantHeading>
      {children}
      {isInGrid && more}
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
      {!isInGrid && more}
    </div>
  );
}

const FACTS = 'flex flex-wrap items-center gap-x-1 text-sm wrap-anywhere';

function FactList({ facts, term }: { facts: readonly string[]; term: string }) {
  return facts
    .filter((fact) => fact !== '')
    .map((fact, index) => (
      <li key={index} className="not-last:after:text-text-muted not-last:after:content-['_·']">
        <Highlighted text={fact} term={term} />
      </li>
    ));
}

function MainFacts({ application: { user, role }, term }: { application: Application; term: string }) {
  const { yearsOfExperience: years } = user.profileQuestions;
  const facts = [role, years === null ? '' : `${formatNumber(years)} yoe`, placeText(user)];
  return (
    <ul className={FACTS}>
      <FactList facts={facts} term={term} />
    </ul>
  );
}

/** The rest of the profile, which may have changed since the answers were sent. */
function Profile({ user, term }: { user: User; term: string }) {
  const { techStack, workPreference, lookingForOpportunities, salaryExpectations } = user.profileQuestions;
  const { salary, hidden } = salaryExpectations;
  const facts = [
    ...techStack,
    workPreferenceLabel(workPreference),
    optionLabel(JOB_SEARCH_OPTIONS, lookingForOpportunities),
    hidden || salary === null ? '' : `${formatNumber(salary)} USD per year`,
    joinedText(user),
  ];
  const links = user.socialMedia.flatMap(({ platform, url }) => {
    const href = safeLink(url);
    return href === null ? [] : [{ platform, href }];
  });
  return (
    <section aria-label="Applicant" className="flex max-w-prose flex-col gap-2">
      <p dir="auto" className="as-written">
        <FoundText text={user.bio.trim()} term={term} none="No bio available" />
      </p>
      <ul className={FACTS}>
        <li className="mr-1 text-text-muted">Profile today</li>
        <FactList facts={facts} term={term} />
      </ul>
      {links.length > 0 && (
        <ul aria-label="Links" className="flex flex-wrap gap-x-3 text-sm">
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
