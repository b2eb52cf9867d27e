import { initials } from '@/domain/initials';
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
  username?: string;
  picture: string | null;
  size?: keyof typeof SIZES;
  className?: string;
}

/**
 * A person's picture over their initials, which show where there is no picture, it fails, or is still on its way (spec
 * section 2, 'Profile page' and 'Board card'); cards of people have `GeneratedAvatar`. Decoration: the name stands beside it.
 */
export function UserAvatar({ name, username = '', picture, size = 'medium', className }: UserAvatarProps) {
  const { source, onFail } = usePicture(picture);
  return (
    <span
      aria-hidden
      className={cn(
        'relative grid shrink-0 place-items-center overflow-hidden rounded-full border border-border bg-placeholder font-semibold text-text-muted select-none',
        SIZES[size],
        className,
      )}
    >
      {initials(name || username)}
      {source !== null && <PersonPicture source={source} onFail={onFail} />}
    </span>
  );
}
