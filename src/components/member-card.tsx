import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { MEMBER_CARD_TECH_MAX } from '@/domain/limits';
import { isOpenToWork, memberFacts } from '@/domain/member';
import { displayName, type User } from '@/domain/user';
import { cn } from '@/lib/cn';
import { paths } from '@/lib/addresses/paths';
import { Skeleton } from '@/ui/skeleton';
import { UserAvatar } from './user-avatar';

/** The usual height, from which a long list estimates its scroll height. */
export const MEMBER_CARD_HEIGHT_PX = 148;
const FRAME = 'rounded-card border border-border bg-surface-raised p-4';

const CHIP = 'rounded-control bg-surface-sunken px-2 py-0.5 text-sm text-text-muted';

interface MemberCardProps {
  member: User;
  /** A control on the card, such as a remove button. */
  action?: ReactNode;
}

/** A person in a list. The whole card is one link to the profile. */
export function MemberCard({ member, action }: MemberCardProps) {
  const { techStack } = member.profileQuestions;
  const isLooking = isOpenToWork(member);
  const more = techStack.length - MEMBER_CARD_TECH_MAX;
  return (
    <article className={cn(FRAME, 'relative transition-colors duration-150 hover:border-border-strong')}>
      <div className="flex items-start gap-3">
        <UserAvatar person={member} />
        <div className="min-w-0 flex-1">
          <Link
            to={paths.profile(member.id)}
            className="block rounded-control font-semibold after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-focus"
          >
            <bdi className="block w-fit max-w-full truncate">{displayName(member)}</bdi>
          </Link>
          {/* Four lines each, so that nothing is cut with wider text spacing (WCAG 1.4.12). */}
          <p className="line-clamp-4 text-sm text-text-muted">
            {memberFacts(member).map((fact, index) => (
              <Fragment key={fact}>
                {index > 0 && <span aria-hidden> · </span>}
                <bdi>{fact}</bdi>
              </Fragment>
            ))}
          </p>
          {(isLooking || member.location !== '') && (
            <p className="mt-1 line-clamp-4 text-sm text-text-muted">
              {isLooking && (
                <span className="mr-2 inline-block rounded-full border border-border-strong px-2 font-semibold text-text">
                  Open to Work
                </span>
              )}
              <bdi>{member.location}</bdi>
            </p>
          )}
        </div>
        {action && <div className="relative z-10 -mt-1 -mr-1">{action}</div>}
      </div>
      {techStack.length > 0 && (
        <ul className="mt-3 flex flex-wrap gap-1.5" aria-label="Tech stack">
          {techStack.slice(0, MEMBER_CARD_TECH_MAX).map((tech, index) => (
            <li key={`${tech}-${index}`} dir="auto" className={cn(CHIP, 'max-w-full truncate')}>
              {tech}
            </li>
          ))}
          {more > 0 && <li className={cn(CHIP, 'tabular')}>{`+${more} more`}</li>}
        </ul>
      )}
    </article>
  );
}

export function MemberCardSkeleton() {
  return (
    <div className={FRAME}>
      <PersonSkeleton line="w-1/2" />
      <div className="mt-3 flex gap-1.5">
        <Skeleton className="h-6 w-20" />
        <Skeleton className="h-6 w-16" />
        <Skeleton className="h-6 w-14" />
      </div>
    </div>
  );
}

/** The skeleton of a person's picture and name with a line below. @param line the classes of that line's width */
export function PersonSkeleton({ line }: { line: string }) {
  return (
    <div className="flex items-start gap-3">
      <Skeleton className="size-12 shrink-0 rounded-full" />
      <div className="flex-1 space-y-2 pt-1">
        <Skeleton className="h-4 w-2/3" />
        <Skeleton className={cn('h-3', line)} />
      </div>
    </div>
  );
}
