import type Avatar from 'boring-avatars';
import { useState, type ComponentProps } from 'react';
import { initials, type User } from '@/domain/user';
import { safeLink } from '@/lib/addresses/safe-link';
import { cn } from '@/lib/cn';
import { tinted } from '@/ui/cover';
import { lazyComponent } from '@/ui/lazy-component';

const SIZES = {
  tiny: 'size-6 text-sm',
  small: 'size-8 text-sm',
  medium: 'size-12 text-base',
  large: 'size-24 text-xl font-semibold',
} as const;

/** Loaded with the first avatar without a picture, so that it doesn't delay the list on `/`. */
const GeneratedAvatar = lazyComponent<ComponentProps<typeof Avatar>>(
  async () => (await import('boring-avatars')).default,
  { failed: () => null },
);
const TINTS = ['var(--tint-1)', 'var(--tint-2)', 'var(--tint-3)'];

interface UserAvatarProps {
  person: Pick<User, 'name' | 'username' | 'profilePicture'>;
  size?: keyof typeof SIZES;
  className?: string;
}

/**
 * A person's picture, or a drawing generated from the username. The large one has initials over the drawing. A picture
 * that fails to load leaves initials on grey. Decorative: the name is beside it.
 */
export function UserAvatar({ person, size = 'medium', className }: UserAvatarProps) {
  const { name, username, profilePicture: picture } = person;
  const [failed, setFailed] = useState<string | null>(null);
  const url = picture === null ? null : safeLink(picture);
  const source = url === failed ? null : url;
  const seed = username || name;
  const hasDrawing = seed !== '' && (picture === null || source !== null);
  return (
    <span
      aria-hidden
      {...(hasDrawing && tinted(seed))}
      className={cn(
        'relative grid shrink-0 place-items-center overflow-hidden rounded-full border border-border bg-placeholder select-none',
        SIZES[size],
        className,
      )}
    >
      {hasDrawing && source === null && (
        <GeneratedAvatar
          variant="bauhaus"
          name={seed}
          colors={TINTS}
          square
          size="100%"
          className="absolute inset-0"
        />
      )}
      {(!hasDrawing || size === 'large') && <span className="relative">{initials(name || username)}</span>}
      {source !== null && (
        <img
          src={source}
          alt=""
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => setFailed(source)}
          className="absolute inset-0 size-full object-cover"
        />
      )}
    </span>
  );
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
