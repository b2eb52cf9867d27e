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
import { useDeskContext } from './desk-context';

interface ApplicationViewProps {
  application: Application;
  /** Shown between the applicant and the answers. */
  children: ReactNode;
}

/**
 * A whole application: the applicant in one line, the answers, and the profile (beside them in a wide window). In the
 * comparison, the parts are rows of the parent grid (`in-[.compared]`), aligned with those of the other applications.
 */
export function ApplicationView({ application, children }: ApplicationViewProps) {
  const { board, view } = useDeskContext();
  const { shownAs, areNamesHidden, term } = view;
  useToday();
  const { user, name, role, answers, request } = shownAs(application);
  const isAccountGone = user.id === '';
  const isMember = isPending(request) && board.members.some(({ id }) => id === application.user.id);
  const { yearsOfExperience: years } = user.profileQuestions;
  const facts = [role, years === null ? '' : `${formatNumber(years)} yoe`, placeText(user)].filter(Boolean);
  return (
    <div className="flex flex-col gap-3 in-[.compared]:contents">
      <ApplicantHeading
        user={user}
        isNameHidden={areNamesHidden}
        as="h2"
        name={<Highlighted text={name} term={areNamesHidden ? '' : term} />}
        beside={
          <p className="text-sm wrap-anywhere text-text-muted">
            {user.username !== '' && `@${user.username} · `}
            <span title={longDate(request.createdAt) ?? undefined}>
              Applied {timeAgo(request.createdAt) ?? 'on an unknown date'}
            </span>
          </p>
        }
      >
        {isAccountGone ? (
          <p className="text-danger">{ACCOUNT_GONE}</p>
        ) : (
          <ul className="flex flex-wrap gap-x-1 text-sm wrap-anywhere">
            {facts.map((fact, index) => (
              <li key={index} className="not-first:before:text-text-muted not-first:before:content-['·_']">
                <Highlighted text={fact} term={term} />
              </li>
            ))}
          </ul>
        )}
        {isMember && <p className="text-sm font-semibold">{ALREADY_MEMBER}</p>}
      </ApplicantHeading>
      {children}
      <div className="grid grid-cols-1 gap-x-8 gap-y-3 xl:grid-cols-[minmax(0,1fr)_15rem] in-[.compared]:contents">
        <section aria-label="Application Responses" className="in-[.compared]:contents">
          <Answers answers={answers} term={term} />
        </section>
        {!isAccountGone && <Profile user={user} term={term} />}
      </div>
    </div>
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
      <p className="text-text-muted">Current profile</p>
      <p dir="auto" className="max-w-prose as-written">
        <TextOrNone text={user.bio.trim()} term={term} none="No bio available" />
      </p>
      <ul className="flex flex-col gap-0.5 wrap-anywhere">
        {lines.filter(Boolean).map((line, index) => (
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
