import { useEffect, useState, type CSSProperties } from 'react';
import { initials, personColour, type User } from '@/domain/user';
import { safeLink } from '@/lib/addresses/safe-link';
import { cn } from '@/lib/cn';
import { listen } from '@/lib/listen';

const SIZES = {
  tiny: 'size-6 text-sm',
  small: 'size-8 text-sm',
  medium: 'size-12 text-base',
  large: 'size-24 text-xl',
} as const;

interface UserAvatarProps {
  /** The username determines the colour. */
  person: Pick<User, 'name' | 'username' | 'profilePicture'>;
  size?: keyof typeof SIZES;
  className?: string;
}

/**
 * A person's picture over their initials, which are visible while it loads, if there is none, and (on grey) if it
 * fails. Cards of people use `GeneratedAvatar` instead. Decorative: the name is beside it.
 */
export function UserAvatar({ person, size = 'medium', className }: UserAvatarProps) {
  const { name, username, profilePicture: picture } = person;
  const { source, onFail } = usePicture(picture);
  const hasFailed = picture !== null && source === null;
  const colour = hasFailed || username === '' ? undefined : personColour(username);
  return (
    <span
      aria-hidden
      data-colour={colour}
      style={colour ? ({ '--avatar': `var(--avatar-${colour})` } as CSSProperties) : undefined}
      className={cn(
        'relative grid shrink-0 place-items-center overflow-hidden rounded-full border border-border bg-placeholder select-none',
        SIZES[size],
        className,
      )}
    >
      {initials(name || username)}
      {source !== null && <PersonPicture source={source} onFail={onFail} />}
    </span>
  );
}

export function PersonPicture({ source, onFail }: { source: string; onFail: () => void }) {
  return (
    <img
      src={source}
      alt=""
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      onError={onFail}
      className="absolute inset-0 size-full object-cover"
    />
  );
}

/**
 * The source of a person's picture: an http or https URL that hasn't failed to load. A failed picture is retried when
 * the connection is back.
 */
export function usePicture(picture: string | null): { source: string | null; onFail: () => void } {
  const [failed, setFailed] = useState<string | null>(null);
  useEffect(
    () => (failed === null ? undefined : listen(window, ['online'], () => setFailed(null))),
    [failed],
  );
  const source = picture === null ? null : safeLink(picture);
  return { source: source === failed ? null : source, onFail: () => setFailed(source) };
}

/** The badge of a verified person. Render it only if `verified` is true. */
export function VerifiedBadge() {
  return (
    <svg role="img" aria-label="Verified" viewBox="0 0 24 24" className="size-4 shrink-0 text-success">
      <g fill="currentColor">
        <rect x="4" y="4" width="16" height="16" rx="4" />
        <rect x="4" y="4" width="16" height="16" rx="4" transform="rotate(45 12 12)" />
      </g>
      <path d="m8 12 3 3 5-6" className="fill-none stroke-surface-raised" strokeWidth="2.25" />
    </svg>
  );
}
