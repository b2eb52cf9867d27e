import type Avatar from 'boring-avatars';
import { Fragment, type ComponentProps, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { MEMBER_CARD_TECH_MAX } from '@/domain/limits';
import { isLongTech, isOpenToWork, memberFacts, moreText } from '@/domain/member';
import { displayName, initials, type User } from '@/domain/user';
import { cn } from '@/lib/cn';
import { paths } from '@/lib/addresses/paths';
import { lazyComponent } from '@/ui/lazy-component';
import { Skeleton } from '@/ui/skeleton';
import { PersonPicture, usePicture } from './user-avatar';

/** The minimum height in FRAME, from which a long list computes its total height. */
export const MEMBER_CARD_HEIGHT_PX = 148;
const FRAME = 'flex h-full min-h-37 flex-col rounded-card border border-border bg-surface-raised p-4';

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
        <GeneratedAvatar username={member.username || member.id} picture={member.profilePicture} />
        <div className="min-w-0 flex-1">
          <Link
            to={paths.profile(member.id)}
            className="block rounded-control font-semibold after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-focus"
          >
            <bdi className="block w-fit max-w-full truncate">{displayName(member)}</bdi>
          </Link>
          {/* Two lines each, so that nothing is cut with wider text spacing (WCAG 1.4.12). */}
          <p className="line-clamp-2 text-sm text-text-muted">
            {memberFacts(member).map((fact, index) => (
              <Fragment key={fact}>
                {index > 0 && <span aria-hidden> · </span>}
                <bdi>{fact}</bdi>
              </Fragment>
            ))}
          </p>
          {(isLooking || member.location !== '') && (
            <p className="mt-1 line-clamp-2 text-sm text-text-muted">
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
        <ul className="mt-auto flex gap-1.5 pt-3" aria-label="Tech stack">
          {techStack.slice(0, MEMBER_CARD_TECH_MAX).map((tech, index) => (
            <li
              key={`${tech}-${index}`}
              dir="auto"
              // Long names shrink first. The high factor keeps short ones intact: losing a hundredth of a pixel would
              // cut off their last letter.
              className={cn(CHIP, 'min-w-0 truncate', isLongTech(tech) && 'shrink-9999')}
            >
              {tech}
            </li>
          ))}
          {more > 0 && <li className={cn(CHIP, 'tabular shrink-0')}>{moreText(more)}</li>}
        </ul>
      )}
    </article>
  );
}

export function MemberCardSkeleton() {
  return (
    <div className={FRAME}>
      <PersonSkeleton line="w-1/2" />
      <div className="mt-auto flex gap-1.5 pt-3">
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

/** Loaded with the first avatar, so that it doesn't delay the list on `/`. */
const BoringAvatar = lazyComponent<ComponentProps<typeof Avatar>>(
  async () => (await import('boring-avatars')).default,
  {
    failed: ({ name = '' }) => <span className="grid size-full place-items-center">{initials(name)}</span>,
  },
);

/** The muted colours of tokens.css. Yellow and red have other meanings. */
const COLOURS = [1, 2, 3, 4, 5].map((colour) => `var(--avatar-${colour})`);

interface GeneratedAvatarProps {
  /** The seed of the drawing: a username always gives the same picture. */
  username: string;
  picture: string | null;
}

/**
 * A person's picture, or a drawing generated from the username if there is none or it fails to load. For cards of
 * people; other places fall back to initials (`UserAvatar`). Decorative: the name is beside it.
 */
function GeneratedAvatar({ username, picture }: GeneratedAvatarProps) {
  const { source, onFail } = usePicture(picture);
  return (
    <span
      aria-hidden
      className="relative block size-12 shrink-0 overflow-hidden rounded-full border border-border bg-placeholder"
    >
      {source !== null ? (
        <PersonPicture source={source} onFail={onFail} />
      ) : (
        <BoringAvatar variant="bauhaus" name={username} colors={COLOURS} square size="100%" />
      )}
    </span>
  );
}
