import { Briefcase, Building2, CalendarDays, Clock, MapPin, Wallet, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { SocialLinks } from '@/components/social-links';
import { pluralize } from '@/domain/text';
import { roleLabel, workPreferenceLabel } from '@/domain/profile-options';
import { salaryText } from '@/domain/typed-number';
import type { User } from '@/domain/user';
import { monthAndYear } from '@/lib/dates';
import { paths } from '@/lib/addresses/paths';
import { SIDE_COLUMN } from '@/ui/page';
import { FACT_GRID } from './profile-skeleton';

interface Fact {
  label: string;
  value: string;
  Icon: LucideIcon;
}

/** Facts about a user's work in reading order, without empty ones. */
function factsOf({ location, createdAt, profileQuestions: questions }: User): Fact[] {
  const { yearsOfExperience: years, salaryExpectations } = questions;
  const { salary, hidden } = salaryExpectations;
  const facts: Fact[] = [
    { label: 'Role', value: roleLabel(questions.role, questions.customRole), Icon: Briefcase },
    { label: 'Years of experience', value: years === null ? '' : pluralize(years, 'year'), Icon: Clock },
    { label: 'Location', value: location, Icon: MapPin },
    { label: 'Work preference', value: workPreferenceLabel(questions.workPreference), Icon: Building2 },
    {
      label: 'Salary expectations',
      // A hidden salary isn't shown to anyone, not even the owner.
      value: salary === null || hidden ? '' : salaryText(salary),
      Icon: Wallet,
    },
    { label: 'Member since', value: monthAndYear(createdAt) ?? '', Icon: CalendarDays },
  ];
  return facts.filter(({ value }) => value !== '');
}

export function ProfileDetails({ user }: { user: User }) {
  const facts = factsOf(user);
  const { techStack } = user.profileQuestions;
  return (
    <div className={`mt-6 print:mt-3 ${SIDE_COLUMN}`}>
      <div className="flex min-w-0 flex-col gap-6 print:gap-3">
        {user.bio !== '' && (
          <p dir="auto" className="max-w-prose wrap-anywhere as-written print:max-w-none">
            {user.bio}
          </p>
        )}
        {techStack.length > 0 && (
          <ul aria-label="Tech stack" className="flex flex-wrap gap-2 print:gap-1">
            {techStack.map((tech, index) => (
              <li
                key={`${tech}-${index}`}
                className="max-w-full rounded-control border border-border bg-surface-sunken text-sm wrap-anywhere hover:border-border-strong"
              >
                {/* Links to people with the same technology. */}
                <Link
                  to={`${paths.home()}?${new URLSearchParams({ mode: 'member', tech })}`}
                  className="block rounded-control px-2 py-0.5"
                >
                  <bdi>{tech}</bdi>
                </Link>
              </li>
            ))}
          </ul>
        )}
        <SocialLinks links={user.socialMedia} />
      </div>
      {facts.length > 0 && (
        <dl className={FACT_GRID}>
          {facts.map(({ label, value, Icon }) => (
            <div key={label} className="relative min-w-0 pl-7">
              <dt className="text-sm text-text-muted">
                <Icon aria-hidden className="absolute top-0.5 left-0 size-5" />
                {label}
              </dt>
              <dd dir="auto" className="tabular wrap-anywhere">
                {value}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
