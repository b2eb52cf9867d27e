import { initials } from '@/domain/initials';
import { personColour } from '@/domain/person-colour';
import { cn } from '@/lib/cn';
import { PersonPicture } from './person-picture';
import { usePicture } from './use-picture';

const SIZES = {
  tiny: 'size-6 text-sm',
  small: 'size-8 text-sm',
  medium: 'size-12 text-base',
  large: 'size-24 text-xl',
} as const;

interface UserAvatarProps {
  name: string;
  /** Gives the person's colour, if it is known. */
  username?: string;
  picture: string | null;
  size?: keyof typeof SIZES;
  className?: string;
}

/**
 * A person's picture over their initials, which show while it is loading, and where there is none or it fails. They
 * stand on the person's colour, or on grey where the picture fails. Cards of people use `GeneratedAvatar` instead.
 * Decorative: the name is next to it.
 */
export function UserAvatar({ name, username = '', picture, size = 'medium', className }: UserAvatarProps) {
  const { source, onFail } = usePicture(picture);
  const hasNotFailed = picture === null || source !== null;
  return (
    <span
      aria-hidden
      data-colour={hasNotFailed ? username && personColour(username) : undefined}
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
