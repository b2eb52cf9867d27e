import type Avatar from 'boring-avatars';
import type { ComponentProps } from 'react';
import { initials } from '@/domain/member';
import { lazyComponent } from '@/ui/lazy-component';
import { PersonPicture, usePicture } from './user-avatar';

/** Loaded with the first avatar that is drawn; the list on `/` does not wait for it. */
const BoringAvatar = lazyComponent<ComponentProps<typeof Avatar>>(
  async () => (await import('boring-avatars')).default,
  {
    failed: ({ name = '' }) => <span className="grid size-full place-items-center">{initials(name)}</span>,
  },
);

/** The muted colours of tokens.css; yellow and red have meanings of their own. */
const COLOURS = [1, 2, 3, 4, 5].map((colour) => `var(--avatar-${colour})`);

interface GeneratedAvatarProps {
  /** The seed of the drawing: the same username always gives the same picture. */
  username: string;
  picture: string | null;
}

/**
 * A person's picture, or one drawn from the username where there is none or it fails to load. Used on cards of
 * people; everywhere else the fallback is the initials (`UserAvatar`). Decorative: the name is next to it.
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
