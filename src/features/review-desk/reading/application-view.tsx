import type { ReactNode } from 'react';
import { formatNumber } from '@/domain/text';
import { isPending } from '@/domain/join-request';
import { JOB_SEARCH_OPTIONS, optionLabel, workPreferenceLabel } from '@/domain/profile-options';
import type { Application } from '@/domain/review/application';
import { describeLink } from '@/domain/social-links';
import type { User } from '@/domain/user';
import { longDate, timeAgo } from '@/lib/dates';
import { useToday } from '@/lib/hooks/use-today';
import { safeLink } from '@/lib/addresses/safe-link';
import { ACCOUNT_GONE, ALREADY_MEMBER } from '../messages';
import { Answers, ApplicantHeading, Highlighted, joinedText, placeText, TextOrNone } from './applicant-parts';
import { useDeskScreen } from './use-desk-commands';

interface ApplicationViewProps {
  application: Application;
  /** Shown between the applicant and the answers. */
  children: ReactNode;
  /** Renders its parts as rows of the parent grid, aligned with other applications. */
  isInGrid?: boolean;
}

/** The number of rows in a grid. */
export const applicationRows = ({ answers }: Application): number => 3 + Math.max(1, answers.length);

/** A whole application: the applicant in one line, the answers, and the profile (beside them in a wide window). */
export function ApplicationView({ application, children, isInGrid = false }: ApplicationViewProps) {
  const { board, view } = useDeskScreen();
  const { shownAs, areNamesHidden, term } = view;
  useToday();
  const { user, name, role, answers, request } = shownAs(application);
  const isAccountGone = user.id === '';
  const isMember = isPending(request) && board.members.some(({ id }) => id === application.user.id);
  const { yearsOfExperience: years } = user.profileQuestions;
  const profile = !isAccountGone && <Profile user={user} term={term} />;
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
              Applied {timeAgo(request.createdAt) ?? 'at an unknown time'}
            </span>
          </p>
        }
      >
        {isAccountGone ? (
          <p className="text-danger">{ACCOUNT_GONE}</p>
        ) : (
          <FactList
            facts={[role, years === null ? '' : `${formatNumber(years)} yoe`, placeText(user)]}
            term={term}
          />
        )}
        {isMember && <p className="text-sm font-semibold">{ALREADY_MEMBER}</p>}
      </ApplicantHeading>
      {children}
      <div
        className={
          isInGrid ? 'contents' : 'grid grid-cols-1 gap-x-8 gap-y-3 xl:grid-cols-[minmax(0,1fr)_15rem]'
        }
      >
        <section aria-label="Application Responses" className={isInGrid ? 'contents' : ''}>
          <Answers answers={answers} term={term} isInGrid={isInGrid} />
        </section>
        {profile}
      </div>
    </div>
  );
}

const FACTS = 'flex flex-wrap gap-x-1 text-sm wrap-anywhere';

function FactList({ facts, term }: { facts: readonly string[]; term: string }) {
  return (
    <ul className={FACTS}>
      {facts
        .filter((fact) => fact !== '')
        .map((fact, index) => (
          <li key={index} className="not-first:before:text-text-muted not-first:before:content-['·_']">
            <Highlighted text={fact} term={term} />
          </li>
        ))}
    </ul>
  );
}

/** The rest of the profile, which may have changed since the answers were sent. */
function Profile({ user, term }: { user: User; term: string }) {
  const { techStack, workPreference, lookingForOpportunities, salaryExpectations } = user.profileQuestions;
  const { salary, hidden } = salaryExpectations;
  const lines = [
    techStack.join(', '),
    workPreferenceLabel(workPreference),
    optionLabel(JOB_SEARCH_OPTIONS, lookingForOpportunities),
    hidden || salary === null ? '' : `${formatNumber(salary)} USD per year`,
    joinedText(user),
  ];
  const links = user.socialMedia.flatMap(({ platform, url }) => {
    const href = safeLink(url);
    return href === null ? [] : [{ href, label: describeLink(platform, href).label }];
  });
  return (
    <section aria-label="Applicant" className="flex flex-col gap-2 border-t border-border py-3 text-sm">
      <p className="text-text-muted">Profile today</p>
      <p dir="auto" className="max-w-prose as-written">
        <TextOrNone text={user.bio.trim()} term={term} none="No bio available" />
      </p>
      <ul className="flex flex-col gap-0.5 wrap-anywhere">
        {lines
          .filter((line) => line !== '')
          .map((line, index) => (
            <li key={index}>
              <Highlighted text={line} term={term} />
            </li>
          ))}
      </ul>
      {links.length > 0 && (
        <ul aria-label="Links" className="flex flex-wrap gap-x-3">
          {links.map(({ href, label }, index) => (
            <li key={index}>
              <a
                href={href}
                target="_blank"
                rel="noopener noreferrer"
                title={href}
                className="inline-flex min-h-6 items-center underline underline-offset-4"
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
