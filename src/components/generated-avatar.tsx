import type Avatar from 'boring-avatars';
import type { ComponentProps } from 'react';
import { initials } from '@/domain/user';
import { lazyComponent } from '@/ui/lazy-component';
import { PersonPicture, usePicture } from './user-avatar';

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
export function GeneratedAvatar({ username, picture }: GeneratedAvatarProps) {
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
